/** Classifies a driver's error, for node:sqlite (`errcode`), pg and PGlite (`code`). */

interface DriverError {
  readonly errcode?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
}

/** The database cannot execute a statement although the statement is correct. */
export type DatabaseFault =
  /** No connection, or a broken one: refused, cut, or a server that stops, starts or accepts no more clients. */
  | "unreachable"
  /** A connection without any response. */
  | "silent"
  /** A statement exceeded its time limit. */
  | "slow"
  /** Another connection holds the lock, or all connections are in use. */
  | "locked"
  /** Readable but not writable: a standby, or a file or disk without write permission. */
  | "read_only"
  | "full"
  | "corrupt"
  /** The disk below the file fails. */
  | "io";

/** A fault that our code detects before a driver does. */
export class DatabaseFaultError extends Error {
  readonly fault: DatabaseFault;

  constructor(fault: DatabaseFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

const asDriverError = (error: unknown): DriverError =>
  typeof error === "object" && error !== null ? error : {};

/** By SQLite's primary result code; the extended code has the detail in its higher bits. */
const SQLITE_FAULTS: Readonly<Record<number, DatabaseFault>> = {
  3: "read_only", // SQLITE_PERM
  5: "locked", // SQLITE_BUSY
  6: "locked", // SQLITE_LOCKED
  8: "read_only", // SQLITE_READONLY
  10: "io", // SQLITE_IOERR
  11: "corrupt", // SQLITE_CORRUPT
  13: "full", // SQLITE_FULL
  14: "unreachable", // SQLITE_CANTOPEN
  26: "corrupt", // SQLITE_NOTADB
};

/** Codes of PostgreSQL and of the operating system. */
const CODE_FAULTS: Readonly<Record<string, DatabaseFault>> = {
  ECONNREFUSED: "unreachable",
  ECONNRESET: "unreachable",
  ECONNABORTED: "unreachable",
  ENOTFOUND: "unreachable",
  EAI_AGAIN: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ENOENT: "unreachable", // the socket file of a server that does not run
  EPIPE: "unreachable",
  ETIMEDOUT: "silent",
  EMFILE: "unreachable",
  ENFILE: "unreachable",
  ENOSPC: "full",
  EROFS: "read_only",
  EIO: "io",
  "25006": "read_only", // read_only_sql_transaction
  "25P03": "slow", // idle_in_transaction_session_timeout
  "25P04": "slow", // transaction_timeout
  "40001": "locked", // serialization_failure
  "40P01": "locked", // deadlock_detected
  "53100": "full", // disk_full
  "53200": "unreachable", // out_of_memory
  "53300": "unreachable", // too_many_connections
  "53400": "unreachable", // configuration_limit_exceeded
  "55P03": "locked", // lock_not_available
  "57014": "slow", // query_canceled, by the statement's time limit
  "58030": "io", // io_error
  XX001: "corrupt", // data_corrupted
  XX002: "corrupt", // index_corrupted
};

/** Connection failures (class 08), and a server that stops, restarts or drops the database. */
const POSTGRES_GONE = /^(?:08...|57P0[1-5])$/;

/** The pool and the client report these without a code. */
const MESSAGE_FAULTS: readonly (readonly [string, DatabaseFault])[] = [
  ["Connection terminated due to connection timeout", "silent"],
  ["Query read timeout", "silent"],
  // All connections of the pool are in use.
  ["timeout exceeded when trying to connect", "locked"],
  ["timeout expired", "silent"],
  ["Connection terminated", "unreachable"],
  ["Client has encountered a connection error", "unreachable"],
  ["Client was closed and is not queryable", "unreachable"],
];

/** Returns null for anything that is not a fault of the database: a bug, or a result such as a unique violation. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (error instanceof DatabaseFaultError) return error.fault;
  // The host name has several addresses, and none can be reached.
  if (error instanceof AggregateError) return databaseFault(error.errors[0]);
  const { errcode, code, message } = asDriverError(error);
  if (typeof errcode === "number") return SQLITE_FAULTS[errcode & 0xff] ?? null;
  if (typeof code === "string") return CODE_FAULTS[code] ?? (POSTGRES_GONE.test(code) ? "unreachable" : null);
  if (!(error instanceof Error) || typeof message !== "string") return null;
  return MESSAGE_FAULTS.find(([start]) => message.startsWith(start))?.[1] ?? null;
}

/** The two extended codes, because the primary code 19 means any constraint, a check included. */
const SQLITE_UNIQUE = new Set<unknown>([2067, 1555]);

export function isUniqueViolation(error: unknown): boolean {
  const { errcode, code } = asDriverError(error);
  return SQLITE_UNIQUE.has(errcode) || code === "23505";
}

/** Another connection holds the lock, or the time limit ended the wait for it. */
export function isBusy(error: unknown): boolean {
  const fault = databaseFault(error);
  return fault === "locked" || fault === "slow";
}

export const isStorageFull = (error: unknown): boolean => databaseFault(error) === "full";

/** The database cannot answer now but may later: the response is 503, not a bug. */
export function isUnavailable(error: unknown): boolean {
  const fault = databaseFault(error);
  return fault !== null && fault !== "full";
}
