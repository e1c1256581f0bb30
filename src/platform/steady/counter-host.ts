/** Rate limits of several serving processes on one machine: their parent counts, they ask it by message. */
import { RateLimiterRes } from "rate-limiter-flexible";
import { SteadyLimiter } from "./steady-limiter.ts";

/** One question of a serving process. */
export interface CountRequest {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly key: string;
  /** 0 reads without counting. */
  readonly cost: number;
}

export interface Count {
  readonly used: number;
  readonly endsInMs: number;
}

export type AskCount = (request: CountRequest) => Promise<Count | null>;

const MAX_KEYS = 50_000;

/** Created once, in the parent. Answers null for a key that was never counted. */
export function createCounterHost(): AskCount {
  const limiters = new Map<string, SteadyLimiter>();
  return async ({ name, points, seconds, key, cost }) => {
    const limiter = limiters.get(name) ?? new SteadyLimiter({ points, duration: seconds }, MAX_KEYS);
    limiters.set(name, limiter);
    // The library throws the result of a refusal.
    const result = await (cost > 0 ? limiter.consume(key, cost) : limiter.get(key)).catch(
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      },
    );
    return result && { used: result.consumedPoints, endsInMs: result.msBeforeNext };
  };
}
