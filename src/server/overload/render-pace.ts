/**
 * Decides when the next page may be rendered. Rendering and sending cached responses share one thread. While many
 * cached responses are sent, rendering gets a small share of it, so that a flood of made-up addresses costs the readers
 * of cached pages no more than that.
 */
import { performance } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

/** Of the time while many cached responses are sent: so little that fewer than one in a hundred of them waits for a render. */
const CROWDED_SHARE = 0.03;
/** Rendering also gets idle time, unless less than this share of it would be left. */
const HEADROOM = 0.5;
const IDLE_FACTOR = 3;
/** Cached responses in one window that count as a crowd. A single reader between two renders is one already. */
const CROWD = 8;
const WINDOW_MS = 100;
/** Unused time is not saved up, because a burst of renders would delay readers. */
const MAX_CREDIT_MS = 5;
const RETRY_MS = 5;

interface LoopTimes {
  readonly nowMs: number;
  /** How long the event loop has waited for something to do, in total. */
  readonly idleMs: number;
}

const loopTimes = (): LoopTimes => ({
  nowMs: performance.now(),
  idleMs: performance.eventLoopUtilization().idle,
});

/** The time that rendering may use. */
export class RenderBudget {
  #last: LoopTimes;
  #creditMs = MAX_CREDIT_MS;
  /** What was spent since `#last`. */
  #spentMs = 0;
  #window: LoopTimes;
  #windowSpentMs = 0;
  #sent = 0;
  #sentBefore = 0;
  /** Of the time that rendering left in the last window, what nobody used, beyond the headroom. */
  #spareShare = 0;

  constructor(times: LoopTimes) {
    this.#last = times;
    this.#window = times;
  }

  noteSent(): void {
    this.#sent += 1;
  }

  spend(ms: number): void {
    this.#creditMs -= ms;
    this.#spentMs += ms;
    this.#windowSpentMs += ms;
  }

  /** Whether a page may be rendered now. */
  allows(times: LoopTimes): boolean {
    this.#closeWindow(times);
    const leftMs = Math.max(0, times.nowMs - this.#last.nowMs - this.#spentMs);
    this.#last = times;
    this.#spentMs = 0;
    const earnedMs = this.#isCrowded ? leftMs * (CROWDED_SHARE + IDLE_FACTOR * this.#spareShare) : Infinity;
    this.#creditMs = Math.min(MAX_CREDIT_MS, this.#creditMs + earnedMs);
    return this.#creditMs > 0;
  }

  get #isCrowded(): boolean {
    return Math.max(this.#sent, this.#sentBefore) >= CROWD;
  }

  /**
   * Within a window the event loop is now idle and now busy, whatever the load; between two renders it may have been
   * idle by chance.
   */
  #closeWindow(times: LoopTimes): void {
    const passedMs = times.nowMs - this.#window.nowMs;
    if (passedMs < WINDOW_MS) return;
    const idleMs = times.idleMs - this.#window.idleMs;
    const leftMs = Math.max(1, passedMs - this.#windowSpentMs);
    this.#spareShare = Math.max(0, idleMs / leftMs - HEADROOM);
    // Nothing may have asked for a long time, so the count is for the whole of it.
    this.#sentBefore = (this.#sent * WINDOW_MS) / passedMs;
    this.#sent = 0;
    this.#windowSpentMs = 0;
    this.#window = times;
  }
}

export class RenderPace {
  readonly #budget: RenderBudget;
  #last = Promise.resolve();

  constructor(budget = new RenderBudget(loopTimes())) {
    this.#budget = budget;
  }

  /** Counts a cached response. */
  noteSent(): void {
    this.#budget.noteSent();
  }

  /**
   * Resolves in a turn of the event loop of its own, when rendering may go on. What runs in that turn is measured and
   * paid from the budget.
   */
  next(): Promise<void> {
    const turn = this.#last.then(() => this.#begin());
    this.#last = turn.then(({ over }) => over);
    return turn.then(() => undefined);
  }

  /** The same without waiting for the budget: for what follows a render, which nothing is gained by delaying. */
  async paidTurn(): Promise<void> {
    await this.#measuredTurn();
  }

  async #begin(): Promise<{ over: Promise<void> }> {
    while (!this.#budget.allows(loopTimes())) await sleep(RETRY_MS);
    // One turn accepts a new connection, the next one reads its request.
    await nextTurn();
    return this.#measuredTurn();
  }

  #measuredTurn(): Promise<{ over: Promise<void> }> {
    return new Promise((resolve) => {
      const over = Promise.withResolvers<void>();
      let beganMs = 0;
      setImmediate(() => {
        beganMs = performance.now();
        resolve({ over: over.promise });
      });
      // Runs in the same turn, right after the first one and the promises that it has resolved.
      setImmediate(() => {
        this.#budget.spend(performance.now() - beganMs);
        over.resolve();
      });
    });
  }
}
