import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { readTree, type SourceFile } from "#tools/checks/source-tree.ts";
import { type Catalogue, messagesOf, readCatalogue } from "./catalogue.ts";
import { RULES, checkCatalogue } from "./check.ts";
import { smallCatalogue } from "./small-catalogue.ts";

const root = process.cwd();
const wallet = {
  id: "wallet",
  words: { en: { use: "wallet" }, es: { use: "billetera", avoid: ["monedero"] } },
};
const button: SourceFile = {
  path: "src/pages/a/page.tsx",
  text: `const t = useTranslations("page"); const page = <Button>{t("a")}</Button>;`,
};

/** A catalogue with one fault, and the code that shows it, for each rule there is. */
const FAULTS: Readonly<Record<keyof typeof RULES, Catalogue>> = {
  "same-keys": smallCatalogue({ en: { a: "Open", b: "Close" }, es: { a: "Abrir" } }),
  unused: smallCatalogue({ en: { a: "Open", b: "Close" } }),
  parses: smallCatalogue({ en: { a: "{broken" } }),
  "same-placeholders": smallCatalogue({ en: { a: "Open {file}" }, es: { a: "Abrir {archivo}" } }),
  "plural-forms": smallCatalogue({ ja: { a: "{count, plural, one {1件} other {#件}}" } }),
  "typographic-quotes": smallCatalogue({ en: { a: "Don't" } }),
  "fixed-texts": smallCatalogue({ en: { a: "Open" } }),
  "no-exclamation": smallCatalogue({ es: { a: "¡Abierto" } }),
  translated: smallCatalogue({ en: { a: "Open" }, es: { a: "Open" } }),
  "no-english-run": smallCatalogue({ ru: { a: "Откройте block explorer" } }),
  "avoided-words": smallCatalogue({ es: { a: "Abrir monedero" } }, { terms: [wallet] }),
  "glossary-terms": smallCatalogue(
    { en: { a: "Open wallet" }, es: { a: "Abrir cartera" } },
    { terms: [wallet] },
  ),
  "label-width": smallCatalogue({ en: { a: "Copy link" }, ru: { a: "Скопировать ссылку" } }),
};

describe("the texts of the site", () => {
  it("are read for all twelve languages", () => {
    expect(Object.keys(readCatalogue(root).messages)).toEqual([...LANGUAGES]);
  });

  it("are all there to be read", () => {
    expect(messagesOf(readCatalogue(root)).length).toBeGreaterThan(20_000);
    expect(readTree(root).length).toBeGreaterThan(500);
  });
});

describe("each rule can fail, and is one of those that run", () => {
  it("has a fault here that it must find", () => {
    expect(Object.keys(FAULTS)).toEqual(Object.keys(RULES));
  });

  it.each(Object.entries(FAULTS))("%s", (rule, catalogue) => {
    expect(checkCatalogue(catalogue, [button]).map((found) => found.rule)).toContain(rule);
  });
});
