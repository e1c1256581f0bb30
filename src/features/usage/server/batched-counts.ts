/** Counts in memory and writes the sums in batches, so that a click costs no write. */

interface BatchedCountsOptions {
  /** Adds these counts to the stored ones. */
  readonly write: (counts: ReadonlyMap<string, number>) => Promise<void>;
  /** More keys than this are dropped until the next write, so that a flood fills no memory. */
  readonly maxKeys: number;
}

export class BatchedCounts {
  readonly #options: BatchedCountsOptions;
  #counts = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();

  constructor(options: BatchedCountsOptions) {
    this.#options = options;
  }

  add(key: string, count = 1): void {
    const known = this.#counts.get(key);
    if (known === undefined && this.#counts.size >= this.#options.maxKeys) return;
    this.#counts.set(key, (known ?? 0) + count);
  }

  /** Writes one batch after the other. What could not be written is counted again. */
  flush(): Promise<void> {
    const batch = this.#counts;
    if (batch.size === 0) return this.#writing;
    this.#counts = new Map();
    this.#writing = this.#write(batch, this.#writing);
    return this.#writing;
  }

  async #write(batch: ReadonlyMap<string, number>, before: Promise<void>): Promise<void> {
    await before.catch(() => undefined);
    try {
      await this.#options.write(batch);
    } catch (error) {
      for (const [key, count] of batch) this.add(key, count);
      throw error;
    }
  }
}
