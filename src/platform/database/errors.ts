/** What a driver's error means, for node:sqlite (`errcode`), pg and PGlite (`code`). */

interface DriverError {
  readonly errcode?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
}

const asDriverError = (error: unknown): DriverError =>
  typeof error === "object" && error !== null ? error : {};

/** SQLite's primary result code; the extended one carries the detail in its higher bits. */
const sqliteCode = ({ errcode }: DriverError): number | null =>
  typeof errcode === "number" ? errcode & 0xff : null;

const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;
const SQLITE_IOERR = 10;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;

/** Two extended codes, because a primary 19 is any constraint, a check as well. */
const SQLITE_UNIQUE = new Set<unknown>([2067, 1555]);

export function isUniqueViolation(error: unknown): boolean {
  const { errcode, code } = asDriverError(error);
  return SQLITE_UNIQUE.has(errcode) || code === "23505";
}

/** Another connection held the lock, or the statement's time limit ended the wait for it. */
export function isBusy(error: unknown): boolean {
  const driverError = asDriverError(error);
  return (
    sqliteCode(driverError) === SQLITE_BUSY || driverError.code === "57014" || driverError.code === "55P03"
  );
}

export function isStorageFull(error: unknown): boolean {
  const driverError = asDriverError(error);
  return (
    sqliteCode(driverError) === SQLITE_FULL || driverError.code === "53100" || driverError.code === "ENOSPC"
  );
}

const UNREACHABLE = new Set<unknown>(["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENOTFOUND", "EPIPE"]);

/** Connection failures (class 08), a server that stops or is full, a deadlock or a serialisation failure. */
const POSTGRES_PASSING = /^(?:08...|57P0[1-5]|53300|40001|40P01)$/;

/** The pool and the client report these two without a code. */
const POOL_MESSAGE = /timeout exceeded when trying to connect|connection terminated/i;

/** The database cannot answer now but may later: a refusal with 503, not a bug. */
export function isUnavailable(error: unknown): boolean {
  const driverError = asDriverError(error);
  const code = sqliteCode(driverError);
  if (code !== null) return [SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_CANTOPEN].includes(code);
  if (isBusy(error) || UNREACHABLE.has(driverError.code)) return true;
  if (typeof driverError.code === "string" && POSTGRES_PASSING.test(driverError.code)) return true;
  return typeof driverError.message === "string" && POOL_MESSAGE.test(driverError.message);
}
