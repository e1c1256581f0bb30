/** Gives node:sqlite the shape that Kysely's SqliteDialect expects, and SQLite the settings we rely on. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { SqliteAdapter, SqliteDialect, type SqliteDatabase, type SqliteStatement } from "kysely";
import { isBusy } from "./errors.ts";

const BUSY_TIMEOUT_MS = 5_000;
const MAX_CACHED_STATEMENTS = 200;

export function openNodeSqlite(file: string): SqliteDatabase {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  enterWal(db);
  db.exec("pragma synchronous = full; pragma foreign_keys = on;");
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      statements.clear();
      if (db.isOpen) db.close();
    },
    prepare(sql) {
      // A deferred transaction that starts by reading cannot wait for another process's write lock.
      const text = sql === "begin" ? "begin immediate" : sql;
      const statement = statements.get(text) ?? adapt(db.prepare(text));
      statements.delete(text);
      statements.set(text, statement);
      const [oldest] = statements.keys();
      if (statements.size > MAX_CACHED_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  };
}

/** Changing the journal mode can ignore the busy timeout: 3 of 200 processes opening a new file together failed. */
function enterWal(db: DatabaseSync): void {
  const deadline = Date.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      db.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** True of SQLite, and what makes the migrator run inside `begin immediate`, one process at a time. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
