/** Runs work once for everybody who asks for it at the same moment. */
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
