/** The fields of a document and how much a match in each counts: BM25F with every term counted once per field. */

/**
 * Bits of a posting: the fields that contain the term. A whole is a name without spaces and punctuation. Codes are
 * short signs such as stock symbols; a sound is a name of another script in Latin letters.
 */
export const NAME_WHOLE = 1;
export const NAME_WORD = 2;
export const CODE = 4;
export const ALIAS_WHOLE = 8;
export const ALIAS_WORD = 16;
export const SOUND = 32;
export const TEXT = 64;
export const BITS = 7;

/** Fields that name the document. */
export const NAMES = NAME_WHOLE | NAME_WORD | CODE | ALIAS_WHOLE | ALIAS_WORD | SOUND;
export const WHOLES = NAME_WHOLE | CODE | ALIAS_WHOLE | SOUND;

/** Separates n-grams and sound keys from words: they match exactly, never by prefix. */
export const GRAM = "\0";
export const SOUND_KEY = "\u0001";
/** Between a sound key and the name that sounds so. */
export const SOUND_OF = "\u0002";

/** Qualities are bytes, so that one per document fits into the processor's cache. */
export const BEST = 255;

/** Names have 1, 2, 3, or 4 and more words. */
export const NAME_LENGTHS = 4;

/** A quality by the name's length and the bits of a posting. */
export type Qualities = Uint8Array;

interface Weights {
  readonly nameWhole: number;
  readonly nameWord: number;
  readonly code: number;
  readonly aliasWhole: number;
  readonly aliasWord: number;
  readonly sound: number;
  readonly text: number;
}

/** A term in a long name says less about it. */
const LENGTH_NORMALISATION = 0.12;
/** The larger, the more a second field with the same term adds. */
const SATURATION = 1;

/** Weights add up over the fields and are saturated, as in BM25F. */
export function qualities(weights: Weights, factor = 1): Qualities {
  return Uint8Array.from({ length: NAME_LENGTHS << BITS }, (_, at) => {
    const bits = at & ((1 << BITS) - 1);
    const length = at >> BITS;
    const frequency =
      (bits & NAME_WHOLE ? weights.nameWhole : 0) +
      (bits & NAME_WORD ? weights.nameWord / (1 + LENGTH_NORMALISATION * length) : 0) +
      (bits & CODE ? weights.code : 0) +
      (bits & ALIAS_WHOLE ? weights.aliasWhole : 0) +
      (bits & ALIAS_WORD ? weights.aliasWord : 0) +
      (bits & SOUND ? weights.sound : 0) +
      (bits & TEXT ? weights.text : 0);
    return Math.round(BEST * factor * (frequency / (SATURATION + frequency)));
  });
}

/** The whole term is in the field. */
export const EXACT: Weights = {
  nameWhole: 60,
  nameWord: 4,
  code: 14,
  aliasWhole: 14,
  aliasWord: 2.6,
  sound: 6,
  text: 0.35,
};

/** A term of the field begins with the word. */
export const BEGINNING: Weights = {
  nameWhole: 10,
  nameWord: 2.6,
  code: 1.6,
  aliasWhole: 2,
  aliasWord: 1.2,
  sound: 1.6,
  text: 0.2,
};

/** One or two letters begin a word of every text. */
export const SHORT_BEGINNING: Weights = { ...BEGINNING, text: 0 };
