import { expect, it } from "vitest";
import { livingBlockchains, readBlockchains, readStandards } from "./client-lists.ts";

const eth = {
  hid: 1,
  key: "eth",
  title: "Ethereum",
  ns: "ethereum",
  icon_url: "/icons/network/eth.svg",
  metadata: '{"chain_id":"1"}',
  deprecated: false,
};

it("a network is kept as hid, icon, title, ns and chain_id; deprecated ones are dropped", () => {
  const told = readBlockchains([eth, { ...eth, hid: 15, key: "heco", deprecated: true }]);
  expect(livingBlockchains(told ?? [])).toEqual([
    { hid: 1, key: "eth", title: "Ethereum", ns: "ethereum", icon: "/icons/network/eth.svg", chainId: "1" },
  ]);
});

it.each(["", "{}", "null", '{"chain_id":null}'])("metadata %s names no chain", (metadata) => {
  expect(livingBlockchains([{ ...eth, metadata }])[0]?.chainId).toBe("");
});

it("what is damaged is left out, and what is no list is none", () => {
  expect(readBlockchains([eth, { hid: 2 }, null])).toEqual([eth]);
  expect(readBlockchains({})).toBeUndefined();
});

it("a token standard's title is its key, and none is selected at the start", () => {
  const told = { tron: [{ key: "TRC20", type: "token", chains: ["trx"] }, { type: "nft" }], odd: "x" };
  const kept = { tron: [{ key: "TRC20", title: "TRC20", isSelected: false }], odd: [] };
  expect(readStandards(told)).toEqual(kept);
  // What was stored reads back the same.
  expect(readStandards(kept)).toEqual(kept);
  expect(readStandards([])).toBeUndefined();
});
