/** A semaphore with a bounded queue: a few run at a time, others wait, and those beyond the queue are refused. */
export class Semaphore {
  readonly #permits: number;
  readonly #maxWaiting: number;
  #count = 0;
  readonly #queue: (() => void)[] = [];

  constructor({ permits, maxWaiting }: { readonly permits: number; readonly maxWaiting: number }) {
    this.#permits = permits;
    this.#maxWaiting = maxWaiting;
  }

  /** Returns null if the queue is full. */
  async run<Value>(work: () => Promise<Value>): Promise<Value | null> {
    if (this.#count >= this.#permits) {
      if (this.#queue.length >= this.#maxWaiting) return null;
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else {
      this.#count += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      // The next one takes over the permit, so the count stays the same.
      if (next) next();
      else this.#count -= 1;
    }
  }
}
