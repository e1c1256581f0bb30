/** Lets others have their turn: requests of this process, and writers in other processes. */
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** So long may this process be held up at a time. */
const TURN_MS = 5;

/** For long work in memory: to be asked between two small pieces of it. */
export class Turns {
  #began = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.#began < TURN_MS) return;
    await nextTurn();
    this.#began = performance.now();
  }
}

/** What a transaction may take: SQLite has one writer, and the site waits for it in its only thread. */
const LONG_MS = 8;
const SHORT_MS = 4;
const MAX_PAUSE_MS = 100;
/**
 * A writer that waits for SQLite looks again after 1, 2, 5, 10, 15, 20 … ms, holding its whole process. A pause
 * this long meets the fifth look at the latest, so nobody is held for much more than 33 ms.
 */
const MIN_PAUSE_MS = 16;

/** For long work in the database: how much to do at once, and how long to leave it to others after that. */
export class Pace {
  #size: number;
  readonly #max: number;

  constructor(first: number, max: number) {
    this.#size = first;
    this.#max = max;
  }

  get size(): number {
    return this.#size;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const began = performance.now();
    const value = await work();
    const tookMs = performance.now() - began;
    if (tookMs > LONG_MS) this.#size = Math.max(1, Math.floor(this.#size * 0.7));
    else if (tookMs < SHORT_MS) this.#size = Math.min(this.#max, Math.ceil(this.#size * 1.2));
    await sleep(Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, tookMs)));
    return value;
  }
}
