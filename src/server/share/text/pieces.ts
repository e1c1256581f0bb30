/** Finds the places where a line may break. */
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";

/** Scripts without spaces between words. Korean has them and keeps its words whole. */
const ENDS_DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー々]\p{M}{0,8}$/u;
const ENDS_THAI = /\p{Script=Thai}\p{M}{0,8}$/u;
const BEGINS_DENSE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** No real letter has more marks; without a bound, a long run of marks would take quadratic time. */
const ENDS_WORD = /[\p{L}\p{N}]\p{M}{0,8}$/u;
const BEGINS_WORD = /^[\p{L}\p{N}]/u;
/** East Asian punctuation, which has no space after it. */
const PAUSE = /[，、。：；！？）」』】》]$/;
/** Closing punctuation, small kana, prolonged sound marks and iteration marks: a line never begins with them. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々ゝゞヽヾぁぃぅぇぉっゃゅょァィゥェォッャュョヮ～…—ๆฯ]/u;
/** Words that belong to the previous one: in Japanese, hiragana after any other character. */
const ENCLITIC = /^(?:[的了着过過吗嗎]$|\p{Script=Hiragana})/u;
const NEVER_LAST = /[\p{Ps}\p{Pi}]$/u;

const isEnclitic = (before: string, after: string): boolean => ENCLITIC.test(after) && ENDS_WORD.test(before);

function mayBreak(before: string, after: string): boolean {
  if (/\s$/.test(before)) return true;
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before) || /^\s/.test(after) || isEnclitic(before, after)) {
    return false;
  }
  const isBetweenWords =
    (ENDS_DENSE.test(before) && BEGINS_WORD.test(after)) ||
    (ENDS_WORD.test(before) && BEGINS_DENSE.test(after));
  return PAUSE.test(before) || isBetweenWords;
}

/** Created once each, because they use much memory outside the JavaScript heap. */
const words = new Map<Language, Intl.Segmenter>();
const graphemes = new Intl.Segmenter();

function wordsIn(language: Language): Intl.Segmenter {
  const known = words.get(language);
  const segmenter = known ?? new Intl.Segmenter(LANGUAGE_FACTS[language].intlLocale, { granularity: "word" });
  words.set(language, segmenter);
  return segmenter;
}

/** Splits a text into the pieces between which a line may break, each with the space after it. */
export function piecesOf(text: string, language: Language): string[] {
  const pieces: string[] = [];
  for (const { segment } of wordsIn(language).segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && !mayBreak(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** The penalty of a line break after this piece. */
export function breakCostOf(piece: string): number {
  const isPause = /[,.:;!?—，、。：；！？]\s*$/.test(piece);
  if (isPause) return 0;
  if (/\s$/.test(piece)) return 0.03;
  // Thai breaks between words; a break in Chinese or Japanese splits a phrase.
  return ENDS_THAI.test(piece) ? 0.12 : 0.3;
}

/** Splits into graphemes: the last resort for a word that is longer than a line. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);
