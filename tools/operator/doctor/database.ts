/** The database and its migrations, without changing anything. */
import { existsSync } from "node:fs";
import { sql } from "kysely";
import { MIGRATION_NAMES } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Config } from "#server/config.ts";
import { databaseFile, databaseLocation } from "#server/foundation.ts";
import { databaseFailure } from "#server/start-error.ts";
import { appliedMigrations, checkPostgres } from "./postgres.ts";
import { ok, reasonOf, unknown, warning, wrong, type Finding } from "./finding.ts";

const SLOW_MS = 200;
const SKEW_MS = 5_000;

export async function checkDatabase(config: Config): Promise<Finding[]> {
  const url = config.DATABASE_URL;
  if (url === undefined && !existsSync(databaseFile(config)))
    return [unknown("database", `${databaseFile(config)} does not exist yet; the first start creates it.`)];
  try {
    const opened = openDatabase(
      url === undefined ? { kind: "sqlite", file: databaseFile(config) } : { kind: "postgres", url },
    );
    try {
      return [
        await answers(opened.db, opened.engine),
        await migrations(opened.db),
        ...(opened.engine === "postgres"
          ? [await serverClock(opened.db), ...(await checkPostgres(config, opened.db))]
          : []),
      ];
    } finally {
      await opened.close();
    }
  } catch (error) {
    const failure = databaseFailure(error, databaseLocation(config));
    const says = failure instanceof Error ? failure.message : reasonOf(error);
    const remedy =
      url === undefined
        ? "Look at DATA_DIR and who owns it, or put a backup back."
        : "Start the server, create the database, or correct DATABASE_URL.";
    return [wrong("database", says, remedy)];
  }
}

async function answers(db: Db, engine: "sqlite" | "postgres"): Promise<Finding> {
  const began = performance.now();
  await sql`select 1`.execute(db);
  const ms = performance.now() - began;
  if (engine === "sqlite") {
    const { rows } = await sql<{
      quick_check: string;
    }>`select quick_check from pragma_quick_check`.execute(db);
    if (rows[0]?.quick_check !== "ok")
      return wrong(
        "database",
        "The database is damaged.",
        "Stop the site and put a backup back: npm run operator -- database restore FILE",
      );
  }
  const says = `${engine === "sqlite" ? "SQLite" : "Postgres"} answers in ${ms.toFixed(0)} ms.`;
  return ms > SLOW_MS
    ? warning("database", says, "Look for a busy server or a slow disk.")
    : ok("database", says);
}

async function migrations(db: Db): Promise<Finding> {
  const applied = await appliedMigrations(db);
  const missing = MIGRATION_NAMES.filter((name) => !applied.has(name));
  const unknownNames = [...applied].filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknownNames.length > 0)
    return wrong(
      "migrations",
      `The database is of a newer release (${unknownNames.at(-1) ?? ""}).`,
      "Start the newer release, or restore a backup from before the upgrade.",
    );
  return missing.length > 0
    ? warning("migrations", `${missing.length} migrations wait.`, "Start the site: it applies them.")
    : ok("migrations", `All ${applied.size} migrations are applied.`);
}

async function serverClock(db: Db): Promise<Finding> {
  const { rows } = await sql<{
    ms: number;
  }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db);
  const skew = Math.abs(Number(rows[0]?.ms) - Date.now());
  const says = `The clocks of this machine and the database differ by ${Math.round(skew)} ms.`;
  return skew > SKEW_MS ? wrong("clock", says, "Run an NTP client on both.") : ok("clock", says);
}
