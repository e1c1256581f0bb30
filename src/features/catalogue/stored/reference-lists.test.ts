import { expect, it } from "vitest";
import { parseNetworks, parseStandards } from "./reference-lists.ts";

const eth = { key: "eth", title: "Ethereum" };

it("damaged networks are dropped, and data that is not a list gives none", () => {
  expect(parseNetworks([eth, { key: 2 }, null, "eth"])).toEqual([eth]);
  expect(parseNetworks({})).toBeUndefined();
});

it("damaged standards are dropped, and data that is not a table gives none", () => {
  expect(parseStandards({ tron: ["TRC20", { key: "TRC721" }], odd: "x" })).toEqual({
    tron: ["TRC20"],
    odd: [],
  });
  expect(parseStandards([])).toBeUndefined();
  expect(parseStandards(null)).toBeUndefined();
});
