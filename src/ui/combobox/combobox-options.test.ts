import { expect, test } from "vitest";
import { exactOption, filterOptions, splitAtMatch } from "./combobox-options.ts";

const networks = [
  { value: "1", label: "Ethereum", detail: "1", keywords: "ETH" },
  { value: "10", label: "OP Mainnet", detail: "10", keywords: "Optimism" },
  { value: "8453", label: "Base", detail: "8453" },
  { value: "b", label: "Basilisk", detail: "Polkadot" },
  { value: "c", label: "Coinbase Chain" },
  { value: "s", label: "São Tomé" },
  { value: "k", label: "클레이튼" },
];
const found = (query: string) => filterOptions(networks, query).map((option) => option.value);

test("an empty query keeps every option in its order", () => {
  expect(filterOptions(networks, "  ")).toBe(networks);
});

test("names that begin with the text come before names that contain it", () => {
  expect(found("bas")).toEqual(["8453", "b", "c"]);
});

test("a later word of the name matches", () => {
  expect(found("main")).toEqual(["10"]);
});

test("ids and other names match an option", () => {
  expect(found("8453")).toEqual(["8453"]);
  expect(found("optimism")).toEqual(["10"]);
});

test("case, accents, width and half-typed syllables do not matter", () => {
  expect(found("SAO")).toEqual(["s"]);
  expect(found("ＢＡＳＥ")).toEqual(["8453", "c"]);
  expect(found("크")).toEqual(["k"]);
});

test("a query without a match gives an empty list", () => {
  expect(found("zzz")).toEqual([]);
});

test("the match is cut from the label in its own spelling", () => {
  expect(splitAtMatch("Basilisk", "bas")).toEqual(["", "Bas", "ilisk"]);
  expect(splitAtMatch("São Tomé", "to")).toEqual(["São ", "To", "mé"]);
  expect(splitAtMatch("São Tomé", "tome")).toEqual(["São ", "Tomé", ""]);
  expect(splitAtMatch("Base", "op")).toEqual(["Base", "", ""]);
  expect(splitAtMatch("Base", "")).toEqual(["Base", "", ""]);
});

test("a fully typed name selects that option", () => {
  expect(exactOption(networks, " base ")?.value).toBe("8453");
  expect(exactOption(networks, "bas")).toBeUndefined();
});
