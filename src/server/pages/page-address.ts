/** The parts of a request that decide which page it gets; together they are the page's key in the cache. */
import type { IncomingMessage } from "node:http";
import { languageOfPath, type Language } from "#i18n/languages.ts";
import { negotiateLanguage } from "#i18n/negotiate.ts";
import { hostVariant, type HostVariant } from "#shell/navigation/host-variant.ts";
import type { PageRoutes } from "./page-routes.ts";

export interface PageAddress {
  readonly pathname: string;
  /** Only the parameters that the page knows. */
  readonly search: string;
  readonly language: Language;
  /** The address names no language: another visitor may get another one. */
  readonly isNegotiated: boolean;
  readonly variant: HostVariant;
}

interface AddressedRequest {
  readonly url: string;
  readonly host?: string | undefined;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

export function pageAddress(request: AddressedRequest, routes: PageRoutes): PageAddress {
  const mark = request.url.indexOf("?");
  const pathname = mark < 0 ? request.url : request.url.slice(0, mark);
  const named = languageOfPath(pathname);
  return {
    pathname,
    search: mark < 0 ? "" : routes.normaliseQuery(pathname, request.url.slice(mark)),
    language: named ?? negotiateLanguage(definedHeaders(request)),
    isNegotiated: named === null,
    variant: hostVariant(request.host ?? ""),
  };
}

function definedHeaders({ cookie, acceptLanguage }: AddressedRequest) {
  return { ...(cookie ? { cookie } : {}), ...(acceptLanguage ? { acceptLanguage } : {}) };
}

export const cacheKey = (address: PageAddress): string =>
  `${address.variant} ${address.language} ${address.pathname}${address.search}`;

/** Enough for the addresses people really ask for; junk only empties it. */
const MAX_REMEMBERED = 5_000;

/** Reads a request's key. Where the address names its language the key is remembered: it depends on nothing else. */
export function createKeyReader(routes: PageRoutes): (request: IncomingMessage) => string {
  const remembered = new Map<string, string>();
  return ({ url = "/", headers }) => {
    const { host = "" } = headers;
    const asked = `${host} ${url}`;
    const known = remembered.get(asked);
    if (known !== undefined) return known;
    const { cookie, "accept-language": acceptLanguage } = headers;
    const address = pageAddress({ url, host, cookie, acceptLanguage }, routes);
    const key = cacheKey(address);
    if (address.isNegotiated) return key;
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(asked, key);
    return key;
  };
}
