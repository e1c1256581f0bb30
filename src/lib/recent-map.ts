/** A map with a limited size. When half of it is new, everything that nobody has used since is dropped. */
export class RecentMap<Key, Value> {
  readonly #half: number;
  #recent = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  constructor(maxSize: number) {
    this.#half = Math.max(1, Math.floor(maxSize / 2));
  }

  get size(): number {
    return this.#recent.size + this.#older.size;
  }

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    this.#older.delete(key);
    this.#recent.set(key, value);
    if (this.#recent.size < this.#half) return;
    this.#older = this.#recent;
    this.#recent = new Map();
  }

  delete(key: Key): void {
    this.#recent.delete(key);
    this.#older.delete(key);
  }

  clear(): void {
    this.#recent.clear();
    this.#older.clear();
  }
}
