/** Whether a short word is another with a slip of the finger. */

const MIN_OTHER_START = 6;
const LATIN = /^[a-z\d]+$/;

/** Up to this length, one letter makes another word: "porn" is not "port", "chair" is not "chain". */
export const SHORT_WORD = 5;
const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** The keys beside a key, in its own row. */
const isNextKey = (typed: string, meant: string): boolean =>
  KEY_ROWS.some((row) => row.includes(typed + meant) || row.includes(meant + typed));

/**
 * Whether a short word is a slip of the finger instead of another word: a letter lost, doubled or swapped; in five
 * letters also the key beside the right one.
 */
export function isSlip(typed: string, word: string): boolean {
  if (typed.length > SHORT_WORD || !LATIN.test(typed)) return true;
  if (typed.length < word.length) return true;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const [letter = "", next = ""] = [typed[at], typed[at + 1]];
  if (typed.length > word.length) return letter === typed[at - 1] || letter === next;
  const isSwapped = letter === word[at + 1] && next === word[at];
  return isSwapped || (typed.length === SHORT_WORD && isNextKey(letter, word[at] ?? ""));
}

/** A short word with another first letter is another word: "asdf" is not USDf. A lost or swapped letter is a mistake. */
export const startsAlike = (typed: string, word: string): boolean =>
  typed.length >= MIN_OTHER_START ||
  typed.length !== word.length ||
  typed[0] === word[0] ||
  (typed[0] === word[1] && typed[1] === word[0]);
