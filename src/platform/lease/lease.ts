/** A lease in the database: of several processes, on one machine or many, one does the work. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { isSqlite } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export interface Lease {
  /** Takes or renews the lease. Returns whether this process holds it. */
  hold: () => Promise<boolean>;
  /** Lets another process take it at once. */
  release: () => Promise<void>;
  /** How long it lasts without a renewal. */
  readonly lastsMs: number;
}

/** With a look every second (run-by-lease.ts) another process has it within 8 seconds of a crash. */
const LASTS_MS = 6_000;
/** A lease that ends later than this was written before the clock was set back, and would block everybody. */
const LONGEST_MS = 60_000;

export function createLease(db: Db, name: string, lastsMs = LASTS_MS): Lease {
  const holder = randomUUID();
  // The server's clock, because those of several machines differ.
  const now = isSqlite(db)
    ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
    : sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

  /** A read first: on SQLite every attempt to write would take the write lock. */
  async function isOthers(): Promise<boolean> {
    const row = await db
      .selectFrom("lease")
      .select("name")
      .where("name", "=", name)
      .where("holder", "!=", holder)
      .where("held_until", ">", now)
      .where("held_until", "<", sql<number>`${now} + ${LONGEST_MS}`)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    lastsMs,
    async hold() {
      if (await isOthers()) return false;
      const taken = await db
        .insertInto("lease")
        .values({ name, holder, held_until: sql<number>`${now} + ${lastsMs}` })
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet((eb) => ({
              holder: eb.ref("excluded.holder"),
              held_until: eb.ref("excluded.held_until"),
            }))
            .where((eb) =>
              eb.or([
                eb("lease.holder", "=", holder),
                eb("lease.held_until", "<=", now),
                eb("lease.held_until", ">=", sql<number>`${now} + ${LONGEST_MS}`),
              ]),
            ),
        )
        .returning("holder")
        .executeTakeFirst();
      return taken !== undefined;
    },
    async release() {
      await db.deleteFrom("lease").where("name", "=", name).where("holder", "=", holder).execute();
    },
  };
}
