/**
 * Refuses unsafe requests that another site made in a visitor's browser. No tokens are needed: browsers send the origin
 * of a request, and a client that sends neither header is not a browser.
 */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

export function isCrossSite(method: string, headers: Headers, publicOrigin: string): boolean {
  // Our own pages, if this host is their API_ORIGIN.
  if (SAFE_METHODS.has(method) || headers.get("origin") === publicOrigin) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = hostOf(origin);
  return host === null || (host !== headers.get("host") && host !== hostOf(publicOrigin));
}
