/** Structured logs without personal data: known fields are removed by name, the rest by pattern. */
import pino, { type DestinationStream, type Logger } from "pino";

export type Log = Logger;

export type LogLevel = "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";

interface LogOptions {
  readonly level: LogLevel;
  readonly destination?: DestinationStream;
}

const PERSONAL_FIELDS = [
  "email",
  "to",
  "recipient",
  "ip",
  "address",
  "remoteAddress",
  "token",
  "url",
  "query",
  "search",
  "headers",
  "cookie",
  "authorization",
];

/** Characters that no part of an e-mail address has. */
const BETWEEN_WORDS = /[\s@"'<>,:;/()\\]/;
const DOTTED = /\.\p{L}{2}/u;

/**
 * Removes e-mail addresses, and the user and password of connection addresses. It searches from @ to @, because a
 * pattern that begins with the part before the @ would read a long word again from each of its letters.
 */
function withoutEmails(line: string): string {
  let written = "";
  let done = 0;
  for (let at = line.indexOf("@"); at >= 0; at = line.indexOf("@", at + 1)) {
    let start = at;
    while (start > done && !BETWEEN_WORDS.test(line.charAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end < line.length && !BETWEEN_WORDS.test(line.charAt(end))) end += 1;
    if (start === at || !DOTTED.test(line.slice(at + 1, end))) continue;
    written += `${line.slice(done, start)}[email]`;
    done = end;
  }
  return written + line.slice(done);
}

const QUERY = /\?[\w.~%[\]-]+=[^\s"'\\]*/g;

const scrub = (line: string): string => withoutEmails(line).replace(QUERY, "?[query]");

export function createLog({ level, destination }: LogOptions): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: PERSONAL_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      serializers: { err: plainError, error: plainError },
      hooks: { streamWrite: scrub },
    },
    destination ?? pino.destination(1),
  );
}

interface PlainError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: PlainError;
}

/** Some errors quote the input, and their stack begins with their message. */
const MAX_MESSAGE = 2_000;
const MAX_STACK = 8_000;

/** Logs only these fields, because PostgreSQL's `detail` and an SMTP server's `response` quote what people typed. */
function plainError(error: unknown, depth = 0): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, MAX_MESSAGE) };
  const code = "code" in error ? error.code : "errcode" in error ? error.errcode : undefined;
  return {
    type: error.name,
    message: error.message.slice(0, MAX_MESSAGE),
    ...((typeof code === "string" || typeof code === "number") && { code }),
    ...(error.stack !== undefined && { stack: error.stack.slice(0, MAX_STACK) }),
    ...(error.cause !== undefined && depth < 3 && { cause: plainError(error.cause, depth + 1) }),
  };
}
