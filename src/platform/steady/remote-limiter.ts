/** Counts in the parent process, and in this one while the parent does not answer. */
import { RateLimiterRes, type IRateLimiterOptions } from "rate-limiter-flexible";
import type { AskCount, Count } from "./counter-host.ts";
import { SteadyLimiter } from "./steady-limiter.ts";

const MAX_REFUSED = 10_000;

export class RemoteLimiter extends SteadyLimiter {
  readonly #ask: AskCount;
  readonly #name: string;
  /** Refused clients until when: a flood of refusals must not become a flood of messages. */
  readonly #refused = new Map<string | number, number>();

  constructor(options: IRateLimiterOptions & { readonly keyPrefix: string }, maxKeys: number, ask: AskCount) {
    super(options, maxKeys);
    this.#name = options.keyPrefix;
    this.#ask = ask;
  }

  override async consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    const endsMs = this.#refused.get(key) ?? 0;
    const leftMs = endsMs - performance.now();
    if (leftMs > 0) throw new RateLimiterRes(0, leftMs, this.points + 1, false);
    const count = await this.#count(key, points);
    if (!count) return super.consume(key, points);
    const result = this.#result(count);
    if (count.used <= this.points) return result;
    this.#remember(key, count.endsInMs);
    throw result;
  }

  override async get(key: string | number): Promise<RateLimiterRes | null> {
    const count = await this.#count(key, 0);
    return count ? this.#result(count) : super.get(key);
  }

  #count(key: string | number, cost: number): Promise<Count | null> {
    const { points, duration: seconds } = this;
    return this.#ask({ name: this.#name, points, seconds, key: String(key), cost }).catch(() => null);
  }

  #remember(key: string | number, leftMs: number): void {
    if (this.#refused.size >= MAX_REFUSED) this.#refused.clear();
    this.#refused.set(key, performance.now() + leftMs);
  }

  #result({ used, endsInMs }: Count): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - used), endsInMs, used, false);
  }
}
