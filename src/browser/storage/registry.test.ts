import { expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { MAINLAND_NOTICE, RELOADED_AT, THEME } from "./head-texts.ts";
import {
  DRAFTS,
  FAVOURITES,
  favouriteDapps,
  NETWORKS,
  RECEIPTS,
  RECENT_SEARCHES,
  RISK_CONSENT,
  TOKEN_STANDARDS,
} from "./registry.ts";
import { decodeStored, encodeStored } from "./stored-value.ts";

it("no two values share a key", () => {
  const values = [
    FAVOURITES,
    RECENT_SEARCHES,
    RISK_CONSENT,
    NETWORKS,
    TOKEN_STANDARDS,
    RECEIPTS,
    ...Object.values(DRAFTS),
    ...LANGUAGES.map(favouriteDapps),
    THEME,
    MAINLAND_NOTICE,
    RELOADED_AT,
  ];
  const keys = values.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("lists that two modules once wrote in two shapes are dropped", () => {
  const copy = { value: ["eth"], savedAtMs: 1 };
  expect(decodeStored(encodeStored(1, copy), NETWORKS)).toBe(NETWORKS.initial);
  expect(decodeStored(encodeStored(1, copy), TOKEN_STANDARDS)).toBe(TOKEN_STANDARDS.initial);
});

it("a list reads back as it was written", () => {
  const networks = { value: [{ key: "eth", title: "Ethereum" }], savedAtMs: 1 };
  expect(decodeStored(encodeStored(NETWORKS.version, networks), NETWORKS)).toEqual(networks);
  const standards = { value: { tron: ["TRC20"] }, savedAtMs: 1 };
  expect(decodeStored(encodeStored(TOKEN_STANDARDS.version, standards), TOKEN_STANDARDS)).toEqual(standards);
});

it("a damaged consent to the risks counts as none", () => {
  expect(RISK_CONSENT.parse({ statement: "x" })).toBeUndefined();
});
