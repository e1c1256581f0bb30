/**
 * Whether a word is heard as a name, sound by sound. Sound keys find the candidates: they leave out vowels and merge
 * letters, so every sixth ordinary word has the key of some name.
 */
import { romanise, otherThaiReadings } from "./romanise.ts";
import { kanaReading } from "./sound-key.ts";

type Script = "latin" | "cyrillic" | "kana" | "hangul" | "thai" | "devanagari" | "other";

const SCRIPTS: readonly (readonly [RegExp, Script])[] = [
  [/^[a-z\d]+$/, "latin"],
  [/\p{Script=Cyrillic}/u, "cyrillic"],
  [/[\p{Script=Katakana}\p{Script=Hiragana}]/u, "kana"],
  [/\p{Script=Hangul}/u, "hangul"],
  [/\p{Script=Thai}/u, "thai"],
  [/\p{Script=Devanagari}/u, "devanagari"],
];

const scriptOf = (word: string): Script => SCRIPTS.find(([sign]) => sign.test(word))?.[1] ?? "other";

/** Pairs of sounds that readers of a script do not tell apart, or write either way. */
const SAME: Readonly<Record<Script, string>> = {
  latin: "bv sz jg kg",
  cyrillic: "hg sz zJ",
  kana: "rl bv sz sS zJ hf",
  hangul: "rl bv pf sz sS zJ sC kg bp td kh",
  thai: "sz SC sS td rl pb kg vb zJ CJ",
  devanagari: "sz zJ sS td",
  other: "",
};
/** Written with one letter or another in all of them; "th" has a letter in none. */
const ALWAYS = "Tt Ts Tz Td Tf";
const VOWEL = /^[aeiouyəw]/;
/** Hangul has one vowel for all that are not stressed. */
const UNSTRESSED = "ə";

const HALF = 0.5;
const QUARTER = 0.25;

/** In this order: letters become sounds, one sign each. Vowels in a row are one sound. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/tch|tsch/g, "C"],
  [/dg(?=[ei])|dzh/g, "J"],
  [/sch|sh/g, "S"],
  [/ch/g, "C"],
  [/zh/g, "J"],
  [/j/g, "J"],
  [/g(?=e(?: |$))/g, "J"],
  [/ph/g, "f"],
  [/th/g, "T"],
  [/tion/g, "San"],
  [/igh/g, "ai"],
  [/kh|ck/g, "k"],
  [/qu/g, "kv"],
  [/q/g, "k"],
  [/x/g, "ks"],
  [/c(?=[eiy])/g, "s"],
  [/c/g, "k"],
  [/ts/g, "s"],
  [/ng/g, "n"],
  [/n(?=[pbm])/g, "m"],
  [/w(?=[aeiou])/g, "v"],
  [/(?<=[^aeiouy ])e(?= |$)/g, ""],
  [/ /g, ""],
  [/([^aeiou])\1/g, "$1"],
];

/** The letter that a vowel at the start of a syllable is written on. */
const THAI_CARRIER = /o(?=[aeiu])/g;
const ASPIRATED = /(?<=[pktcbdgj])h/g;

/** How a word may be said, with one sign a sound; vowels stay together. */
function sayings(word: string): readonly (readonly string[])[] {
  const script = scriptOf(word);
  const roman = romanise(word);
  const readings =
    script === "kana"
      ? [kanaReading(word), roman ?? ""]
      : roman === null
        ? [word, word.replaceAll(/g(?=[eiy])/g, "j")]
        : [roman, ...otherThaiReadings(word)];
  return readings.map((latin) => {
    // Thai and Hindi write "p" with and without breath; no language has their "ph" as "f" but Hindi.
    const plain =
      script === "thai"
        ? latin
            .replaceAll("ch", "C")
            .replaceAll(ASPIRATED, "")
            .replaceAll("C", "ch")
            .replaceAll(THAI_CARRIER, "")
        : script === "devanagari"
          ? latin
              .replaceAll("ph", "f")
              .replaceAll("chh", "ch")
              .replaceAll(/(?<=[ktbdgj])h/g, "")
          : script === "hangul"
            ? latin.replaceAll("eu", "").replaceAll("eo", UNSTRESSED)
            : latin;
    const sounds = SOUNDS.reduce((text, [letters, sound]) => text.replace(letters, sound), plain);
    return sounds.match(/[aeiouyəw]+|[^aeiouyəw]/g) ?? [];
  });
}

const isVowel = (sound: string): boolean => VOWEL.test(sound);

/** What a vowel of a name may sound like. */
const HEARD: Readonly<Record<string, string>> = {
  a: "aeo",
  e: "ei",
  i: "iaey",
  o: "oua",
  u: "uaowi",
  y: "iya",
  w: "uwo",
};

const sounds = (typed = "", name = ""): boolean =>
  typed === name ||
  (typed === UNSTRESSED && /[aeou]/.test(name)) ||
  (HEARD[name] ?? name).includes(typed === "y" ? "i" : typed);

/** Vowels in a row are alike if they begin and end alike. */
const vowelCost = (typed: string, name: string): number =>
  (sounds(typed[0], name[0]) ? 0 : QUARTER) + (sounds(typed.at(-1), name.at(-1)) ? 0 : QUARTER);

function changeCost(typed: string, name: string, same: ReadonlySet<string>): number {
  if (typed === name) return 0;
  if (isVowel(typed) !== isVowel(name)) return 2;
  if (isVowel(typed)) return vowelCost(typed, name);
  return same.has(typed + name) || same.has(name + typed) ? 0 : 1;
}

/** Scripts that write no r where British English has none. */
const WITHOUT_R: ReadonlySet<Script> = new Set(["kana", "hangul", "thai"]);

/** A vowel inside a word may be unheard, and so may an r behind one. */
function lossCost(sound: string, at: number, all: readonly string[], isSoft = false): number {
  if (isVowel(sound)) return at === 0 ? 1 : at === all.length - 1 ? HALF : QUARTER;
  if (sound === "r" && isSoft && at > 0 && !isVowel(all[at + 1] ?? "")) return 0;
  if ((sound === "r" || sound === "h") && at > 0) return QUARTER;
  if (sound === "k" && all[at - 1] === "n") return QUARTER;
  return sound === "s" && at === all.length - 1 ? HALF : 1;
}

/** Of a name, or of its nearest beginning. */
function distance(
  typed: readonly string[],
  name: readonly string[],
  same: ReadonlySet<string>,
  { isBeginning, isSoft }: { readonly isBeginning: boolean; readonly isSoft: boolean },
): number {
  let above = [0];
  for (const [at, sound] of name.entries()) above.push((above[at] ?? 0) + lossCost(sound, at, name, isSoft));
  for (const [row, sound] of typed.entries()) {
    const costs = [(above[0] ?? 0) + lossCost(sound, row, typed)];
    for (const [at, other] of name.entries())
      costs.push(
        Math.min(
          (above[at] ?? 0) + changeCost(sound, other, same),
          (above[at + 1] ?? 0) + lossCost(sound, row, typed),
          (costs[at] ?? 0) + lossCost(other, at, name, isSoft),
        ),
      );
    above = costs;
  }
  return isBeginning ? Math.min(...above) : (above.at(-1) ?? 0);
}

export interface Hearing {
  /** How far the word is from the name; vowels that differ are half a sound. */
  readonly distance: number;
  /** Sounds of the name. */
  readonly length: number;
}

/** The nearest way to say both. */
export function hearingOf(word: string, name: string, isBeginning = false): Hearing {
  const script = scriptOf(word);
  const isSoft = WITHOUT_R.has(script);
  const same = new Set([...SAME[script].split(" "), ...ALWAYS.split(" ")]);
  const names = sayings(name);
  return sayings(word)
    .flatMap((typed) =>
      names.map((other) => ({
        distance: distance(typed, other, same, { isBeginning, isSoft }),
        length: other.length,
      })),
    )
    .reduce((least, one) => (one.distance < least.distance ? one : least));
}
