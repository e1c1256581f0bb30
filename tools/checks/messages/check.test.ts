import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { readCatalogue } from "./catalogue.ts";
import { checkCatalogue, runMessageCheck } from "./check.ts";
import { smallCatalogue } from "./small-catalogue.ts";

const root = process.cwd();

describe("the texts of the site", () => {
  it("keep every rule in every language", () => {
    expect(runMessageCheck(root)).toEqual([]);
  });

  it("are read for all twelve languages", () => {
    expect(Object.keys(readCatalogue(root).messages)).toEqual([...LANGUAGES]);
  });

  it("are looked at by every rule", () => {
    const catalogue = smallCatalogue(
      {
        en: { a: "Open {file}", b: "Same here", c: "{broken" },
        ru: { a: "Open file it's плагин!", b: "Same here" },
        ja: { a: "{file}を開く", b: "{count, plural, one {1} other {#}}", c: "壊れた" },
      },
      { terms: [{ id: "extension", words: { ru: { use: "расширение", avoid: ["плагин"] } } }] },
    );
    expect(new Set(checkCatalogue(catalogue).map(({ rule }) => rule))).toEqual(
      new Set([
        "avoided-words",
        "fixed-texts",
        "no-english-run",
        "no-exclamation",
        "parses",
        "plural-forms",
        "same-keys",
        "same-placeholders",
        "translated",
        "typographic-quotes",
      ]),
    );
  });
});
