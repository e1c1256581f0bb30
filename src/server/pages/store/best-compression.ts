/**
 * A page is compressed fast when it is rendered, and again when it is requested again: at the best level if it is one
 * of a limited number of addresses, which takes a tenth of a second, off the main thread, one page at a time.
 */
import { withAllForms, type Effort, type StoredAnswer } from "#server/pages/stored-answer.ts";

/** Anybody can request made-up addresses twice, faster than they are compressed; what waits is held in memory. */
const MAX_WAITING = 50;

interface Improvement {
  readonly effort: Effort;
  /** False once the page was pushed out or its data has changed. */
  readonly isKept: () => boolean;
  readonly replace: (better: StoredAnswer) => void;
}

export class BestCompression {
  readonly #known = new WeakSet<StoredAnswer>();
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  /** Then a page is better offered again with its next request. */
  get isFull(): boolean {
    return this.#waiting >= MAX_WAITING;
  }

  /** Calls `replace` with the smaller page, once per page. */
  improve(page: StoredAnswer, improvement: Improvement): void {
    if (this.isFull || this.#known.has(page)) return;
    this.#known.add(page);
    this.#waiting += 1;
    this.#last = this.#improveAfter(this.#last, page, improvement);
  }

  async #improveAfter(
    last: Promise<void>,
    page: StoredAnswer,
    { effort, isKept, replace }: Improvement,
  ): Promise<void> {
    await last;
    this.#waiting -= 1;
    if (!isKept()) return;
    const better = await withAllForms(page, effort);
    this.#known.add(better);
    replace(better);
  }

  /** Resolves when nothing is left to improve. */
  get idle(): Promise<void> {
    return this.#last;
  }
}
