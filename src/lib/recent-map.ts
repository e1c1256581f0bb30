/** A map with a limited size. When half of it is new, everything that nobody has used since is dropped. */
export class RecentMap<Key, Value> {
  readonly #half: number;
  readonly #sizeOf: (key: Key, value: Value) => number;
  #recent = new Map<Key, Value>();
  #older = new Map<Key, Value>();
  /** Of the recent entries, as `sizeOf` measures them. */
  #recentSize = 0;

  /** Counts entries, unless they are measured. One that is larger than half of the map is not kept. */
  constructor(maxSize: number, sizeOf: (key: Key, value: Value) => number = () => 1) {
    this.#half = Math.max(1, Math.floor(maxSize / 2));
    this.#sizeOf = sizeOf;
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
    this.delete(key);
    const size = this.#sizeOf(key, value);
    if (size > this.#half) return;
    if (this.#recentSize + size > this.#half) this.#age();
    this.#recent.set(key, value);
    this.#recentSize += size;
    if (this.#recentSize >= this.#half) this.#age();
  }

  delete(key: Key): void {
    this.#older.delete(key);
    const recent = this.#recent.get(key);
    if (recent === undefined) return;
    this.#recent.delete(key);
    this.#recentSize -= this.#sizeOf(key, recent);
  }

  clear(): void {
    this.#older.clear();
    this.#recent.clear();
    this.#recentSize = 0;
  }

  #age(): void {
    this.#older = this.#recent;
    this.#recent = new Map();
    this.#recentSize = 0;
  }
}
