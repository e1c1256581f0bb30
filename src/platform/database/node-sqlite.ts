/** node:sqlite with our settings and cached prepared statements. */
import { statSync } from "node:fs";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { DatabaseFaultError, isBusy } from "./errors.ts";

/**
 * SQLite blocks the process while it waits for a lock, so the wait must not exceed the time of a page render.
 * sqlite-driver.ts retries and lets requests run in between.
 */
const BUSY_TIMEOUT_MS = 5;
/** For opening the file, when there are no requests yet. */
const OPEN_WAIT_MS = 5_000;
const MAX_CACHED_STATEMENTS = 200;

export interface NodeSqlite {
  prepare(sql: string): PreparedStatement;
  /** Whether a transaction is open: SQLite rolls back on its own when the disk is full. */
  readonly isTransaction: boolean;
  close(): void;
}

export interface PreparedStatement {
  readonly hasRows: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

interface SqliteOptions {
  /** A second, read-only connection, which never waits for a lock. */
  readonly isReader?: boolean;
}

export function openNodeSqlite(file: string, { isReader = false }: SqliteOptions = {}): NodeSqlite {
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    if (!isReader) enterWal(db);
    db.exec("pragma synchronous = full; pragma foreign_keys = on;");
    if (isReader) db.exec("pragma query_only = on");
  } catch (error) {
    db.close();
    throw error;
  }
  const statements = new Map<string, PreparedStatement>();
  return {
    close: () => {
      statements.clear();
      if (db.isOpen) db.close();
    },
    get isTransaction() {
      return db.isTransaction;
    },
    prepare(sql) {
      const statement = statements.get(sql) ?? adapt(db.prepare(sql));
      statements.delete(sql);
      statements.set(sql, statement);
      const [oldest] = statements.keys();
      if (statements.size > MAX_CACHED_STATEMENTS && oldest !== undefined) statements.delete(oldest);
      return statement;
    },
  };
}

const adapt = (statement: StatementSync): PreparedStatement => ({
  hasRows: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
});

/** Changing the journal mode can ignore the busy timeout: 3 of 200 processes that opened a new file together failed. */
function enterWal(db: DatabaseSync): void {
  const deadline = performance.now() + OPEN_WAIT_MS;
  for (;;) {
    try {
      db.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** The check takes about a quarter of a second; a larger file would delay the start. */
const QUICK_BYTES = 64 * 1024 * 1024;

/** Throws if a file is damaged, at the start instead of at the first request for the damaged part. */
export function expectWholeFile(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0 || size > QUICK_BYTES) return;
  const db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    const found = db.prepare("pragma quick_check(1)").get()?.["quick_check"];
    if (found !== "ok") throw new DatabaseFaultError("corrupt", String(found));
  } catch (error) {
    // A locked file is in use, so it is not damaged.
    if (!isBusy(error)) throw error;
  } finally {
    db.close();
  }
}
