/**
 * Searches documents. Every document is a position in the order in which equal matches are shown. A query's parts are
 * weighted by their rarity; a document gets the weights of the parts it has, each by the field that has it, and
 * loses the others. See README.md.
 */
import { Corrections, type Beside, type Correction } from "./corrections.ts";
import { takeAlong } from "./intents/take-along.ts";
import { NAME_WHOLE, NAMES, SOUND_KEY, WHOLES, type Qualities } from "./fields.ts";
import type { GroupNames } from "./group-names.ts";
import { isClear, isLongSound, memoized, type Guess } from "./guesses.ts";
import { PartScores, type ScoredPart } from "./part-scores.ts";
import { readQuery, type Query, type QueryWords } from "./query.ts";
import { Ranking, rarity, weightsOf, type SearchWindow } from "./ranking.ts";
import { soundKeys } from "./scripts/sound-key.ts";
import { wholeOf } from "./scripts/segments.ts";
import { bonusOf, STEPS, type Span } from "./spans.ts";
import { meansIn, type MeansWords } from "./intents/means.ts";
import { isMovedTrip, isWay, type WayWords } from "./intents/ways.ts";
import { Sums, Tallies, type Tally } from "./tally.ts";
import type { TermIndex } from "./terms/term-index.ts";

export interface SearchOptions extends QueryWords, WayWords, MeansWords {
  /** Words for pictures: 🐧 is a penguin. */
  readonly pictures: ReadonlyMap<string, readonly string[]>;
  /** Names of documents that are everyday words, too. */
  readonly everyday: ReadonlySet<string>;
  /** Documents that are money themselves: in a sentence about an intent, they are what it is done with. */
  readonly money: ReadonlySet<number>;
  /** The group that leads from one place to another. */
  readonly way: string;
}

export interface Corrected {
  readonly typed: string;
  readonly meant: string;
}

export interface SearchResult {
  readonly total: number;
  readonly places: readonly number[];
  /** The words that were taken for others. */
  readonly corrections: readonly Corrected[];
  /** The terms that matched, folded, to mark them. */
  readonly terms: readonly string[];
  /** All matches, also those outside the window's groups; only if asked for. */
  readonly all: Int32Array | null;
}

const NOTHING: SearchResult = { total: 0, places: [], corrections: [], terms: [], all: null };

/** Names of several words: "cho vay", "real world assets". */
const MAX_NAME_PARTS = 10;
/** What the whole name of a document in the query adds, as a share of the weight of a unique word. */
const NAME_BONUS = 0.6;
/** Many Chinese words sound alike. */
const HAN = /\p{Script=Han}/u;
/** Shorter sounds are in many words. */
const MIN_SOUNDED = 6;
const MAX_JOINED_PARTS = 3;
const MIN_JOINED = 4;
/** Longer ones are sentences. */
const MAX_NEAR_PARTS = 6;
/** One mistake in several words leaves little doubt. */
const NEAR_NAME = 0.9;
/** Names that only sound similar are trusted less. */
const SAME_SOUND = 0.6;
/** An alias that more documents have is a word of their field. */
const MOST_NAMESAKES = 2;
/** This many words, little ones too, are more than a name with something beside it. */
const SENTENCE = 4;
/** In this many words, one that names nothing tells that they may be about something else. */
const LEAST_STRANGE = 3;
/** Several Latin words sound like a name by chance. */
const JOINED: Beside = { fits: () => true, isSentence: false, isJoined: true, isVouched: false };

export class SearchIndex {
  readonly #terms: TermIndex;
  readonly #groups: GroupNames;
  readonly #options: SearchOptions;
  readonly #tallies: Tallies;
  readonly #sums: Sums;
  readonly #scores: PartScores;
  readonly #corrections: Corrections;
  readonly size: number;

  constructor(size: number, terms: TermIndex, groups: GroupNames, options: SearchOptions) {
    this.size = size;
    this.#terms = terms;
    this.#groups = groups;
    this.#options = options;
    this.#tallies = new Tallies(size);
    this.#sums = new Sums(size);
    this.#scores = new PartScores(terms, groups, this.#tallies, size);
    this.#corrections = new Corrections(terms, groups, options.codeWords);
  }

  search(typed: string, window: SearchWindow): SearchResult {
    const query = readQuery(typed, this.#options, {
      isName: (text) => this.#isName(text),
      isSounded: (run) => this.#isSounded(run),
    });
    if (query.whole === "") return NOTHING;
    this.#tallies.reset();
    this.#sums.clear();
    const isSentence = query.parts.length >= SENTENCE;
    const parts = query.parts.map((part, at) =>
      this.#scores.start(part, at === query.parts.length - 1, isSentence),
    );
    const spans = this.#scoreCues(parts, this.#scoreSpans(query, parts));
    const corrections = this.#correct(query, parts, spans);
    const way = this.#asksForWay(parts) ? this.#goWay(parts) : null;
    const ranking = this.#rank(parts, this.#withoutTaken(parts, spans, isSentence), way);
    return {
      ...ranking.window(window),
      corrections,
      terms: [...new Set(parts.filter(({ isFiller }) => !isFiller).flatMap((part) => [...part.terms]))],
    };
  }

  #isName(text: string): boolean {
    if (this.#groups.called(text).length > 0) return true;
    const term = this.#terms.find(text);
    return term !== null && (this.#terms.fieldsOf(term) & WHOLES) !== 0;
  }

  /** A whole name as it sounds is not cut into the short names inside it. */
  #isSounded(run: string): boolean {
    if (HAN.test(run)) return false;
    return soundKeys(run).some(
      (key) =>
        key.length >= MIN_SOUNDED &&
        this.#terms.soundsAt(key).some((term) => (this.#terms.fieldsOf(term) & NAMES) !== 0),
    );
  }

  /** Names of documents and groups that go over one or several parts. */
  #scoreSpans({ parts: { length }, isCode, whole }: Query, parts: readonly ScoredPart[]): Span[] {
    const spans: Span[] = [];
    // A longer name says more than the shorter ones inside it.
    for (let count = 1; count <= Math.min(length, MAX_NAME_PARTS); count += 1) {
      for (let from = 0; from + count <= length; from += 1) {
        const to = from + count;
        const own = parts.slice(from, to);
        const text = wholeOf(own);
        const isWhole = to - from === length;
        const isGroup = this.#scores.scoreGroups(own, text, to === length);
        // Little words are names only if nothing else is there: the tickers THE and ME.
        if (!isWhole && !isCode && (own.every(({ isFiller }) => isFiller) || text.length < 2)) continue;
        const term = this.#scores.scoreWhole(own, text);
        const isPlace = own.every(({ place }) => place !== null);
        if (term !== null)
          spans.push({ parts: own, term, factor: 1, bonus: bonusOf(isGroup, isWhole, isCode, isPlace) });
      }
    }
    if (length > 1) this.#scores.scoreBeginning(parts, whole);
    return spans;
  }

  /** Returns the names that are left. What something is paid with is no cue, and neither is a part of a name. */
  #scoreCues(parts: readonly ScoredPart[], spans: Span[]): Span[] {
    // The name of a group is what it says.
    if (this.#groups.called(wholeOf(parts)).length > 0) return spans;
    const titles = spans.filter(
      ({ parts: own, term }) => own.length > 1 && (this.#terms.fieldsOf(term) & NAME_WHOLE) !== 0,
    );
    const others = new Set([...titles.flatMap((span) => span.parts), ...meansIn(parts, this.#options)]);
    const names = new Set(spans.flatMap(({ parts: own }) => (own.length === 1 ? own : [])));
    const wholes = new Set(parts.filter(({ isWhole }) => isWhole));
    const known = { names, wholes, places: onePerPlace(parts), isOpen: this.#isOpen(parts, spans) };
    const found = this.#groups.cues.find(
      parts.filter((part) => !others.has(part)),
      known,
    );
    for (const cue of found) this.#scores.scoreCue(cue.parts, cue.groups);
    const taken = new Set(found.flatMap((cue) => cue.parts));
    // Where all words are little, those of a cue are what was meant.
    if (taken.size > 0)
      for (const part of parts)
        if (!taken.has(part) && this.#options.fillers.has(part.text)) Object.assign(part, { isFiller: true });
    return spans.filter((span) => !span.parts.every((part) => taken.has(part)));
  }

  /** A sentence that names nothing but places. */
  #isOpen(parts: readonly ScoredPart[], spans: readonly Span[]): boolean {
    const isNamed = spans.some(
      ({ parts: own, term }) =>
        this.#terms.frequency(term) <= MOST_NAMESAKES && own.some(({ isFiller }) => !isFiller),
    );
    return !isNamed && parts.every(({ isGroup, place }) => isGroup !== true || place !== null);
  }

  #correct(query: Query, parts: readonly ScoredPart[], spans: Span[]): Corrected[] {
    const { whole, parts: typed } = query;
    const corrections: Corrected[] = [];
    const apply = (own: readonly ScoredPart[], raw: string, found: readonly Correction[]): void => {
      for (const one of found) this.#scoreCorrection(own, one, spans, own.length === parts.length);
      const [first] = found;
      if (first)
        corrections.push({ typed: raw, meant: "group" in first ? first.group : this.#shown(first.term) });
    };
    for (const { own, raw, found } of this.#guesses(query, parts)) apply(own, raw, found);
    // Several words may be one name with a mistake, even if the mistake makes another word.
    const isNamed = spans.some((span) => span.parts.length === parts.length);
    const isAsked = parts.every(
      ({ place, intent, isFiller }) => place !== null || intent !== null || isFiller,
    );
    if (!isNamed && !isAsked && typed.length > 1 && typed.length <= MAX_NEAR_PARTS)
      apply(parts, whole, this.#corrections.nearName(whole, NEAR_NAME));
    const isLost = parts.some(({ isName, isFiller }) => !isName && !isFiller);
    // Beside a group, what is left over may belong to it: only a name of the same sound is one of both.
    const least = parts.some(({ isGroup }) => isGroup) ? SAME_SOUND : 0;
    const telling = wholeOf(parts.filter(({ isFiller }) => !isFiller));
    if (isLost && typed.length > 1 && typed.length <= MAX_JOINED_PARTS && telling.length >= MIN_JOINED)
      apply(
        parts,
        whole,
        this.#corrections.of(whole, whole, JOINED).filter(({ factor }) => factor >= least),
      );
    return corrections;
  }

  #scoreCorrection(
    own: readonly ScoredPart[],
    correction: Correction,
    spans: Span[],
    isWhole: boolean,
  ): void {
    if ("group" in correction) {
      this.#scores.scoreGroups(own, correction.group, false, correction.factor);
      return;
    }
    const { term, factor, isSame = false } = correction;
    this.#scores.scoreCorrected(own, term, factor);
    // "nft" on another keyboard is the group of that name, too.
    const isGroup = isSame && this.#scores.scoreGroups(own, this.#terms.textAt(term), false, factor);
    const bonus = bonusOf(isGroup, isWhole, false);
    spans.push({ parts: own, term, factor, bonus });
  }

  /** What the words that name nothing may mean. Of several words, one that stays strange makes the others doubtful. */
  #guesses({ tokens, parts: typed }: Query, parts: readonly ScoredPart[]): Guess[] {
    const wholes = parts.filter(({ isWhole, isFiller }) => isWhole && !isFiller);
    const beside: Beside = {
      fits: (term) =>
        this.#terms
          .placesOf(term)
          .some((place) => wholes.every(({ tally }) => (tally.values[place] ?? 0) > 0)),
      isSentence: typed.length >= SENTENCE,
      isJoined: false,
      isVouched: wholes.length > 0,
    };
    // Twenty times the same word is corrected once.
    const correct = memoized((raw: string, folded: string) => this.#corrections.of(raw, folded, beside));
    const sure: Guess[] = [];
    const guesses: Guess[] = [];
    for (const { raw, from, to } of tokens) {
      const own = parts.slice(from, to);
      // Signs inside a word may be letters of another keyboard: "F:]kok".
      const isBroken = own.length > 1 && !own.some(({ isWhole }) => isWhole);
      if (isBroken) sure.push({ own, raw, found: this.#corrections.otherKeyboard(raw) });
      const [only] = own;
      if (own.length === 1 && only?.kind === "run" && only.isName && !only.isWhole)
        sure.push({ own, raw, found: this.#corrections.wholeSound(only.text) });
      if (own.every(({ isName, isFiller }) => isName || isFiller)) continue;
      if (own.every(({ kind }) => kind === "picture")) this.#readPictures(own);
      else if (own.some(({ isName, isFiller }) => isName || isFiller)) {
        sure.push({ own, raw, found: this.#corrections.otherKeyboard(raw) });
        // A name with a mistake and words of a script without spaces right behind it: "uniswp官网".
        const [rest, ...others] = own.filter(({ isName, isFiller }) => !isName && !isFiller);
        const isGlued =
          rest?.kind === "word" && others.length === 0 && own.some(({ kind }) => kind === "run");
        if (isGlued) guesses.push({ own: [rest], raw: rest.text, found: correct(rest.text, rest.text) });
      } else guesses.push({ own, raw, found: correct(raw, wholeOf(own)) });
    }
    // Beside one strange word, only short sounds are: many words have them.
    const isSure = tokens.length < LEAST_STRANGE ? isLongSound : isClear;
    const kept =
      tokens.length > 1 && this.#isDoubtful(guesses)
        ? guesses.map((guess) => ({ ...guess, found: guess.found.filter((one) => isSure(one, guess.raw)) }))
        : guesses;
    return [...sure, ...kept];
  }

  /** Whether some word names nothing, or words are near to names of different documents. */
  #isDoubtful(guesses: readonly Guess[]): boolean {
    const places = guesses.map(
      ({ found }) => new Set(found.flatMap((one) => ("term" in one ? this.#terms.placesOf(one.term) : []))),
    );
    const [first, ...others] = places;
    return (
      guesses.some(({ found }) => found.length === 0) ||
      (first !== undefined && others.some((other) => first.size > 0 && other.isDisjointFrom(first)))
    );
  }

  /** "Swap eth to usdc on base" asks for what swaps. Words that only together mean to swap say less than to move. */
  #asksForWay(parts: readonly ScoredPart[]): boolean {
    const isOtherIntent = ({ intent }: ScoredPart): boolean =>
      intent?.names.includes(this.#options.way) === false;
    const others = parts.filter(isOtherIntent);
    if (others.every(({ isCue }) => isCue) && isMovedTrip(parts, this.#options)) return true;
    return others.length === 0 && isWay(parts, this.#options);
  }

  /** Adds what leads from one place to another. Whatever else is named is taken along, unless it leads there itself. */
  #goWay(parts: ScoredPart[]): Tally {
    const way = this.#scores.start({ kind: "word", text: this.#options.way, isFiller: false }, false);
    this.#scores.scoreGroups([way], way.text, false);
    for (const part of parts.filter(({ place }) => place === null)) {
      part.tally.keepOnly(way.tally);
      part.frequency = 0;
    }
    parts.push(way);
    return way.tally;
  }

  /** Sound keys are not for people. */
  #shown(term: number): string {
    const text = this.#terms.textAt(term);
    return text.startsWith(SOUND_KEY) ? "" : text;
  }

  #readPictures(parts: readonly ScoredPart[]): void {
    for (const part of parts) {
      for (const word of this.#options.pictures.get(part.text) ?? []) {
        if (this.#scores.scoreGroups([part], word, false, 0.9)) continue;
        const term = this.#terms.find(word);
        if (term !== null) this.#scores.scoreCorrected([part], term, 0.9);
      }
    }
  }

  #rank(parts: readonly ScoredPart[], spans: readonly Span[], way: Tally | null): Ranking {
    const weights = weightsOf(parts, this.size);
    const weigh = (some: readonly ScoredPart[]): number =>
      some.reduce((sum, part) => sum + (weights.get(part) ?? 0), 0);
    for (const part of parts) this.#sums.add(part.tally, weights.get(part) ?? 0);
    const named = weigh(parts.filter(({ isName }) => isName)) || 1;
    const bonus = this.#tallies.take();
    const own = this.#tallies.take();
    for (const { parts: some, term, factor, bonus: tables } of spans) {
      const share = Math.min(1, weigh(some) / named);
      this.#raiseNames(bonus, term, share * factor, tables);
      if (share > 0.5) this.#raiseNames(own, term, 1, tables);
    }
    if (way !== null) bonus.keepOnly(way);
    this.#sums.add(bonus, NAME_BONUS * rarity(1, this.size), 0);
    return new Ranking({
      sums: this.#sums,
      named: own,
      scratch: this.#tallies.take(),
      weight: weigh(parts.filter(({ isChoice }) => !isChoice)),
      // Words that ask for something together are no name with words beside it.
      words: Math.max(
        parts.filter(({ isFiller }) => !isFiller).length,
        parts.length >= SENTENCE && parts.some(({ isCue }) => isCue) ? SENTENCE : 0,
      ),
      names: parts.filter(({ isFiller, isName }) => isName && !isFiller).length,
      size: this.size,
    });
  }

  #withoutTaken(parts: readonly ScoredPart[], spans: readonly Span[], isSentence: boolean): readonly Span[] {
    const { money, everyday } = this.#options;
    const doers = this.#tallies.take();
    return takeAlong({ parts, spans, money, everyday, terms: this.#terms, doers, isSentence });
  }

  #raiseNames(tally: Tally, term: number, factor: number, tables: readonly Qualities[]): void {
    const table = tables[Math.round(factor * STEPS)];
    if (table) this.#terms.raise(tally, term, term + 1, table);
  }
}

const onePerPlace = (parts: readonly ScoredPart[]): ScoredPart[] => [
  ...new Map(parts.flatMap((part) => (part.place === null ? [] : [[part.place, part]]))).values(),
];
