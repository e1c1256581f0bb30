/**
 * A PostgreSQL pool that survives an outage of its server. It discards broken connections. While the server is
 * unreachable or silent, it fails calls at once, so that not every caller waits.
 */
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { Pool, TypeOverrides, type PoolClient, type QueryConfig, type QueryResult } from "pg";
import { POSTGRES_PARSERS } from "#platform/database/column-types.ts";
import { DatabaseFaultError, databaseFault, type DatabaseFault } from "#platform/database/errors.ts";

export interface PoolLimits {
  readonly connections: number;
  /** After this long the server cancels a statement. */
  readonly statementMs: number;
}

interface PoolOptions {
  /** For commands and migrations, whose statements may take minutes. */
  readonly isPatient: boolean;
  /** Called when a connection breaks; the pool replaces it. */
  readonly onConnectionLost: (error: Error) => void;
  readonly limits?: PoolLimits | undefined;
}

const DEFAULT_LIMITS: PoolLimits = { connections: 10, statementMs: 4_000 };
const PATIENT_LIMITS = { statement_timeout: 300_000, lock_timeout: 10_000, query_timeout: 310_000 };

/** The server cancels slow statements; the client gives up a second later if the server did not. */
const requestLimits = ({ statementMs }: PoolLimits) => ({
  statement_timeout: statementMs,
  lock_timeout: statementMs * 0.75,
  query_timeout: statementMs + 1_000,
});

export function openPool(
  url: string,
  { isPatient, onConnectionLost, limits = DEFAULT_LIMITS }: PoolOptions,
): PostgresPool {
  const types = new TypeOverrides();
  for (const [type, parse] of Object.entries(POSTGRES_PARSERS)) types.setTypeParser(Number(type), parse);
  const pool = new Pool({
    connectionString: url,
    types,
    max: limits.connections,
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    idle_in_transaction_session_timeout: 30_000,
    ...(isPatient ? PATIENT_LIMITS : requestLimits(limits)),
  });
  // Without these listeners a cut connection would end the process: the pool listens only to idle connections.
  pool.on("error", onConnectionLost);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const outage = new Outage();
  return {
    async connect() {
      const isTrial = outage.enter();
      try {
        const client = await pool.connect();
        if (isTrial) await expectAnswer(client);
        outage.end();
        return watched(pool, client, outage);
      } catch (error) {
        outage.noteConnect(error);
        throw error;
      } finally {
        if (isTrial) outage.endTrial();
      }
    },
    options: pool.options,
    end: async () => {
      if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}

const ANSWER_MS = 1_000;

/** A connection from before the outage may be open but dead. */
async function expectAnswer(client: PoolClient): Promise<void> {
  try {
    await client.query({ text: "select 1", query_timeout: ANSWER_MS } as QueryConfig);
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

/** For this long nobody tries to reconnect; then one caller tries for all. */
const PAUSE_MS = 500;

class Outage {
  #last: { readonly error: Error; readonly fault: DatabaseFault } | null = null;
  #untilMs = 0;
  #isTrying = false;

  /** Throws while the server is known to be away. Returns true for the one caller that tries it again. */
  enter(): boolean {
    if (!this.#last) return false;
    if (this.#isTrying || performance.now() < this.#untilMs) {
      const { fault, error } = this.#last;
      throw new DatabaseFaultError(fault, `The database is away: ${error.message}`, { cause: error });
    }
    this.#isTrying = true;
    return true;
  }

  endTrial(): void {
    this.#isTrying = false;
  }

  end(): void {
    this.#last = null;
  }

  /** A server without room for another connection may still answer on the existing ones. */
  noteConnect(error: unknown): void {
    if ((error as { code?: unknown }).code !== "53300") this.note(error);
  }

  note(error: unknown): void {
    const fault = databaseFault(error);
    if (fault !== "unreachable" && fault !== "silent") return;
    this.#last = { error: error as Error, fault };
    this.#untilMs = performance.now() + PAUSE_MS;
  }
}

/** A connection with one of these faults is useless; after a failover the old server is read-only. */
const ENDS_CONNECTION = new Set<DatabaseFault | null>(["unreachable", "silent", "read_only"]);

/** How many connections of the pool may turn out to be broken before the call fails. */
const MAX_TRIES = 3;

/** A statement that changes nothing can be repeated on another connection. */
const isRepeatable = (sql: string): boolean => /^\s*(?:select|begin|start transaction)\b/i.test(sql);

function watched(pool: Pool, first: PoolClient, outage: Outage): PostgresPoolClient {
  /** Null after a connection was discarded and no other was available. */
  let client: PoolClient | null = first;
  let broken: Error | null = null;
  let isUsed = false;

  async function replace(reason: Error): Promise<void> {
    client?.release(reason);
    client = null;
    broken = reason;
    try {
      client = await pool.connect();
      broken = null;
    } catch (error) {
      outage.noteConnect(error);
    }
  }

  async function run(sql: string, parameters: readonly unknown[], tries = 1): Promise<QueryResult> {
    // A rollback on a lost connection would hide the reason of the loss.
    if (broken || !client) throw broken ?? new DatabaseFaultError("unreachable", "There is no connection");
    try {
      const result = await client.query(sql, [...parameters]);
      isUsed = true;
      return result;
    } catch (error) {
      const fault = databaseFault(error);
      if (fault === "unreachable" && !isUsed && tries < MAX_TRIES && isRepeatable(sql)) {
        await replace(error as Error);
        return run(sql, parameters, tries + 1);
      }
      if (ENDS_CONNECTION.has(fault)) broken = error as Error;
      // A cut connection says nothing about the server; a silent one does.
      if (fault === "silent") outage.note(error);
      throw error;
    }
  }

  const guarded = {
    query: (sql: string, parameters: readonly unknown[]) => run(sql, parameters),
    release: (isDiscarded?: boolean) => client?.release(broken ?? isDiscarded),
  };
  // Omits the overload for cursors, which nothing uses.
  return guarded as unknown as PostgresPoolClient;
}
