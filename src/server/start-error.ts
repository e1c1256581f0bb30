/** The site cannot start, for a reason its operator can mend; the message is one sentence that names it. */
export class StartError extends Error {}

interface SystemError extends Error {
  readonly code: string;
}

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && "code" in error && typeof error.code === "string";

export function listenFailure(error: Error, host: string, port: number): Error {
  if (!isSystemError(error)) return error;
  if (error.code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} on ${host} is in use: stop what listens there, or set PORT to another one.`,
    );
  }
  if (error.code === "EACCES")
    return new StartError(`Port ${port} may not be used by this user: set PORT to 1024 or more.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartError(`This machine has no address ${host}: set HOST to one it has.`);
  }
  return error;
}

const UNWRITABLE = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "ENOTDIR", "EEXIST", "ENOENT"]);
/** SQLITE_PERM, SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_FULL, SQLITE_NOTADB. */
const SQLITE_UNUSABLE = new Set([3, 8, 13, 14, 26]);

export function databaseFailure(error: unknown, place: { folder: string } | { url: string }): unknown {
  if (!(error instanceof Error)) return error;
  if ("url" in place) {
    const host = URL.canParse(place.url) ? new URL(place.url).host : "";
    return new StartError(`The database at ${host} (DATABASE_URL) does not answer: ${firstLine(error)}.`);
  }
  const isUnusable =
    (isSystemError(error) && UNWRITABLE.has(error.code)) ||
    ("errcode" in error && SQLITE_UNUSABLE.has(Number(error.errcode) & 0xff));
  if (!isUnusable) return error;
  return new StartError(`The data folder ${place.folder} (DATA_DIR) cannot be written: ${firstLine(error)}.`);
}

/** Refused connections come as an AggregateError without a message of its own. */
function firstLine(error: Error): string {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const message = first instanceof Error ? first.message : String(first);
  return (message.split("\n", 1)[0] ?? "").replace(/\.$/, "");
}
