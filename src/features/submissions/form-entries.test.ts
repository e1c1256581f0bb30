import { expect, it } from "vitest";
import {
  addRow,
  fieldsIn,
  removeRow,
  rowCount,
  valueAt,
  valuesAt,
  withValue,
  type Entries,
} from "./form-entries.ts";

const tokens: Entries = [
  ["title", "Harbour"],
  ["tokens.0.symbol", "A"],
  ["tokens.1.symbol", "B"],
  ["tokens.1.address", "0xb"],
  ["tokens.2.symbol", "C"],
];

it("a name can stand once, several times or not at all", () => {
  const consent: Entries = [
    ["consent", "truth"],
    ["consent", "rights"],
  ];
  expect(valuesAt(consent, "consent")).toEqual(["truth", "rights"]);
  expect(valueAt(consent, "email")).toBe("");
  expect(withValue(consent, "consent", "public")).toEqual([["consent", "public"]]);
});

it("a row is added at the end", () => {
  expect(rowCount(tokens, "tokens")).toBe(3);
  expect(rowCount(addRow(tokens, "tokens"), "tokens")).toBe(4);
  expect(rowCount([], "tokens")).toBe(0);
});

it("when a row is removed, those behind it move up", () => {
  expect(removeRow(tokens, "tokens", 1)).toEqual([
    ["title", "Harbour"],
    ["tokens.0.symbol", "A"],
    ["tokens.1.symbol", "C"],
  ]);
});

it("a network leaves together with its address", () => {
  const rows: Entries = [
    ["network.0", "eth"],
    ["address.0", "0xa"],
    ["network.1", "bsc"],
    ["address.1", "0xb"],
  ];
  expect(removeRow(rows, "network", 0)).toEqual([
    ["network.0", "bsc"],
    ["address.0", "0xb"],
  ]);
});

it("what was typed behind an answer of no is not sent, and the form's own signs never", () => {
  const entries: Entries = [
    ["_intent", "check"],
    ["referral", "no"],
    ["rakeBackAccount", "half an address"],
    ["audit", "yes"],
    ["audit_url.0", "https://example.org"],
  ];
  expect(fieldsIn(entries)).toEqual({ referral: "no", audit: "yes", audit_url: ["https://example.org"] });
});
