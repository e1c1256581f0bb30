/** One quality per document, and the list of documents that have one. Plain loops: a search spends its time here. */
export class Tally {
  readonly values: Uint8Array;
  readonly touched: Int32Array;
  count = 0;

  constructor(size: number) {
    this.values = new Uint8Array(size);
    this.touched = new Int32Array(size);
  }

  clear(): this {
    for (let at = 0; at < this.count; at += 1) this.values[this.touched[at] ?? 0] = 0;
    this.count = 0;
    return this;
  }

  raise(place: number, quality: number): void {
    const known = this.values[place] ?? 0;
    if (quality <= known) return;
    if (known === 0) {
      this.touched[this.count] = place;
      this.count += 1;
    }
    this.values[place] = quality;
  }

  /** Leaves only the documents of the other. */
  keepOnly(other: Tally): void {
    let kept = 0;
    for (let at = 0; at < this.count; at += 1) {
      const place = this.touched[at] ?? 0;
      if (other.values[place] === 0) this.values[place] = 0;
      else {
        this.touched[kept] = place;
        kept += 1;
      }
    }
    this.count = kept;
  }

  lower(factor: number): void {
    for (let at = 0; at < this.count; at += 1) {
      const place = this.touched[at] ?? 0;
      this.values[place] = Math.max(1, Math.round((this.values[place] ?? 0) * factor));
    }
  }

  /** Of documents that the other lacks. */
  atMost(quality: number, other: Tally): void {
    for (let at = 0; at < this.count; at += 1) {
      const place = this.touched[at] ?? 0;
      if (other.values[place] === 0) this.values[place] = Math.min(quality, this.values[place] ?? 0);
    }
  }

  raiseAll(places: Int32Array, quality: number): void {
    for (let at = 0; at < places.length; at += 1) this.raise(places[at] ?? 0, quality);
  }
}

/** Reuses tallies between searches, because large short-lived arrays burden the garbage collector. */
export class Tallies {
  readonly #size: number;
  readonly #all: Tally[] = [];
  #used = 0;

  constructor(size: number) {
    this.#size = size;
  }

  reset(): void {
    this.#used = 0;
  }

  take(): Tally {
    const tally = this.#all[this.#used] ?? new Tally(this.#size);
    this.#all[this.#used] = tally;
    this.#used += 1;
    return tally.clear();
  }
}

/** Sums of weights per document. */
export class Sums {
  readonly scores: Float32Array;
  /** The summed weight of the parts that the document has. */
  readonly covered: Float32Array;
  readonly touched: Int32Array;
  count = 0;

  constructor(size: number) {
    this.scores = new Float32Array(size);
    this.covered = new Float32Array(size);
    this.touched = new Int32Array(size);
  }

  clear(): void {
    for (let at = 0; at < this.count; at += 1) {
      const place = this.touched[at] ?? 0;
      this.scores[place] = 0;
      this.covered[place] = 0;
    }
    this.count = 0;
  }

  add({ values, touched, count }: Tally, weight: number, coverage = weight): void {
    const factor = weight / 255;
    for (let at = 0; at < count; at += 1) {
      const place = touched[at] ?? 0;
      if (this.scores[place] === 0) {
        this.touched[this.count] = place;
        this.count += 1;
      }
      this.scores[place] = (this.scores[place] ?? 0) + factor * (values[place] ?? 0);
      this.covered[place] = (this.covered[place] ?? 0) + coverage;
    }
  }
}
