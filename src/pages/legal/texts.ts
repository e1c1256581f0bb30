/** Resolves an address to a legal text and its language (§2). */
import { brand } from "#brand/brand.ts";
import type { Language } from "#i18n/languages.ts";

export type LegalName = "privacy" | "terms" | "risk";

/** The language whose text applies where a translation differs; the texts say so themselves. */
export const BINDING_LANGUAGE: Language = "en";

/** `content/legal/<name>-<language>.md`, each name in every language. */
const TEXTS = import.meta.glob<string>("/build/content/legal/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** `/privacy` uses the page's language; `/privacy-zh` is always Chinese. */
export function readLegalPath(path: string, language: Language): { name: LegalName; text: Language } {
  const [, name = "", text] = /^\/(privacy|terms|risk)(?:-(en|zh))?$/.exec(path) ?? [];
  return { name: name as LegalName, text: (text as Language | undefined) ?? language };
}

/** The labels of the risk dialog that the risk statement quotes, so that it names the buttons people see. */
export type QuotedLabels = Readonly<Record<"acceptLabel" | "continueLabel" | "doNotPrompt", string>>;

const withoutFullStop = (label: string): string => label.replace(/[.。।]$/, "");

/** Returns the text with the operator's details and the quoted labels filled in. */
export function legalText(name: LegalName, language: Language, labels: QuotedLabels): string {
  const details: Readonly<Record<string, string>> = {
    contactEmail: brand.contacts.support,
    ...brand.legal[language],
    ...Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, withoutFullStop(label)])),
  };
  const text = TEXTS[`/build/content/legal/${name}-${language}.md`] ?? "";
  return text.replaceAll(/\{(\w+)\}/g, (mark, key: string) => details[key] ?? mark);
}
