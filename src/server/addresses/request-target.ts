/**
 * Validates the target of a request before anything else: one host, and a path of bounded length. Proxies may send
 * absolute targets (RFC 9112, 3.2.2), which become paths.
 */
import type { IncomingMessage } from "node:http";
import { RecentMap } from "#lib/recent-map.ts";

/** Three times the longest list of ids that the API accepts. The limit also bounds cache keys. */
const MAX_TARGET = 8_192;
/** The longest DNS name, and a port. */
const MAX_HOST = 261;

const ABSOLUTE = /^https?:\/\/([^/?#\\]{1,300})/i;
const HOST = /^[\w.:[\]-]+$/;
const PORT = /:\d+$/;

export type TargetRefusal = 400 | 414;

/** Returns the status to refuse the request with, or null. */
export function refuseTarget(request: IncomingMessage): TargetRefusal | null {
  const { url = "", headers, rawHeaders } = request;
  if (url.length > MAX_TARGET) return 414;
  if (hostCount(rawHeaders) > 1) return 400;
  if (!url.startsWith("/")) {
    const [before = "", authority = ""] = ABSOLUTE.exec(url) ?? [];
    if (before === "") return 400;
    const rest = url.slice(before.length);
    request.url = rest.startsWith("/") ? rest : `/${rest}`;
    headers.host = authority;
  }
  request.url = decodable(request.url ?? "/");
  return isHost(headers.host ?? "") && !hasBackslash(request.url) ? null : 400;
}

/** The proxies of a site name a handful of hosts; anything beyond is junk. */
const MAX_REMEMBERED = 100;
const remembered = new RecentMap<string, boolean>(MAX_REMEMBERED);

/**
 * Whatever reads the host later builds a URL from it. The parser refuses some hosts, such as 1.2.3.4.5, and reads others
 * as a different one, such as 0x7f.
 */
function isHost(host: string): boolean {
  if (host.length > MAX_HOST) return false;
  const known = remembered.get(host);
  if (known !== undefined) return known;
  const isSame = HOST.test(host) && URL.parse(`http://${host}`)?.hostname === withoutPort(host);
  remembered.set(host, isSame);
  return isSame;
}

const withoutPort = (host: string): string => host.replace(PORT, "").toLowerCase();

/** Parsers of URLs read it as a slash. */
function hasBackslash(url: string): boolean {
  const at = url.indexOf("\\");
  return at >= 0 && !url.slice(0, at).includes("?");
}

/**
 * A path that cannot be decoded is escaped, so it matches no page. React Router would otherwise print the whole path to
 * the console, where nothing removes secrets.
 */
function decodable(url: string): string {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  if (!path.includes("%")) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

/** Node keeps only the first of several Host headers, but a proxy in front of us may have used the last. */
function hostCount(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count;
}
