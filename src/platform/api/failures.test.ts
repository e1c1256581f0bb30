import { expect, it } from "vitest";
import { FAILURES } from "./failures.ts";

it("every failure has its own number, and none is 0", () => {
  const results = Object.values(FAILURES).map((failure) => failure.result);
  expect(new Set(results).size).toBe(results.length);
  expect(Math.min(...results)).toBeGreaterThan(1_000);
});

it("the published numbers do not change", () => {
  const table = Object.entries(FAILURES).map(([code, { status, result }]) => `${result} ${status} ${code}`);
  expect(table).toMatchInlineSnapshot(`
    [
      "1001 400 bad_request",
      "1002 400 invalid_json",
      "1003 422 validation",
      "1004 405 method_not_allowed",
      "1005 408 timeout",
      "1006 413 too_large",
      "1007 415 unsupported_type",
      "1008 400 unknown_fields",
      "2001 403 forbidden",
      "2002 429 rate_limited",
      "2003 401 unauthorized",
      "2004 403 not_permitted",
      "2005 403 passkey_needed",
      "3001 404 not_found",
      "3002 410 gone",
      "4001 409 conflict",
      "4002 409 idempotency_mismatch",
      "4003 409 wrong_state",
      "4004 409 thread_full",
      "4005 409 settled",
      "4006 409 being_confirmed",
      "5001 500 server_error",
      "5002 503 unavailable",
      "5003 503 storage_full",
      "5004 503 busy",
      "6001 400 invalid_email",
      "6101 422 logo_refused",
      "6102 422 report_refused",
      "6103 422 screenshot_refused",
      "6201 422 not_a_link",
      "6202 422 unknown_explorer",
      "6203 422 lookalike_explorer",
      "6204 422 wrong_network",
      "6205 422 address_link",
      "6206 422 token_link",
      "6207 422 bad_hash",
    ]
  `);
});
