/**
 * A page is compressed quickly when it is drawn, and as well as possible once it is asked for again: that takes
 * a tenth of a second, off the main thread and one page at a time.
 */
import { compressBest, withBrotli, type StoredAnswer } from "./stored-answer.ts";

export class BestCompression {
  readonly #known = new WeakSet<StoredAnswer>();
  #last: Promise<void> = Promise.resolve();

  /** Hands the better page on, once for each page. */
  improve(page: StoredAnswer, replace: (better: StoredAnswer) => void): void {
    if (this.#known.has(page)) return;
    this.#known.add(page);
    this.#last = this.#improveAfter(this.#last, page, replace);
  }

  async #improveAfter(
    last: Promise<void>,
    page: StoredAnswer,
    replace: (better: StoredAnswer) => void,
  ): Promise<void> {
    await last;
    const better = withBrotli(page, await compressBest(page.forms.identity.body));
    this.#known.add(better);
    replace(better);
  }

  /** Settles when nothing is left to improve. */
  get idle(): Promise<void> {
    return this.#last;
  }
}
