/** The bytes of a body, copied into a few large chunks while they arrive. */

/** A large body is never joined, so that nobody waits for a copy of 26 MB. */
const CHUNK_BYTES = 64 * 1024;

export class BodyChunks {
  #full: Buffer[] = [];
  #last: Buffer;
  #used = 0;
  #size = 0;

  /** `expectedBytes` saves memory for small bodies; 0 if it is not known. */
  constructor(expectedBytes: number) {
    const bytes = expectedBytes > 0 ? Math.min(expectedBytes, CHUNK_BYTES) : CHUNK_BYTES;
    this.#last = Buffer.allocUnsafeSlow(bytes);
  }

  get size(): number {
    return this.#size;
  }

  /** Copies: a chunk of one byte, as the network may deliver it, takes a hundred bytes as an object of its own. */
  push(bytes: Uint8Array): void {
    this.#size += bytes.length;
    for (let at = 0; at < bytes.length;) {
      if (this.#used === this.#last.length) {
        this.#full.push(this.#last);
        this.#last = Buffer.allocUnsafeSlow(CHUNK_BYTES);
        this.#used = 0;
      }
      const piece = bytes.subarray(at, at + this.#last.length - this.#used);
      this.#last.set(piece, this.#used);
      this.#used += piece.length;
      at += piece.length;
    }
  }

  take(): readonly Buffer[] {
    return [...this.#full, this.#last.subarray(0, this.#used)].filter(({ length }) => length > 0);
  }

  clear(): void {
    this.#full = [];
    this.#last = Buffer.alloc(0);
    this.#used = 0;
  }
}
