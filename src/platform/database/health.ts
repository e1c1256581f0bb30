/** Whether the database can be read and written now. */
import { sql } from "kysely";
import type { OpenedDatabase } from "./open.ts";

/** A probe needs a quick answer, so a slower database is not ready. */
const ANSWER_MS = 2_000;

export async function isWritable(database: OpenedDatabase): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), ANSWER_MS);
  try {
    return await Promise.race([tryWriting(database), late.promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function tryWriting({ db, engine }: OpenedDatabase): Promise<boolean> {
  if (engine === "postgres") {
    // A standby answers every query and refuses every change.
    const { rows } = await sql<{ value: string }>`
      select current_setting('transaction_read_only') as value`.execute(db);
    return rows[0]?.value === "off";
  }
  // Takes and releases the write lock.
  await db.transaction().execute(() => Promise.resolve());
  return true;
}
