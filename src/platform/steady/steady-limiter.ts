/**
 * Counts in memory by a monotonic clock: a refusal lasts exactly as long as announced, whatever happens to the system
 * clock.
 */
import { RateLimiterMemory, RateLimiterRes, type IRateLimiterOptions } from "rate-limiter-flexible";

interface Window {
  used: number;
  readonly endsMs: number;
}

export class SteadyLimiter extends RateLimiterMemory {
  readonly #maxKeys: number;
  /** The least recently used first. */
  readonly #windows = new Map<string | number, Window>();

  /** Evicts the oldest key at the limit, instead of growing with every new address. */
  constructor(options: IRateLimiterOptions, maxKeys: number) {
    super(options);
    this.#maxKeys = maxKeys;
  }

  override async consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    const window = this.#open(key) ?? { used: 0, endsMs: performance.now() + this.duration * 1_000 };
    window.used += points;
    this.#windows.delete(key);
    this.#windows.set(key, window);
    const [oldest] = this.#windows.keys();
    if (this.#windows.size > this.#maxKeys && oldest !== undefined) this.#windows.delete(oldest);
    const result = this.#standing(window);
    // The library signals a refusal by throwing the result.
    if (window.used > this.points) throw result;
    return result;
  }

  override async get(key: string | number): Promise<RateLimiterRes | null> {
    const window = this.#open(key);
    return window ? this.#standing(window) : null;
  }

  #open(key: string | number): Window | undefined {
    const window = this.#windows.get(key);
    return window && window.endsMs > performance.now() ? window : undefined;
  }

  #standing({ used, endsMs }: Window): RateLimiterRes {
    const left = Math.max(0, this.points - used);
    return new RateLimiterRes(left, Math.max(0, endsMs - performance.now()), used, false);
  }
}
