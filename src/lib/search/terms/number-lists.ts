/**
 * Lists of numbers that grow side by side, such as the documents of each term. They share a few large arrays: hundreds of
 * thousands of small ones hold the process up whenever the garbage collector walks over them.
 */
const CHUNK_BITS = 15;
const CHUNK = 1 << CHUNK_BITS;
/** Each number is followed by the place of the one before it in its list. */
const PAIR = 2;
const NONE = -1;

export class NumberLists {
  /** Never resized: copying one long array takes too long. */
  readonly #chunks: Int32Array[] = [];
  readonly #last: number[] = [];
  readonly #lengths: number[] = [];
  #size = 0;

  /** All numbers of all lists. */
  get size(): number {
    return this.#size;
  }

  get count(): number {
    return this.#last.length;
  }

  /** Returns the new list. */
  create(): number {
    this.#lengths.push(0);
    return this.#last.push(NONE) - 1;
  }

  add(list: number, value: number): void {
    const at = this.#size;
    const offset = (at & (CHUNK - 1)) * PAIR;
    if (offset === 0) this.#chunks.push(new Int32Array(CHUNK * PAIR));
    const chunk = this.#chunks[at >>> CHUNK_BITS];
    if (chunk === undefined) return;
    chunk[offset] = value;
    chunk[offset + 1] = this.#last[list] ?? NONE;
    this.#last[list] = at;
    this.#lengths[list] = (this.#lengths[list] ?? 0) + 1;
    this.#size += 1;
  }

  /** Writes a list in the order in which it grew, and returns the place behind it. */
  copy(list: number, target: Int32Array, from: number): number {
    const end = from + (this.#lengths[list] ?? 0);
    let to = end;
    for (let at = this.#last[list] ?? NONE; at !== NONE;) {
      const chunk = this.#chunks[at >>> CHUNK_BITS];
      const offset = (at & (CHUNK - 1)) * PAIR;
      to -= 1;
      target[to] = chunk?.[offset] ?? 0;
      at = chunk?.[offset + 1] ?? NONE;
    }
    return end;
  }
}
