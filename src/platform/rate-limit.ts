/** Limits how often a client may do something. Counts in memory, in the parent process, or in Postgres. */
import { hash } from "node:crypto";
import { CompiledQuery } from "kysely";
import {
  type RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from "rate-limiter-flexible";
import { wideKey } from "./client-key.ts";
import type { Db } from "./database/schema.ts";
import type { AskCount } from "./steady/counter-host.ts";
import { RemoteLimiter } from "./steady/remote-limiter.ts";
import { SteadyLimiter } from "./steady/steady-limiter.ts";

export interface Limiter {
  /** `cost` is the number of points. */
  consume(key: string, cost?: number): Promise<LimitDecision>;
  /** Returns the client's state without counting: refused if nothing is left. */
  look(key: string): Promise<LimitDecision>;
}

/** The values of the RateLimit headers. */
export interface LimitStatus {
  readonly limit: number;
  readonly windowSeconds: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface LimitRefusal {
  readonly allowed: false;
  readonly standing: LimitStatus;
  readonly retryAfterSeconds: number;
}

export type LimitDecision = { readonly allowed: true; readonly standing: LimitStatus } | LimitRefusal;

interface LimiterOptions {
  /** The name of the limit; it separates the counters of two limiters. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** `RATE_LIMIT_FACTOR`: multiplies the points, for load tests. */
  readonly factor: number;
  /** PostgreSQL, if several processes share one counter. */
  readonly shared?: Db;
  readonly sharedTimeoutMs?: number;
  /** The counters of the parent, if several processes of one machine share them. */
  readonly counters?: AskCount | undefined;
  readonly maxKeys?: number;
}

/** A slow database must not slow down requests. */
const SHARED_TIMEOUT_MS = 500;

/** Limits the memory of a flood from new addresses; a key takes about half a kilobyte. */
const MAX_KEYS = 50_000;

/** An IPv6 /48 has the limits of this many /64 networks. */
const WIDE_TIMES = 4;

export function createLimiter(options: LimiterOptions): Limiter {
  const own = createCounter(options);
  const wide = createCounter({ ...options, name: `${options.name}-48`, points: options.points * WIDE_TIMES });
  /** The wider network can refuse a client that is within its own limit. */
  async function both(key: string, ask: (counter: Counter, key: string) => Promise<LimitDecision>) {
    const decision = await ask(own, key);
    const network = wideKey(key);
    if (!decision.allowed || network === undefined) return decision;
    const ofNetwork = await ask(wide, network);
    return ofNetwork.allowed ? decision : ofNetwork;
  }
  return {
    consume: (key, cost = 1) => both(key, (counter, one) => counter.consume(one, cost)),
    look: (key) => both(key, (counter, one) => counter.look(one)),
  };
}

interface Counter {
  consume: (key: string, cost: number) => Promise<LimitDecision>;
  look: (key: string) => Promise<LimitDecision>;
}

function createCounter(options: LimiterOptions): Counter {
  const limiter = options.shared ? sharedLimiter(options, options.shared) : memoryLimiter(options);
  const { points: limit, duration: windowSeconds } = limits(options);
  const decide = (found: RateLimiterRes | null, allowed: boolean): LimitDecision => {
    const resetSeconds = found ? Math.max(1, Math.ceil(found.msBeforeNext / 1000)) : windowSeconds;
    const remaining = found ? Math.max(0, found.remainingPoints) : limit;
    const standing = { limit, windowSeconds, remaining, resetSeconds };
    return allowed
      ? { allowed, standing }
      : { allowed, standing: { ...standing, remaining: 0 }, retryAfterSeconds: resetSeconds };
  };
  return {
    async consume(key, cost) {
      try {
        return decide(await limiter.consume(shortKey(key), cost), true);
      } catch (refusal) {
        // Any other error is the limiter's own fault and must not refuse visitors.
        return refusal instanceof RateLimiterRes ? decide(refusal, false) : decide(null, true);
      }
    },
    async look(key) {
      try {
        const found = await limiter.get(shortKey(key));
        return decide(found, found === null || found.remainingPoints > 0);
      } catch {
        return decide(null, true);
      }
    },
  };
}

const limits = ({ name, points, seconds, factor }: LimiterOptions) => ({
  keyPrefix: name,
  points: Math.max(1, Math.round(points * factor)),
  duration: seconds,
});

function memoryLimiter(options: LimiterOptions): RateLimiterMemory {
  const { counters, maxKeys = MAX_KEYS } = options;
  return counters
    ? new RemoteLimiter(limits(options), maxKeys, counters)
    : new SteadyLimiter(limits(options), maxKeys);
}

/** Falls back to memory if the database fails or is slow, so that a limiter never stops the site. */
function sharedLimiter(options: LimiterOptions, db: Db): RLWrapperTimeouts {
  const { points } = limits(options);
  const limiter = new RateLimiterPostgres({
    ...limits(options),
    storeClient: { query: (query: PgQuery) => runOnKysely(db, query) },
    storeType: "client",
    tableName: "rate_limit",
    tableCreated: true,
    inMemoryBlockOnConsumed: points,
    insuranceLimiter: memoryLimiter(options),
  });
  return new RLWrapperTimeouts({ limiter, timeoutMs: options.sharedTimeoutMs ?? SHARED_TIMEOUT_MS });
}

interface PgQuery {
  readonly text: string;
  readonly values?: readonly unknown[];
}

async function runOnKysely(db: Db, { text, values = [] }: PgQuery) {
  const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
  return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
}

/** Short and of fixed length, so that the table contains no address. */
const shortKey = (key: string): string => hash("sha256", key, "base64url").slice(0, 22);
