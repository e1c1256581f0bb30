/** Tells open desks of every process what has changed. Written in the transaction of the change. */
import { sql } from "kysely";
import { isSqlite } from "#platform/database/column-types.ts";
import { deleteInBatches } from "#platform/database/statements/delete-in-batches.ts";
import type { Db } from "#platform/database/schema.ts";

export interface Signal {
  readonly what: string;
  /** The id of the submission. */
  readonly target: string;
  /** Who did it; empty for visitors and the system. */
  readonly by: string;
}

export interface StoredSignal extends Signal {
  readonly id: number;
}

/** Postgres tells processes with open desks that there is a signal. */
export const SIGNAL_CHANNEL = "desk_signal";

/** Pages reload at least this often, so older signals are of no use. */
const RETENTION_MS = 3_600_000;

export async function sendSignal(tx: Db, { what, target, by }: Signal, at: Date): Promise<void> {
  await tx.insertInto("desk_signal").values({ what, target, by_name: by, at: at.getTime() }).execute();
  // Sent when the transaction commits.
  if (!isSqlite(tx)) await sql`select pg_notify(${SIGNAL_CHANNEL}, '')`.execute(tx);
}

/** The newest signal's id; null if there is none. */
export async function newestSignal(db: Db): Promise<number> {
  const row = await db
    .selectFrom("desk_signal")
    .select((eb) => eb.fn.max("id").as("id"))
    .executeTakeFirst();
  return row?.id ?? 0;
}

export async function signalsAfter(db: Db, id: number, limit: number): Promise<StoredSignal[]> {
  const rows = await db
    .selectFrom("desk_signal")
    .select(["id", "what", "target", "by_name"])
    .where("id", ">", id)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ by_name: by, ...row }) => ({ ...row, by }));
}

export async function purgeSignals(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, "desk_signal", sql`at < ${now.getTime() - RETENTION_MS}`);
}
