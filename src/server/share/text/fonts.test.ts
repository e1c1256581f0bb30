import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import { fontsFor } from "./fonts.ts";

const content = (path: string): unknown =>
  JSON.parse(readFileSync(join(PROJECT_FOLDER, "content", path), "utf8"));

interface Texts {
  readonly [language: string]: { readonly title: string };
}

/** The articles' titles, beside the facts (English and Chinese) or as a translation. */
const newsTitlesIn = (language: Language): string[] => {
  const given = (content("seed/news.json") as { texts: Texts }[]).flatMap(
    ({ texts }) => texts[language] ?? [],
  );
  const translated = given.length === 0 ? content(`seed/translations/${language}/news.json`) : given;
  return Object.values(translated as Texts).map(({ title }) => title);
};

const titlesIn = (language: Language): string[] => [
  ...Object.values(content(`messages/${language}/seo.json`) as Record<string, { title?: string }>).flatMap(
    ({ title }) => title ?? [],
  ),
  (content(`messages/${language}/home.json`) as { hero: { title: string } }).hero.title,
  ...Object.values((content(`messages/${language}/news.json`) as { kinds: Record<string, string> }).kinds),
  ...newsTitlesIn(language),
  ...(content("seed/dapps.json") as { title: string; desc: Record<string, string> }[]).flatMap(
    ({ title, desc }) => [title, desc[language] ?? ""],
  ),
];

describe("the fonts that come with the project", () => {
  // If this fails, run tools/share-fonts/main.ts.
  it.each(LANGUAGES)("have every character of the titles in %s", async (language) => {
    for (const title of titlesIn(language)) expect(await fontsFor(title, language), title).not.toBeNull();
  });

  it("together are smaller than 3 MB", () => {
    const folder = join(PROJECT_FOLDER, "content/fonts");
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });
});

it.each([
  ["zh", "骨", "noto-sans-cjk-zh"],
  ["zh-tw", "骨", "noto-sans-cjk-zh-tw"],
  ["ja", "骨", "noto-sans-cjk-ja"],
  ["hi", "क", "noto-sans-devanagari"],
  ["th", "ก", "noto-sans-thai"],
  ["ru", "Щ", "manrope-cyrillic"],
  ["vi", "ữ", "manrope-vietnamese"],
] as const)(
  "in %s the character %s is drawn with that language's font",
  async (language, character, font) => {
    expect((await fontsFor(character, language))?.map(({ name }) => name)).toEqual([font]);
  },
);

it("a name in another script is drawn with that script's font", async () => {
  const fonts = await fontsFor("Wallet 钱包 지갑", "en");
  expect(fonts?.map(({ name }) => name)).toEqual(["manrope-latin", "noto-sans-cjk-zh", "noto-sans-cjk-ko"]);
});

it("a character without a font returns null, and joiners need no glyph", async () => {
  expect(await fontsFor("Unicorn 🦄", "en")).toBeNull();
  expect(await fontsFor("שלום", "en")).toBeNull();
  expect(await fontsFor("क्\u200Dष", "hi")).not.toBeNull();
});
