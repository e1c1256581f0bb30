import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#i18n/languages.ts";
import { readTree, type SourceFile } from "#tools/checks/source-tree.ts";
import {
  type CodeRule,
  type MessageCatalogue,
  messagesOf,
  readMessageCatalogue,
} from "./message-catalogue.ts";
import { RULES, checkMessageCatalogue } from "./check.ts";
import { smallMessageCatalogue } from "./small-message-catalogue.ts";

const root = process.cwd();
const wallet = {
  id: "wallet",
  words: { en: { use: "wallet" }, es: { use: "billetera", avoid: ["monedero"] } },
};
const button: SourceFile = {
  path: "src/pages/a/page.tsx",
  text: `const t = useTranslations("page"); const page = <Button>{t("a")}</Button>;`,
};

/** For each rule, a catalogue with one fault and the code that shows it. */
const FAULTS: Readonly<Record<keyof typeof RULES, MessageCatalogue>> = {
  "same-keys": smallMessageCatalogue({ en: { a: "Open", b: "Close" }, es: { a: "Abrir" } }),
  unused: smallMessageCatalogue({ en: { a: "Open", b: "Close" } }),
  parses: smallMessageCatalogue({ en: { a: "{broken" } }),
  "same-placeholders": smallMessageCatalogue({ en: { a: "Open {file}" }, es: { a: "Abrir {archivo}" } }),
  "plural-forms": smallMessageCatalogue({ ja: { a: "{count, plural, one {1件} other {#件}}" } }),
  "typographic-quotes": smallMessageCatalogue({ en: { a: "Don't" } }),
  "full-width-signs": smallMessageCatalogue({ zh: { a: "签名,任何人" } }),
  "fixed-texts": smallMessageCatalogue({ en: { a: "Open" } }),
  "no-exclamation": smallMessageCatalogue({ es: { a: "¡Abierto" } }),
  translated: smallMessageCatalogue({ en: { a: "Open" }, es: { a: "Open" } }),
  "no-english-run": smallMessageCatalogue({ ru: { a: "Откройте block explorer" } }),
  "avoided-words": smallMessageCatalogue({ es: { a: "Abrir monedero" } }, { terms: [wallet] }),
  "glossary-terms": smallMessageCatalogue(
    { en: { a: "Open wallet" }, es: { a: "Abrir cartera" } },
    { terms: [wallet] },
  ),
  "one-word": smallMessageCatalogue(
    { en: { a: "Wallet", b: "Wallet" }, es: { a: "Billetera", b: "La billetera" } },
    { terms: [wallet] },
  ),
  "label-width": smallMessageCatalogue({ en: { a: "Copy link" }, ru: { a: "Скопировать ссылку" } }),
};

describe("the texts of the site", () => {
  it("are read for all twelve languages", () => {
    expect(Object.keys(readMessageCatalogue(root).messages)).toEqual([...LANGUAGES]);
  });

  it("are all readable", () => {
    expect(messagesOf(readMessageCatalogue(root)).length).toBeGreaterThan(20_000);
    expect(readTree(root).length).toBeGreaterThan(500);
  });
});

it.each(["store", "programme"])("texts of brands without %s keep the rules of all texts", (part) => {
  const replaced = readMessageCatalogue(root, `content/without/${part}/messages`);
  // Texts that must be on the site need not be among the few that are replaced; nor need exceptions from the rules.
  const { "fixed-texts": _, ...rules } = RULES;
  const files = readTree(root);
  const findings = Object.values<CodeRule>(rules).flatMap((rule) => rule(replaced, files));
  expect(findings.filter(({ where }) => /^[a-z-]+\//.test(where))).toEqual([]);
});

describe("each rule that runs can fail", () => {
  it("finds its planted fault", () => {
    expect(Object.keys(FAULTS)).toEqual(Object.keys(RULES));
  });

  it.each(Object.entries(FAULTS))("%s", (rule, catalogue) => {
    expect(checkMessageCatalogue(catalogue, [button]).map((found) => found.rule)).toContain(rule);
  });
});
