import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { buildSearch, type SearchSource } from "./build-index.ts";

const source = (id: number): SearchSource => ({
  id,
  kind: "dex",
  title: `Name${id} 龙凤${id}`,
  url: `https://d${id}.example`,
  tokens: [`T${id}`],
  keywords: ["one", "two words"],
  contracts: [],
  desc: { en: "Swap tokens and provide liquidity on many networks with low fees." },
  categoryIds: [],
  networks: [],
  otherNetworks: [],
  audits: [],
  connection: null,
  hasToken: null,
  listedAt: new Date(0),
});

it("a large index is built in small steps that yield to the event loop", async () => {
  const dapps = Array.from({ length: 8_000 }, (_, id) => source(id));
  async function* pages() {
    for (let at = 0; at < dapps.length; at += 200) yield dapps.slice(at, at + 200);
  }
  const built = new AbortController();
  let turns = 0;
  const building = buildSearch(pages(), { networks: [], categories: [], kinds: [] }).finally(() =>
    built.abort(),
  );
  while (!built.signal.aborted) {
    turns += 1;
    await nextTurn();
  }
  const { index } = await building;
  expect(index.size).toBe(8_000);
  // Each turn is about 8 ms; a build that blocked the process would leave two or three.
  expect(turns).toBeGreaterThan(10);
});
