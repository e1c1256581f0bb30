/**
 * The queue of everything that must be rendered. Waiting time and length are bounded; beyond that it refuses at once.
 * Cached responses, files and posts skip it.
 */
import type { SiteMetrics } from "#server/metrics/site-metrics.ts";
import { RenderPace } from "./render-pace.ts";

/** Refused under load; the client may retry. */
export class BusyError extends Error {
  readonly retryAfterSeconds = 2;
}

interface QueueOptions {
  readonly permits: number;
  readonly maxWaiting: number;
  readonly waitMs: number;
  /** For this long after its start the queue waits five times as long. */
  readonly startMs: number;
}

/**
 * Rendering uses the main thread, so more at once would only delay all of them; a few overlap, because each also waits
 * for the database and compression. A hundred waiting pages are some seconds of work.
 */
const OPTIONS: QueueOptions = { permits: 4, maxWaiting: 100, waitMs: 1_000, startMs: 15_000 };

/** A new process is slow at first, and all readers of the old one arrive at once. That is not overload. */
const STARTUP_WAIT_FACTOR = 5;

/** A public page, a personal page, or an API call of a few milliseconds. */
type WorkKind = "page" | "personal" | "call";

type QueueMeters = Partial<Pick<SiteMetrics, "waits" | "renders" | "refused">>;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
  readonly timer: NodeJS.Timeout;
}

export class RenderQueue {
  readonly #options: QueueOptions;
  readonly #meters: QueueMeters;
  readonly #began = performance.now();
  readonly #pace = new RenderPace();
  #running = 0;
  /** Personal forms and receipts go before public pages. */
  readonly #urgent: Waiting[] = [];
  readonly #others: Waiting[] = [];

  constructor(options: QueueOptions = OPTIONS, meters: QueueMeters = {}) {
    this.#options = options;
    this.#meters = meters;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#urgent.length + this.#others.length;
  }

  /** Throws BusyError if the queue is full or the wait is too long. */
  async run<Value>(work: () => Promise<Value>, kind: WorkKind): Promise<Value> {
    const askedMs = performance.now();
    if (this.#running >= this.#options.permits) await this.#waitOrRefuse(kind);
    else this.#running += 1;
    const beganMs = performance.now();
    this.#meters.waits?.observe(beganMs - askedMs, { kind });
    try {
      // A cached response then waits for one page, not for all of them.
      await this.nextTurn();
      return await work();
    } finally {
      this.#meters.renders?.observe(performance.now() - beganMs, { kind });
      const next = this.#urgent.shift() ?? this.#others.shift();
      // The next one takes over the permit, so the count stays the same.
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  /** Resolves in a turn of the event loop of its own, when rendering may go on. */
  nextTurn(): Promise<void> {
    return this.#pace.next();
  }

  /** Resolves in a turn whose time rendering pays for, without waiting: for what is left to do after a render. */
  paidTurn(): Promise<void> {
    return this.#pace.paidTurn();
  }

  /** Counts a cached response: while there are many, rendering leaves them most of the time. */
  noteSent(): void {
    this.#pace.noteSent();
  }

  async #waitOrRefuse(kind: WorkKind): Promise<void> {
    try {
      await this.#wait(kind === "personal");
    } catch (error) {
      this.#meters.refused?.add({ kind });
      throw error;
    }
  }

  #wait(isUrgent: boolean): Promise<void> {
    const { maxWaiting, waitMs, startMs } = this.#options;
    const isStarting = performance.now() - this.#began < startMs;
    const lane = isUrgent ? this.#urgent : this.#others;
    if (this.waiting >= maxWaiting && !this.#makeRoom(isUrgent)) throw new BusyError();
    return new Promise((resolve, reject) => {
      const refuse = (): void => {
        lane.splice(lane.indexOf(one), 1);
        reject(new BusyError());
      };
      // Urgent work waits until the client itself gives up.
      const patience = isUrgent ? 10 : isStarting ? STARTUP_WAIT_FACTOR : 1;
      const timer = setTimeout(refuse, patience * waitMs);
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const one = { begin, refuse, timer };
      lane.push(one);
    });
  }

  /** Urgent work displaces the last of the others. */
  #makeRoom(isUrgent: boolean): boolean {
    const last = isUrgent ? this.#others.at(-1) : undefined;
    if (!last) return false;
    clearTimeout(last.timer);
    last.refuse();
    return true;
  }
}
