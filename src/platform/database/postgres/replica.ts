/** A replica that public pages are read from. */
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { DatabaseFaultError } from "#platform/database/errors.ts";
import type { OpenedDatabase } from "#platform/database/open.ts";
import type { Db } from "#platform/database/schema.ts";

const PATIENCE_MS = 30_000;
const EVERY_MS = 100;

/** After a migration the replica has the new tables a moment later; pages cannot be rendered before. */
export async function waitForReplica(
  { db, reader }: Pick<OpenedDatabase, "db" | "reader">,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  if (reader === db) return;
  const deadline = performance.now() + patienceMs;
  const wanted = await lastMigration(db);
  while ((await lastMigration(reader).catch(() => "")) < wanted) {
    if (performance.now() > deadline)
      throw new DatabaseFaultError(
        "silent",
        `the replica (DATABASE_READ_URL) has no migration ${wanted} after ${patienceMs / 1_000} seconds`,
      );
    await sleep(EVERY_MS);
  }
}

async function lastMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  );
  return rows[0]?.name ?? "";
}
