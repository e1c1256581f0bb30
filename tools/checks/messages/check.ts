// All rules for the texts of the site, over all twelve languages.
import { type Catalogue, type Finding, type Rule, readCatalogue } from "./catalogue.ts";
import { readTree } from "#tools/checks/source-tree.ts";
import { avoidedWords } from "./rules/avoided-words.ts";
import { fixedTexts } from "./rules/fixed-texts.ts";
import { noEnglishRun } from "./rules/no-english-run.ts";
import { noExclamation } from "./rules/no-exclamation.ts";
import { parses } from "./rules/parses.ts";
import { pluralForms } from "./rules/plural-forms.ts";
import { sameKeys } from "./rules/same-keys.ts";
import { samePlaceholders } from "./rules/same-placeholders.ts";
import { translated } from "./rules/translated.ts";
import { typographicQuotes } from "./rules/typographic-quotes.ts";
import { findUnused } from "./unused.ts";

const RULES: readonly Rule[] = [
  sameKeys,
  parses,
  samePlaceholders,
  pluralForms,
  typographicQuotes,
  fixedTexts,
  noExclamation,
  translated,
  noEnglishRun,
  avoidedWords,
];

export const checkCatalogue = (catalogue: Catalogue): Finding[] => RULES.flatMap((rule) => rule(catalogue));

export function runMessageCheck(root: string): Finding[] {
  const catalogue = readCatalogue(root);
  return [...checkCatalogue(catalogue), ...findUnused(catalogue, readTree(root))];
}
