/** The parts that both the site and the operator's commands stand on. */
import { resolve, join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadCatalogue, type Catalogue } from "#i18n/server/catalogue.ts";
import { systemClock, type Clock } from "#platform/clock.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type OpenedDatabase } from "#platform/database/open.ts";
import { createLog, type Log } from "#platform/log.ts";
import type { Config } from "./config.ts";
import { databaseFailure } from "./start-error.ts";

export interface Foundation {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly database: OpenedDatabase;
  readonly catalogue: Catalogue;
}

/** The project's own folder; everything built lies in its build folder. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, "../..");

export async function layFoundation(config: Config): Promise<Foundation> {
  const log = createLog({ level: config.LOG_LEVEL });
  const database = await openMigrated(config, log);
  const messages = pathToFileURL(`${join(PROJECT_FOLDER, "build/messages")}/`);
  return { config, clock: systemClock, log, database, catalogue: loadCatalogue(messages) };
}

async function openMigrated(config: Config, log: Log): Promise<OpenedDatabase> {
  const { DATABASE_URL: url, DATA_DIR: folder } = config;
  const target = url
    ? ({ kind: "postgres", url } as const)
    : ({ kind: "sqlite", file: resolve(folder, "site.sqlite") } as const);
  try {
    const database = openDatabase(target, {
      onConnectionLost: (error) => log.warn({ err: error }, "a database connection was lost"),
    });
    const applied = await migrate(database.db);
    if (applied.length > 0) log.info({ applied }, "database migrated");
    return database;
  } catch (error) {
    throw databaseFailure(error, url ? { url } : { folder: resolve(folder) });
  }
}
