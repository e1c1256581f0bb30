/** Finds DApps through the JSON API and maps them to the model's names. */
import type { FoundDapp, FoundListing, UnknownWebsite } from "#features/catalogue/stored/found-dapps.ts";
import { api, RefusedCall } from "./client.ts";
import type { ApiCalls } from "./generated/calls.ts";

type WireDapp = ApiCalls["get"]["/v1/application/listbyids_new"]["answer"]["data"][number];

const toFound = (dapp: WireDapp): FoundDapp => ({
  id: dapp.hid,
  title: dapp.title,
  url: dapp.url,
  description: dapp.desc,
  iconPath: dapp.icon_url,
  categoryIds: dapp.category_ids,
  networks: dapp.chains,
  otherNetworks: dapp.other_chains,
  audits: dapp.audits.map(({ firm }) => firm),
  listedAt: dapp.create_time,
});

/** §3: only DApps whose address contains http. */
const toFoundDapps = (dapps: readonly WireDapp[]): FoundDapp[] =>
  dapps.filter(({ url }) => url.includes("http")).map(toFound);

/** Rejects with a RefusedCall if the server refuses. */
export async function dappsByIds(ids: readonly string[], language: string): Promise<FoundDapp[]> {
  const answer = await api.get("/v1/application/listbyids_new", { query: { ids: ids.join(",") }, language });
  if (!answer.ok) throw new RefusedCall(answer);
  return toFoundDapps(answer.data);
}

export interface SearchAnswer {
  readonly found: readonly FoundDapp[];
  /** Set if the search text is a website that no listed DApp has. */
  readonly website: UnknownWebsite | null;
  readonly listings: readonly FoundListing[];
}

interface Search {
  readonly key: string;
  readonly network?: string | undefined;
  readonly count: number;
  readonly language: string;
  readonly signal: AbortSignal;
}

interface WireListing {
  readonly name: string;
  readonly icon_url: string;
  readonly page_url: string;
}

const toListing = (kind: FoundListing["kind"], { name, icon_url, page_url }: WireListing): FoundListing => ({
  kind,
  name,
  iconPath: icon_url,
  path: page_url,
});

/** Returns null if the server refuses. */
export async function searchDapps({ key, network, count, ...rest }: Search): Promise<SearchAnswer | null> {
  const query = { key, chain: network, start: 0, count };
  const answer = await api.get("/v1/application/search", { query, ...rest });
  if (!answer.ok) return null;
  const { unknown_website: website, tokens = [], nfts = [] } = answer.envelope;
  return {
    found: toFoundDapps(answer.data),
    website: website
      ? {
          host: website.host,
          isLookAlike: website.look_alike,
          nearest: toFoundDapps(website.nearest).map((dapp) => ({ ...dapp, host: new URL(dapp.url).host })),
        }
      : null,
    listings: [
      ...tokens.map((token) => toListing("token", { ...token, name: `${token.name} · ${token.symbol}` })),
      ...nfts.map((nft) => toListing("nft", nft)),
    ],
  };
}
