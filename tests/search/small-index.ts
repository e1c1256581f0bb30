/** Search over a few DApps that a test makes up. */
import {
  buildSearch,
  type SearchGroups,
  type SearchSource,
} from "#features/catalogue/server/search/build-index.ts";

type SmallDapp = Omit<SearchSource, "id">;

export const dapp = (title: string, given: Partial<SearchSource> = {}): SmallDapp => ({
  title,
  kind: "other",
  url: `https://${title.toLowerCase().replaceAll(/[^a-z]/g, "") || "x"}.example`,
  tokens: [],
  keywords: [],
  contracts: [],
  desc: { en: "A line." },
  categoryIds: [],
  networks: [],
  otherNetworks: [],
  audits: [],
  connection: null,
  hasToken: null,
  listedAt: new Date(0),
  ...given,
});

/** The first in the list is the most popular. */
export async function searchOver(groups: SearchGroups, dapps: readonly SmallDapp[]) {
  const sources = dapps.map((one, id) => ({ ...one, id }));
  async function* pages() {
    yield sources;
  }
  const { index, ofNetwork, ofCategory } = await buildSearch(pages(), groups);
  const find = (text: string, within: Int32Array[] = [], start = 0, count = 10): string[] =>
    index.search(text, { start, count, within }).places.map((at) => sources[at]?.title ?? "");
  return { find, ofNetwork, ofCategory, index };
}
