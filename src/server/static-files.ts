/** The built files with their compressed forms, read into memory at the start. */
import type { IncomingMessage } from "node:http";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { INERT_POLICY, type SecurityHeaders } from "./middleware/security-headers.ts";
import { storeAnswer, type StoredAnswer } from "./pages/stored-answer.ts";
import { WORKER_PATH } from "#shell/offline/worker-address.ts";
import { WORKER_HEADERS } from "./worker/worker-headers.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".zip": "application/zip",
};

/** Files in these folders have a hash of their content in their name. */
const HASHED = /^(?:\/desk)?\/assets\//;
const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=3600";

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Returns the requested file. */
export type StaticFiles = (request: IncomingMessage) => StoredAnswer | undefined;

export function loadStaticFiles(folder: string, shared: SecurityHeaders, leftOut?: string): StaticFiles {
  const files = new Map<string, StoredAnswer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length).replaceAll("\\", "/");
    if (path === leftOut) continue;
    const br = readIfThere(`${file}.br`);
    const gzip = readIfThere(`${file}.gz`);
    const headers = {
      ...shared,
      "content-security-policy": INERT_POLICY,
      "content-type": type,
      "cache-control": HASHED.test(path) ? IMMUTABLE : SHORT,
      vary: "Accept-Encoding",
      ...(path === WORKER_PATH ? WORKER_HEADERS : {}),
    };
    const bodies = { identity: readFileSync(file), ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
    files.set(path, storeAnswer(200, headers, bodies));
  }
  return ({ url = "/" }) => files.get(pathOf(url));
}

function pathOf(url: string): string {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}
