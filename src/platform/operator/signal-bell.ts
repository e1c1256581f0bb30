/** Wakes the open desks of this process when the database announces a signal. */

/** Only in case an announcement was lost. */
const ANNOUNCED_MS = 5_000;

export class SignalBell {
  #isAnnounced = (): boolean => false;
  #rings = 0;
  readonly #waiting = new Set<() => void>();

  /** Called by whoever listens to the database; without that, desks poll. */
  connect(isAnnounced: () => boolean): void {
    this.#isAnnounced = isAnnounced;
  }

  /** Read it before the signals are read, and pass it to `wait`: what rings in between is not lost. */
  get rings(): number {
    return this.#rings;
  }

  ring(): void {
    this.#rings += 1;
    for (const wake of this.#waiting) wake();
  }

  /** Resolves when there may be signals: after a ring, after `pollMs` if nothing is announced, or when it is aborted. */
  wait(heardRings: number, pollMs: number, signal: AbortSignal): Promise<void> {
    if (heardRings !== this.#rings || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        signal.removeEventListener("abort", wake);
        resolve();
      };
      const timer = setTimeout(wake, this.#isAnnounced() ? ANNOUNCED_MS : pollMs).unref();
      this.#waiting.add(wake);
      signal.addEventListener("abort", wake);
    });
  }
}
