/**
 * The only way for the site to fetch an address that a visitor gave. One request has one deadline and one budget of
 * bytes for all its redirects, and no state: no cookies, no connection that outlives it.
 */
import { isIP } from "node:net";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { Agent, request } from "undici";
import { fail, ok, type Result } from "#lib/result.ts";
import { hostPartsOf } from "#platform/look-alike/site-parts.ts";
import type { Limiter } from "#platform/rate-limit.ts";
import type { NameResolvers } from "./agreeing-resolvers.ts";
import {
  guardedConnector,
  RefusedConnection,
  type ConnectionFailure,
  type HostsTable,
} from "./guarded-connector.ts";

export type FetchFailure =
  | ConnectionFailure
  | "outbound_off"
  | "wrong_address"
  | "asked_too_soon"
  | "too_many_redirects"
  | "redirected_away"
  | "certificate_invalid"
  | "connection_failed"
  | "fetch_timeout"
  | "too_large"
  | "unreadable_body"
  | "wrong_status";

export interface FetchedText {
  readonly text: string;
  readonly contentType: string;
  /** The address that answered, after redirects. */
  readonly url: string;
}

export interface Outbound {
  readonly isOn: boolean;
  /** Fetches a text. Redirects stay on the registrable domain of the first address. */
  readonly fetchText: (url: string) => Promise<Result<FetchedText, FetchFailure>>;
  readonly texts: NameResolvers["texts"];
}

export interface OutboundOptions {
  readonly resolvers: NameResolvers;
  /** One point per host and minute. */
  readonly perHost: Limiter;
  /** Names the site and a page with a contact. */
  readonly userAgent: string;
  readonly proxy?: string | undefined;
  readonly hosts?: HostsTable | undefined;
  readonly port?: number;
  readonly deadlineMs?: number;
}

const MAX_HOPS = 3;
const DEADLINE_MS = 8_000;
const MAX_BYTES = 64 * 1024;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Without `OUTBOUND=on` nothing is fetched and no name is resolved. */
export const noOutbound: Outbound = {
  isOn: false,
  fetchText: () => Promise.resolve(fail("outbound_off")),
  texts: () => Promise.resolve(fail("dns_refused")),
};

export const createOutbound = (options: OutboundOptions): Outbound => ({
  isOn: true,
  fetchText: (url) => fetchText(options, url),
  texts: options.resolvers.texts,
});

async function fetchText(options: OutboundOptions, url: string): Promise<Result<FetchedText, FetchFailure>> {
  const { resolvers, hosts, proxy, port = 443, deadlineMs = DEADLINE_MS } = options;
  const signal = AbortSignal.timeout(deadlineMs);
  const agent = new Agent({
    connect: guardedConnector({ resolvers, hosts, proxy, port, signal, deadlineMs }),
    maxHeaderSize: 16 * 1024,
    // The signal ends the request; these would only end a part of it.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  try {
    return await Promise.race([follow(options, { url, port, agent, signal }), deadline(signal)]);
  } catch (error) {
    return fail(failureOf(error, signal));
  } finally {
    void agent.destroy();
  }
}

/** Resolving a name cannot be aborted, so it is left behind. */
const deadline = (signal: AbortSignal): Promise<Result<never, "fetch_timeout">> =>
  new Promise((resolve) =>
    signal.addEventListener("abort", () => resolve(fail("fetch_timeout")), { once: true }),
  );

interface Fetching {
  readonly url: string;
  readonly port: number;
  readonly agent: Agent;
  readonly signal: AbortSignal;
}

async function follow(
  { perHost, userAgent }: OutboundOptions,
  { url, port, agent, signal }: Fetching,
): Promise<Result<FetchedText, FetchFailure>> {
  let address = url;
  const asked = new Set<string>();
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const target = URL.canParse(address) ? new URL(address) : null;
    if (target === null || target.username !== "" || target.password !== "") return fail("wrong_address");
    if (target.protocol !== "https:") return fail("not_https");
    if (Number(target.port || 443) !== port) return fail("wrong_port");
    const host = nameIn(target);
    if (!asked.has(host) && !(await perHost.consume(host)).allowed) return fail("asked_too_soon");
    asked.add(host);
    const response = await request(target, {
      dispatcher: agent,
      signal,
      headers: { "user-agent": userAgent, accept: "text/plain, */*;q=0.1", "accept-encoding": "identity" },
    });
    const { location } = response.headers;
    // A body that is destroyed early reports that as an error.
    response.body.on("error", () => undefined);
    if (!REDIRECTS.has(response.statusCode)) return await textOf(response, target);
    response.body.destroy();
    if (typeof location !== "string" || !URL.canParse(location, target)) return fail("wrong_address");
    address = new URL(location, target).href;
    if (siteOf(address) !== siteOf(url)) return fail("redirected_away");
  }
  return fail("too_many_redirects");
}

/** A dot at its end makes no other host. */
const nameIn = ({ hostname }: URL): string => hostname.replace(/\.$/, "");

/** `*.vercel.app`, `*.medium.com` and their like belong to many people, so their endings count as public suffixes. */
function siteOf(url: string): string {
  const name = nameIn(new URL(url));
  return isIP(name.replace(/^\[|\]$/g, "")) === 0 ? hostPartsOf(name).site : name;
}

async function textOf(
  { statusCode, headers, body }: Awaited<ReturnType<typeof request>>,
  target: URL,
): Promise<Result<FetchedText, FetchFailure>> {
  if (statusCode !== 200) {
    body.destroy();
    return fail("wrong_status");
  }
  const bytes = await readBytes(body, String(headers["content-encoding"] ?? "identity"));
  if (!bytes.ok) return bytes;
  return ok({
    text: bytes.value.toString("utf8"),
    contentType: String(headers["content-type"] ?? ""),
    url: target.href,
  });
}

const DECODERS = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** Counts the bytes after decompression: 64 KB of gzip can become 64 MB. */
async function readBytes(
  body: Readable,
  encoding: string,
): Promise<Result<Buffer, "too_large" | "unreadable_body">> {
  const name = encoding.trim().toLowerCase();
  if (name !== "identity" && !Object.hasOwn(DECODERS, name)) {
    body.destroy();
    return fail("unreadable_body");
  }
  const decoder =
    name === "identity" ? null : DECODERS[name as keyof typeof DECODERS]({ chunkSize: 16 * 1024 });
  if (decoder) {
    // An aborted body ends the decoder too, which reports it below.
    body.once("error", (error) => decoder.destroy(error));
    body.pipe(decoder);
  }
  const source: Readable = decoder ?? body;
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MAX_BYTES) return fail("too_large");
      chunks.push(chunk);
    }
    return ok(Buffer.concat(chunks));
  } catch (error) {
    if (
      decoder &&
      error instanceof Error &&
      "errno" in error &&
      "code" in error &&
      String(error.code).startsWith("Z_")
    )
      return fail("unreadable_body");
    throw error;
  } finally {
    source.destroy();
    body.destroy();
  }
}

function failureOf(error: unknown, signal: AbortSignal): FetchFailure {
  if (signal.aborted) return "fetch_timeout";
  if (error instanceof RefusedConnection) return error.failure;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /CERT|TLS|SSL|SIGNATURE|ISSUER|SELF_SIGNED|ALTNAME/.test(code)
    ? "certificate_invalid"
    : "connection_failed";
}
