/** Maps spellings that people treat as equal to one text: it removes case, width and European accents. */

const LETTERS: Readonly<Record<string, string>> = {
  đ: "d",
  ð: "d",
  ß: "ss",
  ı: "i",
  ø: "o",
  ł: "l",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

const ASCII_ONLY = /^[\x20-\x7e]*$/;

export const isAscii = (text: string): boolean => ASCII_ONLY.test(text);

/** The result stays decomposed, so that an incomplete Hangul syllable matches the whole one. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return (
    text
      .normalize("NFKD")
      // Only European accents are removed: the marks of Thai and Devanagari are vowels.
      .replaceAll(/[\u0300-\u036f\ufe0e\ufe0f\u200b-\u200c\u2060\ufeff]/g, "")
      .toLowerCase()
      .replaceAll(/[đðßıøłæœþ]/g, (letter) => LETTERS[letter] ?? letter)
  );
}
