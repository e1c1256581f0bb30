/** Lets a few in at a time; the others wait, and when too many wait they are sent away. */
export class Turnstile {
  readonly #inside: number;
  readonly #waiting: number;
  #count = 0;
  readonly #queue: (() => void)[] = [];

  constructor({ inside, waiting }: { readonly inside: number; readonly waiting: number }) {
    this.#inside = inside;
    this.#waiting = waiting;
  }

  /** Null where there is no room even to wait. */
  async run<Value>(work: () => Promise<Value>): Promise<Value | null> {
    if (this.#count >= this.#inside) {
      if (this.#queue.length >= this.#waiting) return null;
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else {
      this.#count += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The next one takes the place over, so the count stays.
      if (next) next();
      else this.#count -= 1;
    }
  }
}
