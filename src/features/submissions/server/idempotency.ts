/**
 * A repeated call gets its first answer, receipt token and all, though the token itself is kept only as
 * a hash: beside the key's hash lies the token sealed with the key, which the caller alone has.
 */
import { createHash, createHmac } from "node:crypto";

const KEY = /^[\x21-\x7e]{8,200}$/;

/** Long enough that two callers do not meet by chance. */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text);

export const hashKey = (key: string): string => createHash("sha256").update(`key:${key}`).digest("hex");

/** The same content in another order is the same body. */
export const hashBody = (body: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(sorted(body)))
    .digest("hex");

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, sorted(one)]));
}

/** Sealing twice opens it: both are the token's bytes crossed with bytes that only key and body give. */
export function sealToken(token: string, key: string, bodyHash: string): string {
  const mask = createHmac("sha256", key).update(`seal:${bodyHash}`).digest();
  const bytes = Buffer.from(token, "base64url").map((byte, at) => byte ^ (mask[at] ?? 0));
  return Buffer.from(bytes).toString("base64url");
}
