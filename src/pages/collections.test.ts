import { expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { readSeed } from "#tests/search/catalogue.ts";
import { COLLECTIONS } from "./collections.ts";

it("every collection has a key of its own and its words in every language", () => {
  expect(new Set(COLLECTIONS.map(({ key }) => key)).size).toBe(COLLECTIONS.length);
  for (const { key, title, text } of COLLECTIONS) {
    expect(key).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    for (const language of LANGUAGES)
      expect(title[language] && text[language], `${key} ${language}`).toBeTruthy();
  }
});

it("a collection has a rule that is known, or DApps of the seed", () => {
  const ids = new Set(readSeed("dapps").map(({ hid }) => hid));
  const wrong = COLLECTIONS.filter(({ content }) =>
    "dapps" in content
      ? content.dapps.some((id) => !ids.has(id))
      : content.rule.kind === undefined && content.rule.facts?.length === 0,
  );
  expect(wrong).toEqual([]);
});
