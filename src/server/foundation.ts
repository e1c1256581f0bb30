/** The parts that the site and the operator's commands share. */
import { resolve, join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadMessageCatalogue, type MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { systemClock, type Clock } from "#platform/clock.ts";
import { waitForReplica } from "#platform/database/postgres/replica.ts";
import { migrate } from "#platform/database/migrate.ts";
import { expectWholeFile } from "#platform/database/node-sqlite.ts";
import {
  openDatabase,
  type DatabaseTarget,
  type OnQuery,
  type OpenedDatabase,
} from "#platform/database/open.ts";
import { noteQuery } from "#platform/traces/request-queries.ts";
import { createLog, type Log } from "#platform/log.ts";
import type { Config } from "./config.ts";
import { createSiteMetrics, type SiteMetrics } from "./metrics/site-metrics.ts";
import { databaseFailure, type DatabaseLocation } from "./start-error.ts";

export interface Foundation {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly database: OpenedDatabase;
  readonly catalogue: MessageCatalogue;
  readonly metrics: SiteMetrics;
}

/** The project's root folder. */
export const PROJECT_FOLDER = resolve(import.meta.dirname, "../..");

interface FoundationOptions {
  /** For commands, whose statements may take minutes. */
  readonly isPatient?: boolean;
  readonly onQuery?: OnQuery | undefined;
  readonly clock?: Clock | undefined;
}

export async function createFoundation(config: Config, options: FoundationOptions = {}): Promise<Foundation> {
  const log = createLog({ level: config.LOG_LEVEL });
  const metrics = createSiteMetrics();
  const onQuery = queryMeter(config, metrics);
  const database = await openMigrated(config, log, { ...options, onQuery });
  const messages = pathToFileURL(`${join(PROJECT_FOLDER, "build/messages")}/`);
  const { clock = systemClock } = options;
  return { config, clock, log, database, catalogue: loadMessageCatalogue(messages), metrics };
}

/** Reading the clock around each statement is only worth it if somebody reads the result. */
function queryMeter(config: Config, { queries }: SiteMetrics): OnQuery | undefined {
  if (config.METRICS_PORT === undefined && config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return (ms, sql) => {
    queries.observe(ms);
    noteQuery(sql, ms);
  };
}

/** The location of the database, for error messages. */
export const databaseLocation = ({ DATABASE_URL: url, DATA_DIR: folder }: Config): DatabaseLocation =>
  url ? { url } : { folder: resolve(folder) };

export const databaseFile = ({ DATA_DIR: folder }: Config): string => resolve(folder, "site.sqlite");

const targetOf = (config: Config): DatabaseTarget =>
  config.DATABASE_URL
    ? { kind: "postgres", url: config.DATABASE_URL, readUrl: config.DATABASE_READ_URL }
    : { kind: "sqlite", file: databaseFile(config) };

async function openMigrated(config: Config, log: Log, options: FoundationOptions): Promise<OpenedDatabase> {
  const target = targetOf(config);
  const onConnectionLost = (error: Error): void => log.warn({ err: error }, "a database connection was lost");
  try {
    if (target.kind === "sqlite") expectWholeFile(target.file);
    // Migrating a large table takes longer than a request may wait.
    const { onQuery } = options;
    const patient = openDatabase(target, { onConnectionLost, onQuery, isPatient: true });
    try {
      const applied = await migrate(patient.db);
      if (applied.length > 0) log.info({ applied }, "database migrated");
    } catch (error) {
      await patient.close();
      throw error;
    }
    if (options.isPatient || target.kind === "sqlite") return patient;
    await patient.close();
    const limits = { connections: config.DATABASE_POOL, statementMs: config.DATABASE_TIMEOUT_MS };
    const database = openDatabase(target, { onConnectionLost, onQuery, limits });
    await waitForReplica(database);
    return database;
  } catch (error) {
    throw databaseFailure(error, databaseLocation(config));
  }
}
