/** Runs work once for all concurrent callers with the same key. */
export class SharedWork<Value> {
  readonly #pending = new Map<string, Promise<Value>>();

  run(key: string, work: () => Promise<Value>): Promise<Value> {
    const known = this.#pending.get(key);
    if (known) return known;
    const pending = work().finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }
}
