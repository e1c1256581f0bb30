/** Structured logs. Nothing personal leaves through them: known fields by name, the rest by what it looks like. */
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

/** An e-mail address, or the user and password of a connection address. */
const EMAIL = /[^\s@"'<>,:;/()\\]+@[^\s@"'<>,:;/()\\]+\.\p{L}{2,}/gu;

const QUERY = /\?[\w.~%[\]-]+=[^\s"'\\]*/g;

const scrub = (line: string): string => line.replace(EMAIL, "[email]").replace(QUERY, "?[query]");

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

/** Only these fields: PostgreSQL's `detail` and an SMTP server's `response` quote what people typed. */
function plainError(error: unknown, depth = 0): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = "code" in error ? error.code : "errcode" in error ? error.errcode : undefined;
  return {
    type: error.name,
    message: error.message,
    ...((typeof code === "string" || typeof code === "number") && { code }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined && depth < 3 && { cause: plainError(error.cause, depth + 1) }),
  };
}
