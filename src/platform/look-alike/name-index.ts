/** Names by skeleton, found exactly, as a part of a longer text, or some edits away. */
import { editsFor, isWithinEdits, skeletonOf } from "#lib/look-alike/skeleton.ts";

/** An edit changes one letter, so two names that differ in more letters need no comparison. */
const lettersOf = (name: string): number => {
  let mask = 0;
  for (let at = 0; at < name.length; at += 1) mask |= 1 << (name.charCodeAt(at) & 31);
  return mask;
};

const differBeyond = (mask: number, max: number): boolean => {
  let rest = mask;
  for (let count = 0; rest !== 0; rest &= rest - 1) {
    count += 1;
    if (count > max) return true;
  }
  return false;
};

/** Long common ends say nothing: Quickswap is not a slip of Quipuswap. */
const COMMON_ENDS =
  "swap finance scan chain layer bridge network protocol exchange explorer stake staking sandbox labs link coin token pay trade market"
    .split(" ")
    .map(skeletonOf);

/** The common end of two names, or nothing. */
export const commonEndOf = (text: string, known: string): string =>
  COMMON_ENDS.find((one) => text.endsWith(one) && known.endsWith(one)) ?? "";

const MIN_STEM = 4;
/** Explorers of networks differ in one letter and are honest: seiscan, solscan. */
const MIN_SCAN_STEM = 5;
const MIN_TEXT = 4;

/** Names of one length, with their letters in an array that is fast to scan. */
interface SameLength {
  readonly names: string[];
  letters: Int32Array;
}

export class NameIndex {
  readonly #byLength = new Map<number, SameLength>();
  readonly #names = new Set<string>();

  add(name: string): void {
    if (name === "" || this.#names.has(name)) return;
    this.#names.add(name);
    const same = this.#byLength.get(name.length) ?? { names: [], letters: new Int32Array(8) };
    if (same.names.length === same.letters.length) same.letters = doubled(same.letters);
    same.letters[same.names.length] = lettersOf(name);
    same.names.push(name);
    this.#byLength.set(name.length, same);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** The names that are a part of the text, from its beginning on, the longest first. */
  inside(text: string): { readonly name: string; readonly from: number }[] {
    const lengths = [...this.#byLength.keys()].toSorted((a, b) => b - a);
    const found: { name: string; from: number }[] = [];
    for (let from = 0; from < text.length; from += 1) {
      for (const length of lengths) {
        const name = text.slice(from, from + length);
        if (name.length === length && this.#names.has(name)) found.push({ name, from });
      }
    }
    return found;
  }

  /** Names that one slip turns into this one, or two if both are long. */
  near(name: string): string[] {
    const most = editsFor(name.length + 2);
    const found: string[] = [];
    for (let length = name.length - most; length <= name.length + most; length += 1) {
      const same = this.#byLength.get(length);
      if (same !== undefined) collectNear(same, name, most, found);
    }
    return found;
  }
}

function collectNear({ names, letters }: SameLength, name: string, most: number, found: string[]): void {
  const own = lettersOf(name);
  for (let at = 0; at < names.length; at += 1) {
    if (differBeyond(own ^ (letters[at] ?? 0), 2 * most)) continue;
    const other = names[at] ?? "";
    const edits = other === name ? 0 : editsBetween(name, other);
    if (edits > 0 && isWithinEdits(name, other, edits)) found.push(other);
  }
}

function doubled(letters: Int32Array): Int32Array {
  const wider = new Int32Array(letters.length * 2);
  wider.set(letters);
  return wider;
}

/** How many edits still mean the known name. */
function editsBetween(text: string, known: string): 0 | 1 | 2 {
  const edits = text.length < MIN_TEXT ? 0 : editsFor(Math.min(known.length, text.length + 1));
  const end = commonEndOf(text, known);
  if (end === "") return edits;
  return edits === 0 || known.length - end.length < (end === "scan" ? MIN_SCAN_STEM : MIN_STEM) ? 0 : 1;
}
