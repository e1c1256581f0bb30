import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { PROOF_REFUSALS } from "./model.ts";

const textsIn = (language: string): Readonly<Record<string, string>> => {
  const file = new URL(`../../../content/messages/${language}/ownership.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).refusals;
};

const TEXTS = [...new Set(Object.values(PROOF_REFUSALS))];

it("a proof can be refused for more than 20 reasons, each with its own code and text", () => {
  expect(TEXTS.length).toBeGreaterThanOrEqual(20);
});

it.each(LANGUAGES)("each of them says something else in %s, and none is left over", (language) => {
  const texts = textsIn(language);
  expect(Object.keys(texts).toSorted()).toEqual(TEXTS.toSorted());
  expect(new Set(Object.values(texts)).size).toBe(TEXTS.length);
});
