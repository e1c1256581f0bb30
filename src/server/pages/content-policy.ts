/**
 * The Content-Security-Policy of a page. A nonce cannot be cached, so the policy names the hash of every inline
 * script; what those scripts load is trusted through strict-dynamic.
 */
import { createHash } from "node:crypto";
import { WORKER_POLICY } from "#shell/offline/worker-address.ts";

/** Data in a script element never runs and needs no hash. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script = ""] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  }
  return [...hashes];
}

/** `connectOrigins`: the JSON API's hosts, where they are not our own. */
export function contentPolicy(html: string, connectOrigins: readonly string[]): string {
  const hashes = scriptHashes(html);
  return [
    "default-src 'none'",
    hashes.length > 0 ? `script-src ${hashes.join(" ")} 'strict-dynamic'` : "script-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...connectOrigins].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${WORKER_POLICY}`,
  ].join("; ");
}
