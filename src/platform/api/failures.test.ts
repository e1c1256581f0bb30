import { expect, it } from "vitest";
import { FAILURES } from "./failures.ts";

it("every refusal has a number of its own that is not 0", () => {
  const results = Object.values(FAILURES).map((failure) => failure.result);
  expect(new Set(results).size).toBe(results.length);
  expect(Math.min(...results)).toBeGreaterThan(1_000);
});

it("the published numbers stay as they are", () => {
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
      "2001 403 forbidden",
      "2002 429 rate_limited",
      "3001 404 not_found",
      "3002 410 gone",
      "4001 409 conflict",
      "4002 409 idempotency_mismatch",
      "5001 500 server_error",
      "5002 503 unavailable",
      "5003 503 storage_full",
      "6001 400 invalid_email",
    ]
  `);
});
