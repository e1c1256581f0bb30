/** Yields to other work: requests of this process, and writers in other processes. */
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** The longest time that this process may be blocked. */
const TURN_MS = 5;

/** For long work in memory: call it between two small pieces. */
export class EventLoopYield {
  #began = performance.now();

  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.#began < TURN_MS) return;
    await nextTurn();
    this.#began = performance.now();
  }
}

/** For work in pieces that cannot be made smaller, such as reading a large form: at most one of them at a time. */
export class EventLoopTurns {
  #last = Promise.resolve();

  /** Resolves two turns after the previous one: one accepts a new connection, the other reads its request. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => nextTurn()).then(() => nextTurn());
    return this.#last;
  }
}

/** The target duration of a transaction: SQLite has one writer, and others wait for it. */
const LONG_MS = 25;
const SHORT_MS = 12;
const MAX_PAUSE_MS = 100;
/** Long enough for a waiting writer to get its turn (database/sqlite-driver.ts). */
const MIN_PAUSE_MS = 16;
/** On a busy machine every transaction is long. Smaller ones would not be shorter, only more numerous. */
const MIN_PART = 1 / 2;

/** For long work in the database: decides how many rows to write at once, and how long to pause after that. */
export class BatchPacer {
  #size: number;
  readonly #min: number;
  readonly #max: number;

  constructor(first: number, max: number) {
    this.#size = first;
    this.#min = Math.ceil(first * MIN_PART);
    this.#max = max;
  }

  get size(): number {
    return this.#size;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const began = performance.now();
    const value = await work();
    const tookMs = performance.now() - began;
    if (tookMs > LONG_MS) this.#size = Math.max(this.#min, Math.floor(this.#size * 0.7));
    else if (tookMs < SHORT_MS) this.#size = Math.min(this.#max, Math.ceil(this.#size * 1.2));
    await sleep(Math.min(MAX_PAUSE_MS, Math.max(MIN_PAUSE_MS, tookMs)));
    return value;
  }
}
