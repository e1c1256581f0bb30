// All rules for the texts of the site, over all twelve languages.
import { readTree, type SourceFile } from "#tools/checks/source-tree.ts";
import {
  type MessageCatalogue,
  type CodeRule,
  type Finding,
  readMessageCatalogue,
} from "./message-catalogue.ts";
import { fullWidthSigns } from "./rules/structure/full-width-signs.ts";
import { parses } from "./rules/structure/parses.ts";
import { pluralForms } from "./rules/structure/plural-forms.ts";
import { sameKeys } from "./rules/structure/same-keys.ts";
import { samePlaceholders } from "./rules/structure/same-placeholders.ts";
import { typographicQuotes } from "./rules/structure/typographic-quotes.ts";
import { unused } from "./rules/structure/unused.ts";
import { labelWidths } from "./rules/width/label-width.ts";
import { avoidedWords } from "./rules/words/avoided-words.ts";
import { fixedTexts } from "./rules/words/fixed-texts.ts";
import { glossaryTerms } from "./rules/words/glossary-terms.ts";
import { noEnglishRun } from "./rules/words/no-english-run.ts";
import { noExclamation } from "./rules/words/no-exclamation.ts";
import { oneWord } from "./rules/words/one-word.ts";
import { translated } from "./rules/words/translated.ts";
import { checkWrittenTexts, readWrittenTexts } from "./written-texts.ts";

/** Each rule under the name its findings carry. */
export const RULES = {
  "same-keys": sameKeys,
  unused,
  parses,
  "same-placeholders": samePlaceholders,
  "plural-forms": pluralForms,
  "typographic-quotes": typographicQuotes,
  "full-width-signs": fullWidthSigns,
  "fixed-texts": fixedTexts,
  "no-exclamation": noExclamation,
  translated,
  "no-english-run": noEnglishRun,
  "avoided-words": avoidedWords,
  "glossary-terms": glossaryTerms,
  "one-word": oneWord,
  "label-width": labelWidths,
} satisfies Readonly<Record<string, CodeRule>>;

export const checkMessageCatalogue = (catalogue: MessageCatalogue, files: readonly SourceFile[]): Finding[] =>
  Object.values<CodeRule>(RULES).flatMap((rule) => rule(catalogue, files));

export function runMessageCheck(root: string): Finding[] {
  const catalogue = readMessageCatalogue(root);
  return [
    ...checkMessageCatalogue(catalogue, readTree(root)),
    ...checkWrittenTexts(readWrittenTexts(root), catalogue.glossary),
  ];
}
