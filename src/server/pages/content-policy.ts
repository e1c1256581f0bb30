/**
 * The Content-Security-Policy of a page. A nonce cannot be cached, so the policy contains the hash of every script in
 * the HTML, inline or file; scripts that these load are trusted through strict-dynamic.
 */
import { hash } from "node:crypto";
import { RecentMap } from "#lib/recent-map.ts";
import { WORKER_POLICY } from "#shell/offline/worker-address.ts";

const OPENING = "<script";
const CLOSING = "</script>";

/** Data in a script element never runs, so it needs no hash. */
const DATA = /\stype="application\/(?:ld\+)?json"/;
const FILE = ' src="';
const INTEGRITY = ' integrity="';
const HASH = /^sha256-[\w+/=]{44}$/;

/** Whether a piece of a page has a part of a script. */
export const hasScript = (html: Buffer): boolean => html.includes(OPENING) || html.includes(CLOSING);

/** Searches with indexOf: a page contains visitors' texts, on which a single expression could take quadratic time. */
function scriptSources(html: Buffer): string[] {
  const sources: string[] = [];
  for (let at = html.indexOf(OPENING); at >= 0; at = html.indexOf(OPENING, at)) {
    const start = html.indexOf(">", at);
    const end = html.indexOf(CLOSING, start);
    if (start < 0 || end < 0) break;
    const tag = html.toString("latin1", at, start);
    if (tag.includes(FILE)) sources.push(integrityOf(tag));
    else if (!DATA.test(tag)) sources.push(hashOf(html.toString("utf8", start + 1, end)));
    at = end + CLOSING.length;
  }
  return [...new Set(sources)].filter((source) => source !== "");
}

/** A file without integrity is trusted only through the script that loads it. */
function integrityOf(tag: string): string {
  const [, after = ""] = tag.split(INTEGRITY, 2);
  const digest = after.slice(0, after.indexOf('"'));
  return HASH.test(digest) ? digest : "";
}

/** Pages share most of their scripts. */
const MAX_HASHES = 200;
const hashes = new RecentMap<string, string>(MAX_HASHES);

function hashOf(script: string): string {
  const known = hashes.get(script);
  if (known !== undefined) return known;
  const made = `sha256-${hash("sha256", script, "base64")}`;
  hashes.set(script, made);
  return made;
}

/** `html` has all scripts of the page. `connectOrigins` are the JSON API's hosts, if they are not our own. */
export function contentPolicy(html: Buffer, connectOrigins: readonly string[]): string {
  const sources = scriptSources(html).map((source) => `'${source}'`);
  return [
    "default-src 'none'",
    sources.length > 0 ? `script-src ${sources.join(" ")} 'strict-dynamic'` : "script-src 'none'",
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
