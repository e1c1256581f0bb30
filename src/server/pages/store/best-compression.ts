/**
 * A page is compressed fast when it is rendered, and at the best level when it is requested again. That takes a tenth
 * of a second, off the main thread, one page at a time.
 */
import { withBestForms, type StoredAnswer } from "#server/pages/stored-answer.ts";

export class BestCompression {
  readonly #known = new WeakSet<StoredAnswer>();
  #last: Promise<void> = Promise.resolve();

  /** Calls `replace` with the smaller page, once per page. */
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
    const better = await withBestForms(page);
    this.#known.add(better);
    replace(better);
  }

  /** Resolves when nothing is left to improve. */
  get idle(): Promise<void> {
    return this.#last;
  }
}
