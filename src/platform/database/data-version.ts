/** Counters that tell every process that public data has changed and its pages are stale. */
import { sql } from "kysely";
import { isSqlite } from "./column-types.ts";
import type { Db } from "./schema.ts";

/** Postgres tells processes that listen there which counter has changed. */
export const CHANGED_CHANNEL = "data_version";

export interface DataVersions {
  /** Call it inside the writer's transaction, so that others see the new number together with the new data. */
  bump(tx: Db, name: string): Promise<void>;
  read(): Promise<ReadonlyMap<string, number>>;
  /**
   * Makes other writers of the data wait until the transaction ends, so that what it reads stays current. A transaction
   * that will write must pass "writing", because two shared locks would deadlock when both write.
   */
  hold(tx: Db, name: string, purpose: "reading" | "writing"): Promise<void>;
}

export function createDataVersions(db: Db): DataVersions {
  return {
    async bump(tx, name) {
      await tx
        .insertInto("data_version")
        .values({ name, version: 1 })
        .onConflict((conflict) =>
          conflict.column("name").doUpdateSet((eb) => ({ version: eb("data_version.version", "+", 1) })),
        )
        .execute();
      // Sent when the transaction commits.
      if (!isSqlite(tx)) await sql`select pg_notify(${CHANGED_CHANNEL}, ${name})`.execute(tx);
    },
    async read() {
      const rows = await db.selectFrom("data_version").select(["name", "version"]).execute();
      return new Map(rows.map((row) => [row.name, row.version]));
    },
    async hold(tx, name, purpose) {
      // SQLite has one writer at a time anyway.
      if (isSqlite(tx)) return;
      const row = tx.selectFrom("data_version").select("version").where("name", "=", name);
      await (purpose === "writing" ? row.forUpdate() : row.forShare()).execute();
    },
  };
}
