/** Finds what was meant where the typed text names nothing: typing mistakes, another keyboard or another script. */
import { CODE, NAME_WHOLE, NAMES, SOUND_KEY, WHOLES } from "./fields.ts";
import type { GroupNames } from "./group-names.ts";
import type { NearWord } from "./terms/near-terms.ts";
import { foldSearch } from "./scripts/fold-search.ts";
import { otherLayouts } from "./scripts/keyboard-layouts.ts";
import { romanise } from "./scripts/romanise.ts";
import { hearingOf } from "./scripts/heard.ts";
import { latinSpellings, soundKey, soundKeys } from "./scripts/sound-key.ts";
import { segmentsOf, wholeOf } from "./scripts/segments.ts";
import { isSlip, SHORT_WORD, startsAlike } from "./scripts/slips.ts";
import type { TermIndex } from "./terms/term-index.ts";

/**
 * A term of a document or the name of a group, and how far it may be trusted, from 0 to 1. `isSame`: the same keys were
 * hit, so it is what was typed. `isGuess`: ordinary words are that near to a name by chance. `isShortSound`: many are.
 */
export type Correction =
  | {
      readonly term: number;
      readonly factor: number;
      readonly isSame?: boolean;
      readonly isGuess?: boolean;
      readonly isShortSound?: boolean;
    }
  | { readonly group: string; readonly factor: number; readonly isGuess?: boolean };

/** What else was typed. */
export interface Beside {
  /** Whether the term names a document that the whole names beside it find, too. */
  readonly fits: (term: number) => boolean;
  readonly isSentence: boolean;
  /** Whether the word is several that were typed apart. */
  readonly isJoined: boolean;
  /** Whether there are such whole names. */
  readonly isVouched: boolean;
}

/** Of the ways below, the first that ordinary words go by chance. */
const FIRST_GUESS = 6;
const MIN_NEAR = 4;
const MIN_NEAR_NAME = 5;
const MIN_CODE = 3;
const TWO_EDITS_LENGTH = 8;
const MIN_NEAR_BEGINNING = 6;
const MIN_LAYOUT = 3;
const MIN_LAYOUT_BEGINNING = 4;
const MIN_LAYOUT_NEAR = 6;
const MIN_SOUND_NEAR = 6;
const MIN_LATIN_SOUND_NEAR = 8;
const MIN_SOUND_BEGINNING = 5;
const MIN_WHOLE_SOUND = 5;
const LATIN = /^[a-z\d]+$/;
const MIN_RESPELT = 5;
/** Both ways of writing one sound. */
const RESPELT = [
  ["f", "ph"],
  ["ph", "f"],
  ["k", "c"],
  ["c", "k"],
  ["i", "y"],
  ["y", "i"],
] as const;
const MERGED = /[\p{Script=Thai}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
/** An end that this many documents have as a word says nothing. */
const MANY_ENDS = 3;
const MIN_END = 4;
/** With two mistakes, this much must be left without such an end. */
const MIN_TWO_EDITS_STEM = 5;
/** Sounds that a word may differ from a name by, for each of its sounds; half a sound from a short one. */
const MOST_DISTANCE = 0.14;
const SHORT_DISTANCE = 0.5;
const BEGINNING_DISTANCE = 0.25;
/** Of names that are heard alike. */
const MOST_ALIKE = 3;
/** Ordinary words sound like names with fewer sounds. */
const LONG_SOUND = 6;
/** Up to this length, a group begins with the letter that was typed. */
const MAX_GROUP_START = 6;
/** Enough to rank; more means that the beginning says nothing. */
const MAX_TERMS = 40;

/** "biswap" is no "iswap". */
const isOtherStart = (word: string, name: string): boolean =>
  word.length <= MAX_GROUP_START && word[0] !== name[0] && word[0] !== name[1];

interface Heard {
  readonly term: number;
  readonly factor: number;
  readonly distance: number;
  readonly isShortSound: boolean;
}

const onOtherKeyboards = (raw: string): string[] =>
  otherLayouts(raw).map((text) => wholeOf(segmentsOf(foldSearch(text))));

export class Corrections {
  readonly #terms: TermIndex;
  readonly #groups: GroupNames;
  readonly #codeWords: readonly string[];

  constructor(terms: TermIndex, groups: GroupNames, codeWords: ReadonlySet<string>) {
    this.#terms = terms;
    this.#groups = groups;
    this.#codeWords = [...codeWords];
  }

  /**
   * The first way that leads to a name. `raw` is the word as it was typed, `folded` its letters. Ordinary words sound
   * like names by chance, so a name that only sounds alike must be one that `fits` what else was typed. In a
   * sentence, with its many words, so must one with a typing mistake.
   */
  of(raw: string, folded: string, { fits, isSentence, isJoined, isVouched }: Beside): Correction[] {
    const layouts = onOtherKeyboards(raw);
    const fitting = (found: Correction[]): Correction[] =>
      found.filter((one) => "group" in one || fits(one.term));
    const ways = [
      () => this.otherKeyboard(raw),
      () => this.#codeIn(folded),
      () => this.#sameLetters(folded),
      () => this.#otherSpelling(folded),
      () => this.#heardSpelling(folded),
      () => this.#nearInScript(folded),
      () => fitting(this.#sameSound(folded)),
      () => (isSentence ? fitting(this.near(folded)) : this.near(folded)),
      () =>
        layouts
          .filter((text) => text.length >= MIN_LAYOUT_BEGINNING)
          .flatMap((text) => this.#beginning(text, 0.7)),
      () => layouts.filter((text) => text.length >= MIN_LAYOUT_NEAR).flatMap((text) => this.near(text, 0.75)),
      () =>
        (isJoined || (isSentence && !isVouched)) && LATIN.test(folded)
          ? []
          : fitting(this.#similarSound(folded, isVouched)),
      () => fitting(this.#nearBeginning(folded)),
    ];
    for (const [at, way] of ways.entries()) {
      const found = way();
      if (found.length > 0) return at < FIRST_GUESS ? found : found.map((one) => ({ ...one, isGuess: true }));
    }
    return [];
  }

  /** Names that the same keys give on another keyboard. */
  otherKeyboard(raw: string): Correction[] {
    if (raw.length < MIN_LAYOUT) return [];
    return onOtherKeyboards(raw).flatMap((text) =>
      this.#called(text, 0.9).map((one) => ("term" in one ? { ...one, isSame: true } : one)),
    );
  }

  /** Whole names that a run sounds like, whatever its parts are found in: フラックス is Frax, not Conflux. */
  wholeSound(run: string): Correction[] {
    if (HAN.test(run)) return [];
    return soundKeys(run)
      .filter((key) => key.length >= MIN_WHOLE_SOUND)
      .flatMap((key) => this.#terms.soundsAt(key))
      .filter((term) => (this.#terms.fieldsOf(term) & NAME_WHOLE) !== 0)
      .flatMap((term) => this.#heard(run, term, 0.8))
      .slice(0, 1);
  }

  near(word: string, trust = 1): Correction[] {
    if (word.length < MIN_NEAR) return [];
    const words = this.#nearWords(word);
    const isShort = word.length < SHORT_WORD && !LATIN.test(word);
    const groups = isShort
      ? []
      : this.#groups
          .near(word)
          .filter((group) => startsAlike(word, group) && isSlip(word, group) && !isOtherStart(word, group));
    return [
      ...words.map(({ at, edits }) => ({ term: at, factor: trust * (edits > 1 ? 0.6 : 0.75) })),
      ...groups.map((group) => ({ group, factor: trust * 0.7 })),
    ];
  }

  /** Whole names with one mistake. */
  nearName(whole: string, factor: number): Correction[] {
    if (whole.length < MIN_NEAR_NAME) return [];
    return this.#terms.near
      .near(whole, 1)
      .filter(({ at }) => (this.#terms.fieldsOf(at) & WHOLES) !== 0)
      .map(({ at }) => ({ term: at, factor }));
  }

  /** Those with the fewest mistakes: a whole name with two would beat a word of a name with one. */
  #nearWords(word: string): NearWord[] {
    const words = this.#terms.near
      .near(word, word.length < TWO_EDITS_LENGTH || this.#stemOf(word).length < MIN_TWO_EDITS_STEM ? 1 : 2)
      .filter(({ at }) => this.#isMeant(word, at));
    const least = Math.min(...words.map(({ edits }) => edits));
    return words.filter(({ edits }) => edits === least);
  }

  /** Without an end that many names have: "sudoswap" is not SunSwap, and "pepecoin" no memecoin. */
  #stemOf(word: string): string {
    if (!LATIN.test(word)) return word;
    for (let from = MIN_CODE; from <= word.length - MIN_END; from += 1) {
      const term = this.#terms.find(word.slice(from));
      if (term !== null && this.#terms.frequency(term) >= MANY_ENDS) return word.slice(0, from);
    }
    return word;
  }

  /** A name of the word's own script with one mistake is nearer than a name of another script that sounds like it. */
  #nearInScript(word: string): Correction[] {
    if (romanise(word) === null) return [];
    return this.nearName(word, 0.75);
  }

  /** Four letters must be a whole name, five a word of one: "iron" is not a part of Hyperion. */
  #isMeant(word: string, at: number): boolean {
    const text = this.#terms.textAt(at);
    const fields = word.length < SHORT_WORD ? WHOLES : NAMES;
    const isName = word.length > SHORT_WORD || (this.#terms.fieldsOf(at) & fields) !== 0;
    return isName && startsAlike(word, text) && isSlip(word, text);
  }

  #called(text: string, factor: number): Correction[] {
    const term = this.#terms.find(text);
    if (term !== null && (this.#terms.fieldsOf(term) & WHOLES) !== 0) return [{ term, factor }];
    return this.#groups.called(text).length > 0 ? [{ group: text, factor }] : [];
  }

  /** A code with its word in one: "apecoin". */
  #codeIn(word: string): Correction[] {
    const end = this.#codeWords.find((one) => word.endsWith(one) && word.length - one.length >= MIN_CODE);
    const term = end === undefined ? null : this.#terms.find(word.slice(0, -end.length));
    return term === null || (this.#terms.fieldsOf(term) & CODE) === 0 ? [] : [{ term, factor: 0.9 }];
  }

  #beginning(text: string, factor: number): Correction[] {
    const [from, to] = this.#terms.range(text);
    if (to - from > MAX_TERMS) return [];
    return Array.from({ length: to - from }, (_, at) => from + at)
      .filter((term) => (this.#terms.fieldsOf(term) & WHOLES) !== 0)
      .map((term) => ({ term, factor }));
  }

  /** Morfo, Kurve: a whole name in letters that sound the same. */
  #otherSpelling(word: string): Correction[] {
    if (word.length < MIN_RESPELT || !LATIN.test(word)) return [];
    return RESPELT.map(([from, to]) => word.replaceAll(from, to))
      .filter((text) => text !== word)
      .flatMap((text) => this.#called(text, 0.8))
      .filter((one) => "term" in one);
  }

  /** A word of another script that is a Latin name letter by letter. */
  #sameLetters(word: string): Correction[] {
    const roman = romanise(word);
    return roman === null ? [] : this.#called(roman, 0.85);
  }

  /** オルカ and 오르카 are Orca: short names have too short a sound to be told apart by it, so every letter must fit. */
  #heardSpelling(word: string): Correction[] {
    return latinSpellings(word)
      .flatMap((text) => this.#called(text, 0.8))
      .filter((one) => "term" in one)
      .slice(0, 1);
  }

  /** A word of another script that sounds like a name. Many Chinese words sound alike. */
  #sameSound(word: string): Correction[] {
    return romanise(word) === null || HAN.test(word) ? [] : this.#keyed(word, 0.7);
  }

  #keyed(word: string, factor: number): Correction[] {
    const keys = soundKeys(word);
    // One Thai letter is "ch" and "sh", and other scripts have none for "z".
    const merged = MERGED.test(word) ? keys.map((key) => key.replaceAll("j", "s")) : [];
    return [...new Set([...keys, ...merged])]
      .flatMap((one) => this.#terms.soundsAt(one))
      .filter((term) => (this.#terms.fieldsOf(term) & NAMES) !== 0)
      .flatMap((term) => this.#heard(word, term, factor))
      .filter(({ distance }, _at, all) => all.every((other) => other.distance >= distance))
      .slice(0, MOST_ALIKE);
  }

  /** Whether a name of the same sound key is also heard like the word, sound by sound. */
  #heard(word: string, term: number, factor: number, isBeginning = false): Heard[] {
    const { distance, length } = hearingOf(word, this.#terms.heardAt(term), isBeginning);
    const most = isBeginning ? BEGINNING_DISTANCE : Math.max(SHORT_DISTANCE, length * MOST_DISTANCE);
    const isNear = distance <= most;
    return isNear ? [{ term, factor, distance, isShortSound: length < LONG_SOUND }] : [];
  }

  #similarSound(word: string, isVouched: boolean): Correction[] {
    const key = soundKey(word);
    if (key === null || HAN.test(word)) return [];
    // Many Latin words share a short key; those must be spelt alike too. "paris" is not POLIS.
    const own = soundKey(this.#stemOf(word)) ?? "";
    const isShort = own.length < MIN_SOUND_BEGINNING || word.length <= SHORT_WORD;
    const isVague = isShort && !isVouched && LATIN.test(word);
    const same = isVague ? this.#speltAlike(word, key) : this.#keyed(word, 0.6);
    if (same.length > 0 || own.length < MIN_SOUND_BEGINNING) return same;
    if (key.length >= (LATIN.test(word) ? MIN_LATIN_SOUND_NEAR : MIN_SOUND_NEAR)) {
      const near = this.#terms.nearSounds.near(SOUND_KEY + key, key.length < TWO_EDITS_LENGTH + 2 ? 1 : 2);
      // Another first sound makes another word: "amazon" is not Meson.
      const alike = near.filter(({ at }) => this.#terms.textAt(at)[1] === key[0]);
      const heard = alike.flatMap(({ at }) => this.#heard(word, at, 0.5));
      if (heard.length > 0) {
        const least = Math.min(...heard.map(({ distance }) => distance));
        return heard.filter(({ distance }) => distance === least);
      }
    }
    // Latin letters begin too many sounds.
    if (LATIN.test(word)) return [];
    return this.#beginning(SOUND_KEY + key, 0.5).flatMap((one) =>
      "term" in one ? this.#heard(word, one.term, 0.5, true) : [],
    );
  }

  #speltAlike(word: string, key: string): Correction[] {
    if (word.length <= SHORT_WORD) return [];
    return this.#terms.near
      .near(word, 2)
      .filter(({ at }) => {
        const text = this.#terms.textAt(at);
        return startsAlike(word, text) && soundKey(text) === key;
      })
      .map(({ at }) => ({ term: at, factor: 0.6 }));
  }

  #nearBeginning(word: string): Correction[] {
    if (word.length < MIN_NEAR_BEGINNING) return [];
    return (
      this.#terms.near
        .nearBeginnings(word)
        // Another first letter begins another word: "scores" is not Core Stake.
        .filter(({ at }) => this.#terms.textAt(at)[0] === word[0])
        .map(({ at }) => ({ term: at, factor: 0.5 }))
    );
  }
}
