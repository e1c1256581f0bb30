import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { isSqlite } from "./column-types.ts";
import * as foundation from "./migrations/0001-foundation.ts";
import * as catalogue from "./migrations/0002-catalogue.ts";
import * as news from "./migrations/0003-news.ts";
import * as downloads from "./migrations/0004-downloads.ts";
import * as submissions from "./migrations/0005-submissions.ts";
import * as donations from "./migrations/0006-donations.ts";
import * as tokenList from "./migrations/0007-token-list.ts";
import * as nfts from "./migrations/0008-nfts.ts";
import type { Db } from "./schema.ts";
import { waitForLock } from "./wait-for-lock.ts";

/** Every migration by name, in order. A new one is a new line; an old one never changes. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-foundation": foundation,
  "0002-catalogue": catalogue,
  "0003-news": news,
  "0004-downloads": downloads,
  "0005-submissions": submissions,
  "0006-donations": donations,
  "0007-token-list": tokenList,
  "0008-nfts": nfts,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings the database up to date and names what it applied. Any number of processes may start at
 * once: one applies, the others wait for it.
 */
export async function migrate(db: Db): Promise<string[]> {
  const provider = { getMigrations: () => Promise.resolve(withoutTimeLimit()) };
  const migrator = new Migrator({ db, provider });
  return waitForLock(async () => {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return results.map((result) => result.migrationName);
  });
}

/** A migration of a large table may take longer than the statements of a request. */
function withoutTimeLimit(): Record<string, Migration> {
  const entries = Object.entries(MIGRATIONS).map(([name, { up }]): [string, Migration] => [
    name,
    {
      async up(db: Kysely<unknown>) {
        if (!isSqlite(db)) await sql`set local statement_timeout = 0`.execute(db);
        await up(db);
      },
    },
  ]);
  return Object.fromEntries(entries);
}
