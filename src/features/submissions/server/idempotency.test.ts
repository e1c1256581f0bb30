import { expect, it } from "vitest";
import { createToken } from "#platform/random.ts";
import { hashBody, hashKey, isIdempotencyKey, sealToken } from "./idempotency.ts";

it("a sealed token opens only with the same key and body", () => {
  const token = createToken();
  const sealed = sealToken(token, "my-first-key", "body");
  expect(sealed).not.toBe(token);
  expect(sealToken(sealed, "my-first-key", "body")).toBe(token);
  expect(sealToken(sealed, "my-other-key", "body")).not.toBe(token);
  expect(sealToken(sealed, "my-first-key", "other")).not.toBe(token);
});

it("the order of fields does not change the hash of a body, their content does", () => {
  expect(hashBody({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashBody({ b: [{ d: 3, c: 2 }], a: 1 }));
  expect(hashBody({ a: [1, 2] })).not.toBe(hashBody({ a: [2, 1] }));
});

it("a key is visible ASCII, long enough to avoid collisions", () => {
  expect(isIdempotencyKey("12345678")).toBe(true);
  for (const key of ["1234567", "a b c d e f", "ключ-ключ", "x".repeat(201), ""])
    expect(isIdempotencyKey(key)).toBe(false);
  expect(hashKey("12345678")).not.toContain("12345678");
});
