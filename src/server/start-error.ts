/** The site cannot start for a reason that its operator can fix; the message is one sentence. */
import { databaseFault, type DatabaseFault } from "#platform/database/errors.ts";

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

/** A folder or file that is in the way, missing or not writable. */
const UNUSABLE = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOSPC",
  "ENOTDIR",
  "EEXIST",
  "ENOENT",
  "ELOOP",
  "EISDIR",
]);

export type DatabaseLocation = { readonly folder: string } | { readonly url: string };

export function databaseFailure(error: unknown, place: DatabaseLocation): unknown {
  if (!(error instanceof Error)) return error;
  return "url" in place ? serverFailure(error, place.url) : fileFailure(error, place.folder);
}

function serverFailure(error: Error, url: string): unknown {
  const isKnown = databaseFault(error) !== null || isSystemError(error) || error instanceof AggregateError;
  if (!isKnown) return error;
  const { host, password } = URL.canParse(url) ? new URL(url) : { host: "", password: "" };
  const reason = withoutSecret(firstLine(error), password);
  return new StartError(`The database at ${host} (DATABASE_URL) cannot be used: ${reason}.`);
}

/** A message that quotes the address would put its password into the log. */
const withoutSecret = (text: string, password: string): string =>
  [password, decodeURIComponent(password)]
    .filter((secret) => secret !== "")
    .reduce((rest, secret) => rest.replaceAll(secret, "…"), text);

const FILE_REASONS: Readonly<Record<DatabaseFault, (folder: string) => string>> = {
  corrupt: (folder) =>
    `The database in ${folder} (DATA_DIR) is damaged: put a copy back with npm run operator -- database restore FILE.`,
  full: (folder) => `The disk of the data folder ${folder} (DATA_DIR) is full.`,
  io: (folder) => `The disk of the data folder ${folder} (DATA_DIR) fails when it is read or written.`,
  locked: (folder) =>
    `Another program holds the database in ${folder} (DATA_DIR) locked: end it, or try again later.`,
  read_only: (folder) =>
    `The database in ${folder} (DATA_DIR) cannot be written: give this user the right to write it.`,
  slow: (folder) => `The database in ${folder} (DATA_DIR) takes too long to answer.`,
  silent: (folder) => `The database in ${folder} (DATA_DIR) does not answer.`,
  unreachable: (folder) =>
    `The database in ${folder} (DATA_DIR) cannot be opened: it must be a file that this user may write.`,
};

function fileFailure(error: Error, folder: string): unknown {
  if (isSystemError(error) && UNUSABLE.has(error.code)) {
    return new StartError(`The data folder ${folder} (DATA_DIR) cannot be used: ${firstLine(error)}.`);
  }
  const fault = databaseFault(error);
  return fault === null ? error : new StartError(FILE_REASONS[fault](folder));
}

/** Refused connections arrive as an AggregateError without a message. */
function firstLine(error: Error): string {
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
  const message = first instanceof Error ? first.message : String(first);
  return (message.split("\n", 1)[0] ?? "").replace(/\.$/, "");
}
