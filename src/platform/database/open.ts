import { dirname } from "node:path";
import { Kysely, PostgresDialect, type KyselyConfig, type PostgresPool } from "kysely";
import { auditedDialect } from "#platform/operator/audited-dialect.ts";
import { openNodeSqlite } from "./node-sqlite.ts";
import { openPool, type PoolLimits } from "./postgres/postgres-pool.ts";
import { makePrivateFile, makePrivateFolder } from "./private-files.ts";
import type { Database, Db } from "./schema.ts";
import { NodeSqliteDialect } from "./sqlite-driver.ts";

export type DatabaseTarget =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string; readonly readUrl?: string | undefined };

type PostgresTarget = Extract<DatabaseTarget, { kind: "postgres" }>;

export interface OpenedDatabase {
  readonly db: Db;
  /**
   * For public data, which may be a moment old: the replica if there is one. What somebody reads right after writing it
   * must come from `db`.
   */
  readonly reader: Db;
  readonly engine: "sqlite" | "postgres";
  close(): Promise<void>;
}

export type OnQuery = (ms: number, sql: string) => void;

interface OpenOptions {
  /** For commands and migrations, whose statements may take minutes. */
  readonly isPatient?: boolean;
  /** Called when an idle connection to the server breaks; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Called after every statement with its duration. */
  readonly onQuery?: OnQuery | undefined;
  /** Of Postgres; commands and migrations wait longer. */
  readonly limits?: PoolLimits | undefined;
}

export function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): OpenedDatabase {
  return target.kind === "sqlite" ? openSqlite(target.file, options) : openPostgres(target, options);
}

const queryLog = ({ onQuery }: OpenOptions): Pick<KyselyConfig, "log"> =>
  onQuery ? { log: ({ query, queryDurationMillis }) => onQuery(queryDurationMillis, query.sql) } : {};

const IN_MEMORY = ":memory:";

function openSqlite(file: string, options: OpenOptions): OpenedDatabase {
  if (file !== IN_MEMORY) {
    makePrivateFolder(dirname(file));
    makePrivateFile(file);
  }
  const writer = openNodeSqlite(file);
  const reader = file === IN_MEMORY ? null : openNodeSqlite(file, { isReader: true });
  const db = new Kysely<Database>({
    dialect: auditedDialect(new NodeSqliteDialect({ writer, reader }), "sqlite"),
    ...queryLog(options),
  });
  return {
    db,
    reader: db,
    engine: "sqlite",
    async close() {
      await db.destroy();
      // Kysely does not close a database that it has never used.
      reader?.close();
      writer.close();
    },
  };
}

function openPostgres({ url, readUrl }: PostgresTarget, options: OpenOptions): OpenedDatabase {
  const { isPatient = false, onConnectionLost = () => undefined, limits } = options;
  const open = (address: string) => openPool(address, { isPatient, onConnectionLost, limits });
  const pool = open(url);
  const kyselyOn = (one: PostgresPool): Db =>
    new Kysely<Database>({
      dialect: auditedDialect(new PostgresDialect({ pool: one }), "postgres"),
      ...queryLog(options),
    });
  const db = kyselyOn(pool);
  if (readUrl === undefined) return { db, reader: db, engine: "postgres", close: () => db.destroy() };
  const replica = open(readUrl);
  const reader = kyselyOn(replicaOrPrimary(replica, pool));
  return {
    db,
    reader,
    engine: "postgres",
    async close() {
      await Promise.all([reader.destroy(), db.destroy()]);
      // Kysely does not close a pool that it has never used.
      await replica.end();
    },
  };
}

/** While the replica is away, the primary answers. A pool that knows of an outage refuses at once. */
const replicaOrPrimary = (replica: PostgresPool, primary: PostgresPool): PostgresPool => ({
  ...replica,
  connect: () => replica.connect().catch(() => primary.connect()),
});
