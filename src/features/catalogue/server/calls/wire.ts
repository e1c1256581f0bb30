/** Maps models to the names of the JSON API. */
import type { Incident } from "#features/catalogue/facts.ts";
import {
  networkIconPath,
  tokenIconPath,
  type Category,
  type Dapp,
  type HomeSection,
  type HotSearch,
  type Network,
  type Nft,
  type Promotion,
  type Token,
  type TokenStandards,
} from "#features/catalogue/model.ts";
import type {
  WireNetwork,
  WireCategory,
  WireDapp,
  WirePromotion,
  WireSection,
  WireToken,
} from "#features/catalogue/schema.ts";
import { listingPath } from "#features/catalogue/listings/listing-paths.ts";
import type { UnknownWebsite } from "#features/catalogue/server/browse.ts";
import type { StoreSearchPage } from "#features/catalogue/server/listings/search-store.ts";
import type { KnownToken } from "#features/catalogue/server/listings/token-standards.ts";

export const toWireNetwork = (network: Network): WireNetwork => ({
  hid: network.id,
  title: network.title,
  ns: network.namespace,
  icon_url: networkIconPath(network.key),
  metadata: JSON.stringify({
    chain_id: network.chainId ?? "",
    code: network.code,
    decimals: network.decimals,
    evm: network.isEvm,
  }),
  deprecated: network.isDeprecated,
  key: network.key,
  symbol: network.symbol,
});

export const toWireStandards = (standards: TokenStandards) =>
  Object.fromEntries(
    Object.entries(standards).map(([namespace, entries]) => [
      namespace,
      entries.map(({ key, type, networks }) => ({ key, type, chains: [...networks] })),
    ]),
  );

export const toWireCategory = ({ id, title, order, type, key }: Category): WireCategory => ({
  hid: id,
  title,
  m_index: order,
  category_type: type,
  key,
});

export const toWireIncident = ({ amountUsd, returned, ...incident }: Incident) => ({
  ...incident,
  amount_usd: amountUsd ?? null,
  returned: returned ?? null,
});

export const toWireDapp = (dapp: Dapp): WireDapp => ({
  hid: dapp.id,
  title: dapp.title,
  url: dapp.url,
  desc: dapp.description,
  icon_url: dapp.iconPath,
  kind: dapp.kind,
  category_ids: [...dapp.categoryIds],
  chains: [...dapp.networks],
  other_chains: [...dapp.otherNetworks],
  tokens: [...dapp.tokens],
  token_changes: [...dapp.tokenChanges],
  audits: dapp.audits.map((audit) => ({ ...audit })),
  incidents: dapp.incidents.map(toWireIncident),
  contracts: dapp.contracts.map(({ network, address, label }) => ({ chain: network, address, label })),
  tp_connect: dapp.connection,
  create_time: dapp.listedAt.toISOString(),
  update_time: dapp.changedAt.toISOString(),
});

const toWireUnknownWebsite = ({ host, isLookAlike, nearest }: UnknownWebsite) => ({
  host,
  look_alike: isLookAlike,
  nearest: nearest.map(toWireDapp),
});

const toWireFoundToken = (token: Token) => ({
  chain: token.network,
  address: token.address,
  name: token.name,
  symbol: token.symbol,
  decimals: token.decimals,
  icon_url: tokenIconPath(token),
  page_url: listingPath("token", token),
});

const toWireFoundNft = (nft: Nft) => ({
  chain: nft.network,
  address: nft.address,
  name: nft.name,
  standard: nft.standard,
  icon_url: nft.logo,
  page_url: listingPath("nft", nft),
});

/** The fields beside the results; those that say nothing are left out. */
export const toWireSearch = ({
  total,
  didYouMean,
  alternatives,
  counts,
  unknownWebsite,
  tokens,
  nfts,
}: StoreSearchPage) => ({
  total,
  ...(didYouMean !== null && { did_you_mean: didYouMean }),
  ...(alternatives.length > 0 && { alternatives: alternatives.map(toWireDapp) }),
  ...(counts && {
    counts: {
      categories: entries(counts.categories).map(([hid, count]) => ({ hid, count })),
      chains: entries(counts.networks).map(([key, count]) => ({ key, count })),
    },
  }),
  ...(unknownWebsite && { unknown_website: toWireUnknownWebsite(unknownWebsite) }),
  ...(tokens.length > 0 && { tokens: tokens.map(toWireFoundToken) }),
  ...(nfts.length > 0 && { nfts: nfts.map(toWireFoundNft) }),
});

const entries = <Key>(counts: ReadonlyMap<Key, number>): [Key, number][] =>
  [...counts].filter(([, count]) => count > 0);

export const toWireSection = ({ id, title, key, dapps }: HomeSection): WireSection => ({
  hid: id,
  title,
  type: "list",
  key,
  list: dapps.map(toWireDapp),
});

export const toWirePromotion = (promotion: Promotion): WirePromotion => ({
  hid: promotion.id,
  title: promotion.title,
  img_url: promotion.imagePath,
  object: { url: promotion.url },
  start_time: promotion.startsAt.toISOString(),
  end_time: promotion.endsAt?.toISOString() ?? null,
});

export const toWireHotSearch = ({ id, text }: HotSearch) => ({ hid: id, title: text });

export const toWireToken = (token: KnownToken): WireToken => ({
  ns: token.namespace,
  chain_id: token.chainId,
  address: token.address,
  symbol: token.symbol,
  name: token.name,
  decimals: token.decimals,
  icon_url: tokenIconPath(token),
  price: null,
  dapp_hid: token.dappId,
});
