/** The index terms of a document, and the fields that each comes from. */
import {
  ALIAS_WHOLE,
  ALIAS_WORD,
  CODE,
  GRAM,
  NAME_WHOLE,
  NAME_WORD,
  SOUND,
  SOUND_KEY,
  SOUND_OF,
  TEXT,
} from "#lib/search/fields.ts";
import { foldSearch } from "#lib/search/scripts/fold-search.ts";
import { romanise } from "#lib/search/scripts/romanise.ts";
import { soundKeys } from "#lib/search/scripts/sound-key.ts";
import { gramsToFile, segmentsOf, wholeOf, type Segment } from "#lib/search/scripts/segments.ts";

export interface DocumentText {
  readonly name: string;
  /** Short signs such as stock symbols. */
  readonly codes: readonly string[];
  /** Nicknames and former names. */
  readonly aliases: readonly string[];
  /** Known only as a whole: addresses. */
  readonly wholes: readonly string[];
  /** Single words that point to the document, matched as they are: labels of its address. */
  readonly words: readonly string[];
  readonly texts: readonly string[];
}

/** Shorter words of a text are not indexed. */
const MIN_TEXT_WORD = 2;
/** Readers of these type their words in Latin letters, too. */
const TYPED_IN_LATIN = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u;
/** A shorter word sounds like many others. */
const MIN_HEARD_WORD = 5;

export interface IndexTerms {
  readonly terms: Map<string, number>;
  readonly nameWords: number;
}

export function indexTerms({ name, codes, aliases, wholes, words, texts }: DocumentText): IndexTerms {
  const terms = new Map<string, number>();
  const file = (term: string, bit: number): void => {
    if (term !== "") terms.set(term, (terms.get(term) ?? 0) | bit);
  };
  const fileParts = (segments: readonly Segment[], bit: number): void => {
    for (const { kind, text } of segments) {
      if (kind !== "run") file(text, bit);
      else for (const gram of gramsToFile(text)) file(GRAM + gram, bit);
    }
  };
  const fileSounds = (parts: readonly Segment[], bit: number): void => {
    const whole = wholeOf(parts);
    const roman = romanise(whole);
    const isForeign = bit === ALIAS_WHOLE && roman !== null;
    if (!isForeign || TYPED_IN_LATIN.test(whole)) file(roman ?? "", SOUND);
    // A name as another script writes it is heard like many of its ordinary words.
    if (!isForeign) for (const key of soundKeys(whole)) file(SOUND_KEY + key + SOUND_OF + said(parts), bit);
  };

  const segments = segmentsOf(foldSearch(name));
  file(wholeOf(segments), NAME_WHOLE);
  fileSounds(segments, NAME_WHOLE);
  fileParts(segments, NAME_WORD);
  for (const part of partsInCapitals(name)) file(part, NAME_WORD);
  // "Falcon Finance" is heard as Falcon, "The Sandbox" as Sandbox.
  const heard = segments.length > 1 ? segments.find(({ text }) => text.length >= MIN_HEARD_WORD) : undefined;
  for (const key of soundKeys(heard?.text ?? ""))
    file(SOUND_KEY + key + SOUND_OF + (heard?.text ?? ""), NAME_WORD);
  for (const code of codes) file(wholeOf(segmentsOf(foldSearch(code))), CODE);
  const fileAlias = (parts: readonly Segment[]): void => {
    file(wholeOf(parts), ALIAS_WHOLE);
    fileSounds(parts, ALIAS_WHOLE);
  };
  for (const whole of wholes) fileAlias(segmentsOf(foldSearch(whole)));
  for (const alias of aliases) {
    const parts = segmentsOf(foldSearch(alias));
    fileAlias(parts);
    if (parts.length > 1 || parts[0]?.kind === "run") fileParts(parts, ALIAS_WORD);
  }
  for (const word of words) file(word, ALIAS_WORD);
  for (const text of texts) {
    const parts = segmentsOf(foldSearch(text));
    fileParts(
      parts.filter(({ kind, text: word }) => kind === "run" || word.length >= MIN_TEXT_WORD),
      TEXT,
    );
  }
  return { terms, nameWords: segments.length };
}

/** A name word by word: "magic eden" is said otherwise than "magiceden". */
const said = (parts: readonly Segment[]): string => parts.map(({ text }) => text).join(" ");

/** "PancakeSwap" is also found as "swap". */
function partsInCapitals(name: string): string[] {
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return parts.filter((part) => part.length > 1).map((part) => part.toLowerCase());
}
