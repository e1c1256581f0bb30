/** Cuts folded text into words, runs of scripts written without spaces, and pictures. */

/** A run is found by its parts; a word from its beginning. */
export interface Segment {
  readonly kind: "word" | "run" | "picture";
  readonly text: string;
}

// Hangul has spaces, but people look for the middle of its words too.
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

/** Two neighbours, or one sign alone. By code points: a fragment may begin with a vowel mark. */
export function gramsOf(run: string): string[] {
  const signs = [...run];
  const pairs = signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  return [...new Set(pairs.length > 0 ? pairs : signs)];
}

/** What a text is filed under, so that every pair and every single sign of it is found. */
export const gramsToFile = (run: string): Set<string> => {
  const signs = [...run];
  return new Set([...signs, ...signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)]);
};
