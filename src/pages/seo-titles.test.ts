import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";

type Titles = Record<string, { readonly title?: string }>;

const titlesIn = (language: string): [string, string][] => {
  const seo = JSON.parse(readFileSync(`content/messages/${language}/seo.json`, "utf8")) as Titles;
  return Object.entries(seo).flatMap(([page, { title }]) => (title === undefined ? [] : [[page, title]]));
};

/** The length that search engines show, with a name of up to eight letters; a longer one is cut off at its end. */
const MAX_LENGTH = 60;
const NAME = "x".repeat(8);

it.each(LANGUAGES)(
  "titles in %s contain the brand at most once and fit into one line of results",
  (language) => {
    for (const [page, title] of titlesIn(language)) {
      expect(title.split("{brand}").length - 1, page).toBeLessThanOrEqual(1);
      const fixed = title.replaceAll("{brand}", NAME).replaceAll(/\{\w+\}/g, "");
      expect(fixed.length, `${page}: ${fixed}`).toBeLessThanOrEqual(MAX_LENGTH);
    }
  },
);
