/** Makes spellings equal that people do not tell apart: case, width, accents, Traditional and Simplified Chinese. */
import { SIMPLIFIED } from "./han-variants.ts";

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

export function fold(text: string): string {
  if (ASCII_ONLY.test(text)) return text.toLowerCase();
  return (
    text
      .normalize("NFKD")
      // Accents of European letters only: the marks of Thai and Devanagari are vowels.
      .replaceAll(/[\u0300-\u036f\ufe0e\ufe0f\u200b-\u200c\u2060\ufeff]/g, "")
      .normalize("NFC")
      .toLowerCase()
      .replaceAll(/[đðßıøłæœþ]/g, (letter) => LETTERS[letter] ?? letter)
      .replaceAll(/\p{Script=Han}/gu, (sign) => SIMPLIFIED.get(sign) ?? sign)
  );
}
