/** Deletes many rows without holding up others: SQLite blocks the process, and Postgres keeps its locks. */
import { sql, type RawBuilder } from "kysely";
import { BatchPacer } from "#platform/event-loop-yield.ts";
import { isSqlite } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

const FIRST = 500;
const MAX = 5_000;

/** Returns the number of deleted rows. Not for tables without row ids (`dapp_place`). */
export async function deleteInBatches(
  db: Db,
  table: keyof Database,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const from = sql.table(table);
  const pacer = new BatchPacer(FIRST, MAX);
  for (let total = 0; ;) {
    const { size } = pacer;
    const some = isSqlite(db)
      ? sql`rowid in (select rowid from ${from} where ${condition} limit ${size})`
      : sql`ctid = any(array(select ctid from ${from} where ${condition} limit ${size}))`;
    const { numAffectedRows = 0n } = await pacer.run(() =>
      sql`delete from ${from} where ${some}`.execute(db),
    );
    total += Number(numAffectedRows);
    if (numAffectedRows < size) return total;
  }
}
