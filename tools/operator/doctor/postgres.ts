/** What the site needs of Postgres beyond answers: announcements, connections, and a replica that follows. */
import { sql } from "kysely";
import { MIGRATION_NAMES } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import { listen } from "#platform/database/postgres/listener.ts";
import type { Db } from "#platform/database/schema.ts";
import type { Config } from "#server/config.ts";
import { ok, reasonOf, warning, wrong, type Finding } from "./finding.ts";
import { poolFinding } from "./processes.ts";

const LAG_SECONDS = 10;

export async function checkPostgres(config: Config, db: Db): Promise<Finding[]> {
  const { DATABASE_URL: url = "", DATABASE_READ_URL: readUrl } = config;
  return Promise.all([
    checkPool(config, db),
    checkAnnouncements(url),
    ...(readUrl === undefined ? [] : [checkReplica(readUrl)]),
  ]);
}

async function checkPool(config: Config, db: Db): Promise<Finding> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('max_connections', 'superuser_reserved_connections')
  `.execute(db);
  const numberOf = (name: string): number => Number(rows.find((row) => row.name === name)?.setting ?? 0);
  return poolFinding(config, {
    max: numberOf("max_connections"),
    reserved: numberOf("superuser_reserved_connections"),
  });
}

async function checkAnnouncements(url: string): Promise<Finding> {
  const heard = Promise.withResolvers<Finding>();
  const listener = listen({
    url,
    // Called as soon as the connection has heard its own notification.
    channels: { doctor: () => heard.resolve(ok("listen", "Postgres announces changes to every process.")) },
    onLost: (error) =>
      heard.resolve(
        warning(
          "listen",
          `LISTEN does not work (${reasonOf(error)}), so every process polls.`,
          "Let DATABASE_URL lead to Postgres itself or to a pooler in session mode.",
        ),
      ),
  });
  try {
    return await heard.promise;
  } finally {
    await listener.stop();
  }
}

/** None if the database is empty. */
export const appliedMigrations = (db: Db): Promise<ReadonlySet<string>> =>
  sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    () => new Set<string>(),
  );

interface ReplicaState {
  readonly follows: boolean;
  readonly lag: number | null;
}

async function checkReplica(url: string): Promise<Finding> {
  const remedy = "Correct DATABASE_READ_URL, or remove it: the primary then answers for everything.";
  try {
    const opened = openDatabase({ kind: "postgres", url });
    try {
      const { rows } = await sql<ReplicaState>`
        select pg_is_in_recovery() as follows,
          extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as lag
      `.execute(opened.db);
      const applied = await appliedMigrations(opened.db);
      const missing = MIGRATION_NAMES.filter((name) => !applied.has(name)).length;
      return replicaFinding(rows[0] ?? { follows: false, lag: null }, missing);
    } finally {
      await opened.close();
    }
  } catch (error) {
    return wrong("replica", `The replica does not answer: ${reasonOf(error)}.`, remedy);
  }
}

/** An idle primary sends nothing, so a lag alone is only a warning. */
export function replicaFinding({ follows, lag }: ReplicaState, missingMigrations: number): Finding {
  if (!follows)
    return wrong(
      "replica",
      "DATABASE_READ_URL leads to a primary, not to a replica of DATABASE_URL.",
      "Let it lead to a server that follows the one of DATABASE_URL, or remove it.",
    );
  if (missingMigrations > 0)
    return wrong(
      "replica",
      `The replica lacks ${missingMigrations} migrations.`,
      "Look whether it follows the server of DATABASE_URL.",
    );
  const says = `The replica follows, ${Math.round(lag ?? 0)} s behind the last change.`;
  return (lag ?? 0) > LAG_SECONDS
    ? warning("replica", says, "Look whether the primary is idle, or the replica too slow.")
    : ok("replica", says);
}
