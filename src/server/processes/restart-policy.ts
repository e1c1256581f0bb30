/** When to start a process again that ended by itself. */

/** A process that has served for this long is healthy; its end starts a new count. */
const HEALTHY_MS = 60_000;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;
/** With the delays above, about 30 seconds. */
const MOST_ENDS = 8;

export class RestartPolicy {
  #ends = 0;

  /** Returns how long to wait, or null if processes end again and again. */
  delayAfter(servedMs: number): number | null {
    if (servedMs >= HEALTHY_MS) this.#ends = 0;
    this.#ends += 1;
    if (this.#ends >= MOST_ENDS) return null;
    // The first one is replaced at once: readers are waiting.
    return this.#ends === 1 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (this.#ends - 2), LONGEST_DELAY_MS);
  }
}
