// The texts that are not messages: news and DApp lines of the seed, and the legal texts. Each must exist in every
// language and be translated. Legal texts must also avoid the words that the glossary forbids; news and lines are about
// the whole world, where those words have other senses.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "#i18n/languages.ts";
import type { Finding, Glossary } from "./message-catalogue.ts";
import { createAvoidedIn } from "./rules/words/avoided-words.ts";

export interface WrittenText {
  readonly language: Language;
  /** `news 1001 title`, `dapps 1001`, `legal terms` */
  readonly place: string;
  readonly text: string;
}

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const LEGAL = ["privacy", "terms", "risk"];

/** The seed has English and Chinese beside the facts, the other languages in files of their own. */
function seedTexts(root: string, name: string, field: string, language: Language): Texts {
  const translations = join(root, "content/seed/translations", language, `${name}.json`);
  if (existsSync(translations)) return JSON.parse(readFileSync(translations, "utf8")) as Texts;
  const rows = JSON.parse(readFileSync(join(root, "content/seed", `${name}.json`), "utf8")) as {
    readonly hid: number;
    readonly [field: string]: unknown;
  }[];
  const entries = rows.map((row) => [row.hid, (row[field] as Texts | undefined)?.[language]] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== undefined)) as Texts;
}

const flat = (language: Language, name: string, texts: Texts): WrittenText[] =>
  Object.entries(texts).flatMap(([hid, text]) =>
    typeof text === "string"
      ? [{ language, place: `${name} ${hid}`, text }]
      : Object.entries(text).map(([part, one]) => ({ language, place: `${name} ${hid} ${part}`, text: one })),
  );

export const readWrittenTexts = (root: string): WrittenText[] =>
  LANGUAGES.flatMap((language) => [
    ...flat(language, "news", seedTexts(root, "news", "texts", language)),
    ...flat(language, "dapps", seedTexts(root, "dapps", "desc", language)),
    ...LEGAL.map((name) => [name, join(root, "content/legal", `${name}-${language}.md`)] as const)
      .filter(([, file]) => existsSync(file))
      .map(([name, file]) => ({ language, place: `legal ${name}`, text: readFileSync(file, "utf8") })),
  ]);

const finding = (language: Language, place: string, problem: string): Finding => ({
  rule: "written-texts",
  where: `${language} ${place}`,
  problem,
});

export function checkWrittenTexts(texts: readonly WrittenText[], glossary: Glossary): Finding[] {
  const avoidedIn = createAvoidedIn(glossary);
  const byLanguage = Map.groupBy(texts, ({ language }) => language);
  const english = new Map(byLanguage.get(FALLBACK_LANGUAGE)?.map(({ place, text }) => [place, text]));
  return LANGUAGES.flatMap((language) => {
    const own = new Map(byLanguage.get(language)?.map(({ place, text }) => [place, text]));
    const isTranslation = language !== FALLBACK_LANGUAGE;
    return [
      ...[...english.keys()]
        .filter((place) => !own.has(place))
        .map((place) => finding(language, place, "is missing")),
      ...[...own].flatMap(([place, text]) => [
        ...(english.has(place) ? [] : [finding(language, place, "does not exist in English")]),
        ...(isTranslation && text === english.get(place)
          ? [finding(language, place, "reads as in English")]
          : []),
        ...(place.startsWith("legal ") ? avoidedIn(language, text) : []).map((problem) =>
          finding(language, place, problem),
        ),
      ]),
    ];
  });
}
