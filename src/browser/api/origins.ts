/**
 * Chooses the host of a call. The server writes the settings `API_ORIGIN` and `API_BETA_ORIGIN` into attributes of
 * `<html>`; without them every call goes to the page's own host.
 */

/** §7: the calls that use the beta host. */
const BETA_CALL = /^\/v1\/(?:(?:news|activity|category|ad)\/|(?:banner|application)\/list$)/;

export const isBetaCall = (path: string): boolean => BETA_CALL.test(path);

export interface ApiOrigins {
  /** Without a trailing slash; undefined for the page's own host. */
  readonly production?: string | undefined;
  readonly beta?: string | undefined;
}

/** root.tsx writes these attributes and `servedOrigin` reads them. */
export const originAttributes = ({ production, beta }: ApiOrigins) => ({
  "data-api-origin": production,
  "data-api-beta-origin": beta,
});

export function servedOrigin(path: string): string {
  const { apiOrigin = "", apiBetaOrigin = "" } = document.documentElement.dataset;
  return isBetaCall(path) ? apiBetaOrigin : apiOrigin;
}
