/** Characters that hide or reverse text; joiners stay, because Hindi and emoji need them. */
const INVISIBLE =
  /[\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff\u{e0000}-\u{e007f}]|(?![\n\t])\p{Cc}/u;

/**
 * Unicode allows 30 marks on one letter in its stream-safe format (UAX #15), more than any language has. More hide each
 * other and the text around them, and normalising them takes quadratic time. The last two are marks by NFKC.
 */
const STACK = /[\p{M}\uff9e\uff9f]{31}/u;

/** Breaks and tabs are visible. */
export const hasInvisible = (text: string): boolean => INVISIBLE.test(text) || STACK.test(text);

/** One line of text that reads as it is written. */
export const isPlainLine = (text: string): boolean => !/[\n\t]/.test(text) && !hasInvisible(text);
