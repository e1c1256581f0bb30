/**
 * Refuses unsafe requests that another site made in a visitor's browser. Tokens are not needed: browsers say
 * where a request comes from, and what sends neither header is no browser.
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
  if (SAFE_METHODS.has(method)) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (origin === null) return false;
  const host = hostOf(origin);
  return host === null || (host !== headers.get("host") && host !== hostOf(publicOrigin));
}
