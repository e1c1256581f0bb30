import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Pool, TypeOverrides } from "pg";
import { POSTGRES_PARSERS } from "./column-types.ts";
import { NodeSqliteDialect, openNodeSqlite } from "./node-sqlite.ts";
import type { Database, Db } from "./schema.ts";

export type DatabaseTarget =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string };

export interface OpenedDatabase {
  readonly db: Db;
  readonly engine: "sqlite" | "postgres";
  close(): Promise<void>;
}

interface OpenOptions {
  /** Told when an idle connection to the server breaks; the pool replaces it by itself. */
  readonly onConnectionLost?: (error: Error) => void;
}

export function openDatabase(target: DatabaseTarget, options: OpenOptions = {}): OpenedDatabase {
  return target.kind === "sqlite" ? openSqlite(target.file) : openPostgres(target.url, options);
}

function openSqlite(file: string): OpenedDatabase {
  // 0700: the file holds e-mail addresses.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = openNodeSqlite(file);
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect({ database }) });
  return {
    db,
    engine: "sqlite",
    async close() {
      await db.destroy();
      // Kysely leaves a database open that it has never used.
      database.close();
    },
  };
}

function openPostgres(url: string, { onConnectionLost }: OpenOptions): OpenedDatabase {
  const types = new TypeOverrides();
  for (const [type, parse] of Object.entries(POSTGRES_PARSERS)) types.setTypeParser(Number(type), parse);
  const pool = new Pool({
    connectionString: url,
    types,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Without a listener a restart of the database server would end this process.
  pool.on("error", (error) => onConnectionLost?.(error));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: "postgres", close: () => db.destroy() };
}
