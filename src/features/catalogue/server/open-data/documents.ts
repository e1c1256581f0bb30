/** The open data documents, in the names of the JSON API. */
import {
  dappIconPath,
  dappPagePath,
  networkIconPath,
  tokenIconPath,
  type Category,
  type DappRecord,
  type Network,
  type Nft,
} from "#features/catalogue/model.ts";
import { toWireIncident } from "#features/catalogue/server/calls/wire.ts";
import { listingPath } from "#features/catalogue/listings/listing-paths.ts";
import type { TokenList, TokenListEntry } from "#features/catalogue/token-list.ts";
import { toTokenExtension, type ProofsByListing } from "./listing-proofs.ts";

/** The data has this project's licence. Names and trademarks belong to their owners. */
export const DATA_LICENSE = { name: "MIT", url: "https://spdx.org/licenses/MIT.html" } as const;

const DOCUMENTS = [
  { path: "/data/dapps.json", about: "All listed DApps, in every language they are described in" },
  { path: "/data/networks.json", about: "The networks, those that have ended too" },
  { path: "/data/tokens.json", about: "The tokens, as a token list (tokenlists.org)" },
  { path: "/data/nfts.json", about: "The NFT collections" },
  {
    path: "/data/decisions.json",
    about: "How review stands: what waits, how long decisions take, how they turn out",
  },
  { path: "/data/ownership.json", about: "Which projects have proven their website or contract, and how" },
  { path: "/data/releases.json", about: "The releases of the wallet, with their hashes" },
] as const;

interface IndexFacts {
  readonly brandName: string;
  readonly origin: string;
  /** When the facts of a DApp last changed. */
  readonly updated: Date | null;
  readonly isOffered: (path: string) => boolean;
}

/** The index of the open data, with its licence. */
export const toOpenIndex = ({ brandName, origin, updated, isOffered }: IndexFacts) => ({
  name: `${brandName} open data`,
  license: DATA_LICENSE,
  updated: updated?.toISOString() ?? null,
  documents: DOCUMENTS.filter(({ path }) => isOffered(path)).map(({ path, about }) => ({
    url: origin + path,
    about,
  })),
});

/** Addresses are absolute, because the data is read elsewhere. */
export const toOpenDapp = (
  dapp: DappRecord,
  categories: ReadonlyMap<number, Pick<Category, "key">>,
  { origin, proofs }: { readonly origin: string; readonly proofs: ProofsByListing },
) => ({
  hid: dapp.id,
  title: dapp.title,
  url: dapp.url,
  page_url: origin + dappPagePath(dapp.id),
  icon_url: new URL(dapp.icon ?? dappIconPath(dapp.id), origin).href,
  screenshots: dapp.screenshots.map((path) => new URL(path, origin).href),
  desc: dapp.desc,
  kind: dapp.kind,
  categories: dapp.categoryIds.flatMap((id) => categories.get(id)?.key ?? []),
  chains: dapp.networks,
  other_chains: dapp.otherNetworks,
  tokens: dapp.tokens,
  token_changes: dapp.tokenChanges,
  contracts: dapp.contracts.map(({ network, address, label }) => ({ chain: network, address, label })),
  audits: dapp.audits,
  incidents: dapp.incidents.map(toWireIncident),
  tp_connect: dapp.connection,
  referral: dapp.referral,
  fees: dapp.fees,
  languages: dapp.languages,
  sources: dapp.sources,
  ownership: (proofs.get(dappPagePath(dapp.id)) ?? []).map(({ open }) => open),
  create_time: dapp.listedAt.toISOString(),
  update_time: dapp.changedAt.toISOString(),
});

export const toOpenNetwork = (network: Network, origin: string) => ({
  hid: network.id,
  key: network.key,
  title: network.title,
  former_names: network.formerNames,
  ns: network.namespace,
  chain_id: network.chainId,
  symbol: network.symbol,
  decimals: network.decimals,
  evm: network.isEvm,
  status: network.status,
  deprecated: network.isDeprecated,
  note: network.note,
  explorers: network.explorers,
  icon_url: origin + networkIconPath(network.key),
});

export const toOpenNft = (
  nft: Nft,
  networks: ReadonlyMap<string, Pick<Network, "chainId">>,
  origin: string,
) => ({
  chain: nft.network,
  chain_id: networks.get(nft.network)?.chainId ?? null,
  standard: nft.standard,
  address: nft.address,
  title: nft.name,
  url: nft.website,
  desc: nft.description,
  marketplaces: nft.marketplaces,
  icon_url: origin + nft.logo,
  create_time: nft.listedAt.toISOString(),
  update_time: nft.changedAt.toISOString(),
});

/** Names in a token list may contain only letters, digits and spaces, at most 30. */
const plainName = (name: string): string =>
  name
    .replaceAll(/[^\w ]/g, "")
    .trim()
    .slice(0, 30)
    .trim();

/** The list without its tokens. */
export const toTokenListHead = ({ version, changedAt }: TokenList, name: string) => ({
  name: plainName(`${name} Tokens`),
  timestamp: changedAt.toISOString(),
  version,
  keywords: ["wallet", "dapps"],
});

export const toOpenToken = (
  { dappId, network, logo, ...token }: TokenListEntry,
  { origin, proofs }: { readonly origin: string; readonly proofs: ProofsByListing },
) => ({
  ...token,
  logoURI: origin + tokenIconPath({ dappId, network, logo: logo ?? null }),
  ...toTokenExtension(proofs.get(listingPath("token", { network, address: token.address }))),
});
