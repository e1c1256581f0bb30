/** How often one client may do one thing. Counts in memory, or in the database when several processes serve. */
import { createHash } from "node:crypto";
import { CompiledQuery } from "kysely";
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from "rate-limiter-flexible";
import type { Db } from "./database/schema.ts";

export interface Limiter {
  consume(key: string): Promise<LimitDecision>;
}

type LimitDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

interface LimiterOptions {
  /** What is limited; keeps the counts of two limiters apart. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** `RATE_LIMIT_FACTOR`: multiplies the points, for load tests. */
  readonly factor: number;
  /** PostgreSQL, when several processes share one count. */
  readonly shared?: Db;
  readonly sharedTimeoutMs?: number;
  readonly maxKeys?: number;
}

/** A database that takes longer than this must not slow down the requests it is asked about. */
const SHARED_TIMEOUT_MS = 500;

/** At about half a kilobyte each, what a flood from ever new addresses may cost. */
const MAX_KEYS = 50_000;

export function createLimiter(options: LimiterOptions): Limiter {
  const limiter = options.shared ? sharedLimiter(options, options.shared) : memoryLimiter(options);
  return {
    async consume(key) {
      try {
        await limiter.consume(shortKey(key));
        return { allowed: true };
      } catch (refusal) {
        // Anything but a refusal is the limiter's own fault, and that must not turn people away.
        if (!(refusal instanceof RateLimiterRes)) return { allowed: true };
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
  };
}

const limits = ({ name, points, seconds, factor }: LimiterOptions) => ({
  keyPrefix: name,
  points: Math.max(1, Math.round(points * factor)),
  duration: seconds,
});

const memoryLimiter = (options: LimiterOptions): RateLimiterMemory =>
  new BoundedMemoryLimiter(limits(options), options.maxKeys ?? MAX_KEYS);

/** Falls back to this process's memory when the database fails or is slow: a limiter never stops the site. */
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

/** Forgets the oldest key when there are too many: the library itself would grow with every new address. */
class BoundedMemoryLimiter extends RateLimiterMemory {
  readonly #maxKeys: number;
  readonly #keys = new Set<string | number>();

  constructor(options: ConstructorParameters<typeof RateLimiterMemory>[0], maxKeys: number) {
    super(options);
    this.#maxKeys = maxKeys;
  }

  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.#keys.delete(key);
    this.#keys.add(key);
    const [oldest] = this.#keys;
    if (this.#keys.size > this.#maxKeys && oldest !== undefined) {
      this.#keys.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(key, points);
  }
}

/** Short, of one length, and no address in the table. */
const shortKey = (key: string): string => createHash("sha256").update(key).digest("base64url").slice(0, 22);
