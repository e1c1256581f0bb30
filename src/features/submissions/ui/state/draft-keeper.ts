import type { Draft } from "#features/submissions/draft.ts";
import type { Entries } from "#features/submissions/form-entries.ts";

/** §9: the usual pause. */
const PAUSE_MS = 300;

/** Writes what is typed, again and again while one types on, and at once when the page goes away. */
export class DraftKeeper {
  readonly #write: (draft: Draft) => void;
  #unwritten: Entries | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: (draft: Draft) => void) {
    this.#write = write;
  }

  keep(entries: Entries): void {
    this.#unwritten = entries;
    this.#timer ??= setTimeout(() => this.flush(), PAUSE_MS);
  }

  flush(): void {
    const entries = this.#unwritten;
    this.forget();
    if (entries) this.#write({ entries, savedAtMs: Date.now() });
  }

  forget(): void {
    this.#unwritten = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
