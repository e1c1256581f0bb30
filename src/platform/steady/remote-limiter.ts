/**
 * Counts in the parent process, and in this one while the parent does not answer. A client far from a large limit is
 * counted here first and reported soon after, because a question for each request costs more than the count.
 */
import { RateLimiterRes, type IRateLimiterOptions } from "rate-limiter-flexible";
import { RecentMap } from "#lib/recent-map.ts";
import type { AskCount, Count } from "./counter-host.ts";
import { SteadyLimiter } from "./steady-limiter.ts";

const MAX_REFUSED = 10_000;
const MAX_KNOWN = 10_000;

/**
 * The part of a limit that a process may give to a client before the parent has counted it. With N processes a client
 * gets at most N - 1 of these parts beyond the limit. Limits of fewer points are always counted at once.
 */
const GIVEN_PART = 1 / 32;
const REPORT_MS = 100;

/** The parent's count, as far as it is known here. */
interface Standing {
  readonly used: number;
  readonly endsMs: number;
}

export class RemoteLimiter extends SteadyLimiter {
  readonly #ask: AskCount;
  readonly #name: string;
  readonly #maxGiven: number;
  /** Refused clients until when: a flood of refusals must not become a flood of messages. */
  readonly #refused = new Map<string | number, number>();
  readonly #known = new RecentMap<string | number, Standing>(MAX_KNOWN);
  /** Points that were given here and that the parent has not confirmed; some of them are on their way to it. */
  readonly #given = new Map<string | number, number>();
  readonly #unreported = new Map<string | number, number>();

  constructor(options: IRateLimiterOptions & { readonly keyPrefix: string }, maxKeys: number, ask: AskCount) {
    super(options, maxKeys);
    this.#name = options.keyPrefix;
    this.#ask = ask;
    this.#maxGiven = Math.floor(this.points * GIVEN_PART);
  }

  override async consume(key: string | number, points = 1): Promise<RateLimiterRes> {
    const endsMs = this.#refused.get(key) ?? 0;
    const leftMs = endsMs - performance.now();
    if (leftMs > 0) throw new RateLimiterRes(0, leftMs, this.points + 1, false);
    const given = this.#give(key, points);
    if (given) return given;
    const count = await this.#count(key, points);
    if (!count) return super.consume(key, points);
    const result = this.#result(count);
    if (count.used <= this.points) return result;
    throw result;
  }

  override async get(key: string | number): Promise<RateLimiterRes | null> {
    const count = await this.#count(key, 0);
    return count ? this.#result(count) : super.get(key);
  }

  /** Counts here, if that is few points of many that are left. */
  #give(key: string | number, points: number): RateLimiterRes | null {
    const given = (this.#given.get(key) ?? 0) + points;
    const now = performance.now();
    const known = this.#known.get(key);
    const isOpen = known !== undefined && known.endsMs > now;
    const used = given + (isOpen ? known.used : 0);
    if (given > this.#maxGiven || used + this.#maxGiven > this.points) return null;
    if (this.#unreported.size === 0) setTimeout(() => this.#report(), REPORT_MS).unref();
    this.#given.set(key, given);
    this.#unreported.set(key, (this.#unreported.get(key) ?? 0) + points);
    return this.#result({ used, endsInMs: isOpen ? known.endsMs - now : this.duration * 1_000 });
  }

  #report(): void {
    for (const key of Array.from(this.#unreported.keys())) void this.#count(key, 0);
  }

  /** Asks with what was not reported before; without an answer that is counted here. */
  async #count(key: string | number, cost: number): Promise<Count | null> {
    const { points, duration: seconds } = this;
    const unreported = this.#unreported.get(key) ?? 0;
    this.#unreported.delete(key);
    const request = { name: this.#name, points, seconds, key: String(key), cost: cost + unreported };
    const count = await this.#ask(request).catch(() => undefined);
    if (count === undefined && unreported > 0) await super.consume(key, unreported).catch(() => undefined);
    const given = (this.#given.get(key) ?? 0) - unreported;
    if (given > 0) this.#given.set(key, given);
    else this.#given.delete(key);
    if (!count) return null;
    this.#known.set(key, { used: count.used, endsMs: performance.now() + count.endsInMs });
    if (count.used > points) this.#remember(key, count.endsInMs);
    return count;
  }

  #remember(key: string | number, leftMs: number): void {
    if (this.#refused.size >= MAX_REFUSED) this.#refused.clear();
    this.#refused.set(key, performance.now() + leftMs);
  }

  #result({ used, endsInMs }: Count): RateLimiterRes {
    return new RateLimiterRes(Math.max(0, this.points - used), endsInMs, used, false);
  }
}
