/** The same key for words that sound alike in another script: curve, кёрв and カーブ. */
import { withoutTrailing } from "#lib/text/trailing.ts";
import { romanise, otherThaiReadings } from "./romanise.ts";

/** In this order. Sounds that scripts do not tell apart become one letter. */
const STEPS: readonly (readonly [RegExp, string])[] = [
  [/(?<=l)e(?=s?$)/g, ""],
  [/ge$/g, "je"],
  [/dg(?=[ei])/g, "j"],
  [/^g(?=n)/g, ""],
  [/tu(?=[aeiou])/g, "chu"],
  [/eu/g, ""],
  // Pendle is heard as "pendal".
  [/(?<=[bdgkpst])a(?=l$)/g, ""],
  [/tion/g, "shan"],
  [/ph/g, "f"],
  [/qu/g, "kw"],
  [/c(?=[eiy])/g, "s"],
  [/ch|tch|j|dzh|zh/g, "j"],
  [/[dt](?=j)/g, ""],
  [/sh|z|ts/g, "s"],
  [/th/g, "t"],
  [/kh|ck|c|q/g, "k"],
  [/x/g, "ks"],
  [/nk$/g, "n"],
  [/ng/g, "n"],
  [/[vw]/g, "b"],
  [/f/g, "p"],
  [/n(?=[pbm])/g, "m"],
  [/l/g, "r"],
  [/[yaeiou]+/g, "a"],
  [/ar(?![a])/g, "a"],
  [/(?<=.{3}[^a])r$/g, ""],
  [/(.)h/g, "$1"],
  [/^h/, "g"],
];

/** A Japanese consonant at the end of a syllable carries a u or o that nobody hears. */
const SILENT_KANA_VOWELS = /(?<=[kstpbgrmzf])u(?=[^aeiou]|$)|(?<=[td])o(?=[^aeiou]|$)/g;
/** クイック is "quick". */
const KANA_QU = /ku(?=[aei])/g;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** A long vowel is heard: スーパー is "super". */
export const kanaReading = (word: string): string =>
  (romanise(word.replaceAll("ー", "オ")) ?? "").replaceAll(KANA_QU, "kw").replaceAll(SILENT_KANA_VOWELS, "");
/** Nobody hears it between the words of a name: "stakewise". Before r and l it may be heard: "superbridge". */
const SILENT_E = /(?<=[aeiou][bdfgkmnpstvz])e(?=[bcdfghjkmnpqstvwz])/g;

/** "Snowbridge", "lighthouse". */
const withoutSilent = (latin: string): string =>
  latin.replaceAll("igh", "ai").replaceAll(/(?<=[aeo])w(?![aeiou])/g, "");

const latinReadings = (latin: string): readonly string[] => [
  latin,
  latin.replaceAll(SILENT_E, ""),
  // Soft: "origin".
  latin.replaceAll(/g(?=[eiy])/g, "j"),
  // Where scripts have no such sound: "threshold" is スレッショルド.
  latin.replaceAll("th", "s"),
];

/** Shorter keys belong to too many words. */
const MIN_KEY = 3;
/** Longer words are sentences without spaces. */
const LONGEST = 32;

/** Null if the word is too short, or in a script that cannot be written in Latin letters. */
export const soundKey = (word: string): string | null => soundKeys(word)[0] ?? null;

/** All ways to read a word, the likeliest first. */
export function soundKeys(word: string): readonly string[] {
  if (word.length > LONGEST) return [];
  const roman = romanise(word);
  const readings =
    roman === null
      ? latinReadings(withoutSilent(word))
      : KANA.test(word)
        ? [kanaReading(word)]
        : [roman, ...otherThaiReadings(word)];
  return [...new Set([...new Set(readings)].flatMap((latin) => keyOf(latin) ?? []))];
}

function keyOf(latin: string): string | null {
  if (!/^[a-z]+$/.test(latin)) return null;
  const sounds = STEPS.reduce((text, [sound, letter]) => text.replace(sound, letter), latin);
  const letters = Array.from(sounds).filter((letter, at, all) => letter !== all[at - 1]);
  const key = withoutTrailing(letters.join(""), "a");
  return key.length < MIN_KEY ? null : key;
}

const SYLLABIC = /^(?:[\p{Script=Katakana}ー]+|\p{Script=Hangul}+)$/u;
const MIN_SPELLING = 4;
/** One Japanese or Korean sound, and what else it may stand for in a Latin name. */
const STANDS_FOR = [
  ["r", "l"],
  ["k", "c"],
  ["b", "v"],
] as const;

/** The names that Katakana or Hangul may write: オルカ is "orka", "olka", "orca" or "olca". */
export function latinSpellings(word: string): string[] {
  const roman = SYLLABIC.test(word) ? romanise(word) : null;
  if (roman === null) return [];
  const heard = KANA.test(word) ? roman.replaceAll(SILENT_KANA_VOWELS, "") : roman.replaceAll("eu", "");
  if (heard.length < MIN_SPELLING) return [];
  return STANDS_FOR.reduce(
    (spellings, [from, to]) => [...spellings, ...spellings.map((text) => text.replaceAll(from, to))],
    [heard],
  ).filter((text, at, all) => all.indexOf(text) === at);
}
