import { expect, it } from "vitest";
import { createToken, hashToken, isToken } from "./random.ts";

it("a token has 128 random bits, is safe in a URL and never repeats", () => {
  const tokens = new Set(Array.from({ length: 1_000 }, createToken));
  expect(tokens.size).toBe(1_000);
  for (const token of tokens) {
    expect(isToken(token)).toBe(true);
    expect(Buffer.from(token, "base64url")).toHaveLength(16);
  }
});

it("a text of another shape is not a token", () => {
  const junk = ["", "a", "a".repeat(23), `${"a".repeat(21)}/`, `${"a".repeat(21)}é`, `${"a".repeat(22)}\n`];
  for (const text of junk) expect(isToken(text)).toBe(false);
});

it("a token is stored as its SHA-256", () => {
  expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
