/**
 * A repeated call gets its first response, including the receipt's token, although only a hash of the token is
 * stored: beside the key's hash is the token encrypted with the key, which only the caller has.
 */
import { createHash, createHmac } from "node:crypto";

const KEY = /^[\x21-\x7e]{8,200}$/;

/** Long enough that keys of two callers do not collide. */
export const isIdempotencyKey = (text: string): boolean => KEY.test(text);

export const hashKey = (key: string): string => createHash("sha256").update(`key:${key}`).digest("hex");

/** The same content in another order has the same hash. */
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

/** Sealing twice opens it: the token is XORed with bytes derived from key and body. */
export function sealToken(token: string, key: string, bodyHash: string): string {
  const mask = createHmac("sha256", key).update(`seal:${bodyHash}`).digest();
  const bytes = Buffer.from(token, "base64url").map((byte, at) => byte ^ (mask[at] ?? 0));
  return Buffer.from(bytes).toString("base64url");
}
