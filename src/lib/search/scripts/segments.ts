/** Splits folded text into words, runs of scripts without spaces, and emoji. */

/** A run matches by its parts, a word by its prefix. */
export interface Segment {
  readonly kind: "word" | "run" | "picture";
  readonly text: string;
}

// Hangul has spaces, but people also search for the middle of its words.
const RUN =
  "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]";

const SEGMENT = new RegExp(
  `(?<run>${RUN}+)|(?<word>[[\\p{L}\\p{N}\\p{M}]--${RUN}]+)|(?<picture>\\p{Extended_Pictographic}|\\p{Regional_Indicator}{2})`,
  "gv",
);

export function segmentsOf(folded: string): Segment[] {
  return Array.from(folded.matchAll(SEGMENT), ({ groups, 0: text }) => ({
    kind: groups?.["word"] ? "word" : groups?.["run"] ? "run" : "picture",
    text,
  }));
}

/** Pairs of characters, or a single character. Uses code points, because a fragment may begin with a vowel mark. */
export function gramsOf(run: string): string[] {
  const signs = [...run];
  const pairs = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  return [...new Set(pairs.length > 0 ? pairs : signs)];
}

/** The index terms of a run, so that every pair and every single character matches. */
export const gramsToFile = (run: string): Set<string> => {
  const signs = [...run];
  return new Set([...signs, ...signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)]);
};

/** "Magic Eden", "magiceden" and "magic-eden" are the same name. */
export const wholeOf = (segments: readonly Pick<Segment, "text">[]): string =>
  segments.map(({ text }) => text).join("");
