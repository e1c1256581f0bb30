/** Where a line may end. */
import { LANGUAGE_FACTS, type Language } from "#i18n/languages.ts";

/** Written without spaces between words. Korean has them, and keeps its words whole. */
const DENSE = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}";
const ENDS_DENSE = new RegExp(`[${DENSE}ー々]\\p{M}*$`, "u");
const BEGINS_DENSE = new RegExp(`^[${DENSE}]`, "u");
const ENDS_WORD = /[\p{L}\p{N}]\p{M}*$/u;
const BEGINS_WORD = /^[\p{L}\p{N}]/u;
/** East Asian full stops and commas, which have no space behind them. */
const PAUSE = /[，、。：；！？）」』】》]$/;
/** A closing sign, a small or a lengthening kana, a sign of repetition: a line never begins with them. */
const NEVER_FIRST = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々ゝゞヽヾぁぃぅぇぉっゃゅょァィゥェォッャュョヮ～…—ๆฯ]/u;
/** Words that belong to the one before them: in Japanese all that is written in hiragana behind another sign. */
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

/** Each is made once: they hold much memory outside of JavaScript's own. */
const words = new Map<Language, Intl.Segmenter>();
const graphemes = new Intl.Segmenter();

function wordsIn(language: Language): Intl.Segmenter {
  const known = words.get(language);
  const segmenter = known ?? new Intl.Segmenter(LANGUAGE_FACTS[language].intlLocale, { granularity: "word" });
  words.set(language, segmenter);
  return segmenter;
}

/** The parts of a text between which a line may end, each with the space behind it. */
export function piecesOf(text: string, language: Language): string[] {
  const pieces: string[] = [];
  for (const { segment } of wordsIn(language).segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && !mayBreak(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** How ill it reads when a line ends with this piece. */
export function breakCostOf(piece: string): number {
  const isPause = /[,.:;!?—，、。：；！？]\s*$/.test(piece);
  if (isPause) return 0;
  if (/\s$/.test(piece)) return 0.03;
  // Thai is read in words; a Chinese or Japanese phrase is torn apart.
  return /\p{Script=Thai}\p{M}*$/u.test(piece) ? 0.12 : 0.3;
}

/** The characters as a reader sees them: the last resort for a word that is longer than a line. */
export const graphemesOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);
