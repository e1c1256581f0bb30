/** Builds the responses of the JSON API, from injected texts and the language of the request. */
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { isStorageFull, isUnavailable } from "#platform/database/errors.ts";
import type { FailureBody, FieldFailure } from "./envelope.ts";
import {
  FAILURES,
  type FailureCode,
  type FailureStatus,
  type FailureValues,
  type Translate,
} from "./failures.ts";

interface RepliesOptions {
  readonly translate: Translate;
  readonly languageOf: (c: Context) => string;
  /** The largest request body as text, for the message of `too_large`. */
  readonly bodyLimit: string;
  /** Called for every server-side failure, for the log. */
  readonly report: (error: unknown, c: Context) => void;
}

interface FailureOptions {
  readonly fields?: readonly FieldFailure[];
}

type FailureArguments<Code extends FailureCode> = Code extends keyof FailureValues
  ? [options: FailureOptions & { readonly values: FailureValues[Code] }]
  : [options?: FailureOptions];

export type Replies = ReturnType<typeof createReplies>;

/** How long a client should wait after a failure of ours. */
export const UNAVAILABLE_RETRY_SECONDS = 10;
/** More fields than any form has: a hostile body must not get a response many times its size. */
const MAX_FIELDS = 100;
const MAX_PATH = 200;

export function createReplies({ translate, languageOf, bodyLimit, report }: RepliesOptions) {
  const sendData = <Data>(c: Context, data: Data, message = "") =>
    c.json({ result: 0 as const, message, data }, 200);

  function sendFailure<Code extends FailureCode>(
    c: Context,
    code: Code,
    ...[options]: FailureArguments<Code>
  ) {
    const status: FailureStatus<Code> = FAILURES[code].status;
    const values = valuesOf(options);
    const retryAfter = values?.["seconds"] ?? (status === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined);
    if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
    const fields = options?.fields;
    const body: FailureBody = {
      result: FAILURES[code].result,
      message: translate(languageOf(c), code, values),
      data: fields ? { fields: fields.slice(0, MAX_FIELDS) } : null,
    };
    return c.json(body, status);
  }

  /** The `defaultHook` of every OpenAPIHono: responds to a request that its schema refuses. */
  function defaultHook(result: ValidationResult, c: Context) {
    if (result.success) return undefined;
    const { issues } = result.error;
    const unknown = issues.flatMap(unknownFields);
    return unknown.length > 0
      ? sendFailure(c, "unknown_fields", { fields: unknown })
      : sendFailure(c, "validation", { fields: issues.map(fieldFailureOf) });
  }

  /** The `onError` of the API: handles the framework's errors, an unreachable database and bugs. */
  function onError(error: Error, c: Context): Response {
    const code = failureOf(error);
    if (FAILURES[code].status >= 500) report(error, c);
    return code === "too_large" ? sendFailure(c, code, { values: { max: bodyLimit } }) : sendFailure(c, code);
  }

  return { sendData, sendFailure, defaultHook, onError };
}

type ValidationResult =
  | { readonly success: true }
  | { readonly success: false; readonly error: Pick<z.ZodError, "issues"> };

const valuesOf = (options: FailureOptions | undefined): Record<string, string | number> | undefined =>
  options && "values" in options ? (options.values as Record<string, string | number>) : undefined;

/** A schema names its failure with a message such as `too_long`; without one, the validator's code is used. */
const fieldFailureOf = (issue: z.core.$ZodIssue): FieldFailure => ({
  path: issue.path.join("."),
  code: /^[a-z][a-z\d_]*$/.test(issue.message) ? issue.message : issue.code,
});

/** Unknown fields are refused and named, so that a caller finds a typo. */
const unknownFields = (issue: z.core.$ZodIssue): FieldFailure[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.map((key) => ({
        path: [...issue.path, key].join(".").slice(0, MAX_PATH),
        code: "unknown_field",
      }))
    : [];

/** Every failure without a value of its own; `too_large` gets the limit of the whole API. */
type ThrownFailure = Exclude<FailureCode, "rate_limited" | "busy">;

const BY_STATUS: Readonly<Record<number, ThrownFailure>> = {
  400: "bad_request",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  408: "timeout",
  413: "too_large",
  415: "unsupported_type",
  503: "unavailable",
};

function failureOf(error: Error): ThrownFailure {
  if (error instanceof HTTPException) {
    if (error.status === 400 && /json/i.test(error.message)) return "invalid_json";
    return BY_STATUS[error.status] ?? (error.status < 500 ? "bad_request" : "server_error");
  }
  if (isStorageFull(error)) return "storage_full";
  return isUnavailable(error) ? "unavailable" : "server_error";
}
