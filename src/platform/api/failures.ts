/**
 * Every failure of the JSON API: its HTTP status and the number in `result`. Numbers are public and never change
 * meaning. The first digit groups them: 1 the request, 2 the client, 3 the requested thing, 4 a conflict, 5 the server,
 * 6 a feature's own rule. 400 is a request that could not be parsed, 422 one with invalid fields.
 */
export const FAILURES = {
  bad_request: { status: 400, result: 1001 },
  invalid_json: { status: 400, result: 1002 },
  validation: { status: 422, result: 1003 },
  method_not_allowed: { status: 405, result: 1004 },
  timeout: { status: 408, result: 1005 },
  too_large: { status: 413, result: 1006 },
  unsupported_type: { status: 415, result: 1007 },
  unknown_fields: { status: 400, result: 1008 },
  forbidden: { status: 403, result: 2001 },
  rate_limited: { status: 429, result: 2002 },
  unauthorized: { status: 401, result: 2003 },
  not_permitted: { status: 403, result: 2004 },
  passkey_needed: { status: 403, result: 2005 },
  not_found: { status: 404, result: 3001 },
  gone: { status: 410, result: 3002 },
  conflict: { status: 409, result: 4001 },
  idempotency_mismatch: { status: 409, result: 4002 },
  wrong_state: { status: 409, result: 4003 },
  thread_full: { status: 409, result: 4004 },
  settled: { status: 409, result: 4005 },
  being_confirmed: { status: 409, result: 4006 },
  server_error: { status: 500, result: 5001 },
  unavailable: { status: 503, result: 5002 },
  storage_full: { status: 503, result: 5003 },
  busy: { status: 503, result: 5004 },
  invalid_email: { status: 400, result: 6001 },
  logo_refused: { status: 422, result: 6101 },
  report_refused: { status: 422, result: 6102 },
  screenshot_refused: { status: 422, result: 6103 },
  not_a_link: { status: 422, result: 6201 },
  unknown_explorer: { status: 422, result: 6202 },
  lookalike_explorer: { status: 422, result: 6203 },
  wrong_network: { status: 422, result: 6204 },
  address_link: { status: 422, result: 6205 },
  token_link: { status: 422, result: 6206 },
  bad_hash: { status: 422, result: 6207 },
} as const satisfies Record<string, { status: number; result: number }>;

export type FailureCode = keyof typeof FAILURES;

export type FailureStatus<Code extends FailureCode> = (typeof FAILURES)[Code]["status"];

/** The values that some messages need; the others need none. */
export interface FailureValues {
  readonly too_large: { readonly max: string };
  readonly rate_limited: { readonly seconds: number };
  readonly busy: { readonly seconds: number };
  readonly unknown_explorer: { readonly explorers: string };
  readonly lookalike_explorer: { readonly explorers: string };
  readonly wrong_network: { readonly network: string };
}

/** Translates a code into the text of `message`, in the language of the request. */
export type Translate = (
  language: string,
  code: FailureCode,
  values?: Readonly<Record<string, string | number>>,
) => string;
