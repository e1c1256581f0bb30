import type { Draft } from "#features/submissions/draft.ts";
import type { Entries } from "#features/submissions/form-entries.ts";

/** §9: the usual delay. */
const PAUSE_MS = 300;

/** Saves the draft at most every 300 ms while typing, and at once when the page is hidden. */
export class DraftAutosave {
  readonly #write: (draft: Draft) => void;
  #unwritten: Entries | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: (draft: Draft) => void) {
    this.#write = write;
  }

  schedule(entries: Entries): void {
    this.#unwritten = entries;
    this.#timer ??= setTimeout(() => this.flush(), PAUSE_MS);
  }

  flush(): void {
    const entries = this.#unwritten;
    this.cancel();
    if (entries) this.#write({ entries, savedAtMs: Date.now() });
  }

  cancel(): void {
    this.#unwritten = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
