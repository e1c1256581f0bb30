import { dirname } from "node:path";
import { Kysely, PostgresDialect, type KyselyConfig } from "kysely";
import { auditedDialect } from "#platform/operator/audited-dialect.ts";
import { openNodeSqlite } from "./node-sqlite.ts";
import { openPool } from "./postgres-pool.ts";
import { makePrivateFile, makePrivateFolder } from "./private-files.ts";
import type { Database, Db } from "./schema.ts";
import { NodeSqliteDialect } from "./sqlite-driver.ts";

export type DatabaseTarget =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string };

export interface OpenedDatabase {
  readonly db: Db;
  readonly engine: "sqlite" | "postgres";
  close(): Promise<void>;
}

interface OpenOptions {
  /** For commands and migrations, whose statements may take minutes. */
  readonly isPatient?: boolean;
  /** Called when an idle connection to the server breaks; the pool replaces it. */
  readonly onConnectionLost?: (error: Error) => void;
  /** Called after every statement with its duration. */
  readonly onQuery?: ((ms: number) => void) | undefined;
}

export function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): OpenedDatabase {
  return target.kind === "sqlite" ? openSqlite(target.file, options) : openPostgres(target.url, options);
}

const queryLog = ({ onQuery }: OpenOptions): Pick<KyselyConfig, "log"> =>
  onQuery ? { log: ({ queryDurationMillis }) => onQuery(queryDurationMillis) } : {};

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
    engine: "sqlite",
    async close() {
      await db.destroy();
      // Kysely does not close a database that it has never used.
      reader?.close();
      writer.close();
    },
  };
}

function openPostgres(url: string, options: OpenOptions): OpenedDatabase {
  const { isPatient = false, onConnectionLost = () => undefined } = options;
  const pool = openPool(url, { isPatient, onConnectionLost });
  const db = new Kysely<Database>({
    dialect: auditedDialect(new PostgresDialect({ pool }), "postgres"),
    ...queryLog(options),
  });
  return { db, engine: "postgres", close: () => db.destroy() };
}
