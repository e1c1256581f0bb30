import { expect, it } from "vitest";
import { SAMPLE_DAPP, SAMPLE_NFT, SAMPLE_TOKEN } from "./schema/sample-forms.ts";
import {
  addRow,
  entriesOf,
  fieldsIn,
  removeRow,
  replacing,
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

it("a name can occur once, several times or not at all", () => {
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
  // A large row number must not render a thousand rows.
  expect(rowCount([["tokens.999.symbol", "A"]], "tokens")).toBe(0);
  expect(rowCount([["tokens.39.symbol", "A"]], "tokens")).toBe(40);
});

it("when a row is removed, the rows after it move up", () => {
  expect(removeRow(tokens, "tokens", 1)).toEqual([
    ["title", "Harbour"],
    ["tokens.0.symbol", "A"],
    ["tokens.1.symbol", "C"],
  ]);
});

it("a network is removed together with its address", () => {
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

it("fields behind an answer of no are not sent, nor are the form's own entries", () => {
  const entries: Entries = [
    ["_intent", "check"],
    ["referral", "no"],
    ["rakeBackAccount", "half an address"],
    ["audit", "yes"],
    ["audit_url.0", "https://example.org"],
  ];
  expect(fieldsIn(entries)).toEqual({ referral: "no", audit: "yes", audit_url: ["https://example.org"] });
});

it.each([SAMPLE_DAPP, SAMPLE_TOKEN, SAMPLE_NFT])("a submission fills its form in as it was sent", (sent) => {
  const asTyped = JSON.parse(
    JSON.stringify(sent, (_name, value: unknown) =>
      typeof value === "boolean" ? (value ? "yes" : "no") : typeof value === "number" ? String(value) : value,
    ),
  ) as object;
  const { category, ...rest } = fieldsIn(entriesOf(sent));
  // A single choice is posted as text.
  expect({ ...rest, ...(category !== undefined && { category: [category].flat() }) }).toEqual(asTyped);
});

it("a field that was removed from a corrected form is emptied", () => {
  expect(replacing(["audit_url", "url"], { url: "https://example.org" })).toEqual({
    audit_url: "",
    url: "https://example.org",
  });
});
