/** Measures the words of app screens with the fonts of share pictures, which are those of the pages. */
import type { Typeset } from "#features/screens/model.ts";
import type { Language } from "#i18n/languages.ts";
import { fontsFor } from "#server/share/text/fonts.ts";
import { shapeWord, type Hand } from "#server/share/text/glyphs.ts";
import { linesOf } from "#server/share/text/set-text.ts";

/** What amounts, addresses and names contain. */
const PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;()+-→…·'\"%/ \u00a0";

/** Throws if no font has one of the characters. `texts` contains every character that will be measured. */
export async function createTypeset(texts: string, language: Language): Promise<Typeset> {
  const fonts = await fontsFor(texts + PLAIN, language);
  if (!fonts) throw new Error(`The texts of the app screens cannot be measured in ${language}.`);
  const handOf = (weight: number): Hand => ({ fonts, language, weight, tracking: 0 });
  return {
    linesOf: (text, { weight, ...frame }) => linesOf(text, handOf(weight), frame),
    widthOf: (text, size, weight) => shapeWord(text, handOf(weight)).width * size,
  };
}
