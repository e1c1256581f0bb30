/** The parts of a request that select its page; together they are the cache key. */
import type { IncomingMessage } from "node:http";
import { languageOfPath, type Language } from "#i18n/languages.ts";
import { negotiateLanguage } from "#i18n/negotiate.ts";
import { hostVariant, type HostVariant } from "#shell/navigation/host-variant.ts";
import { RecentMap } from "#lib/recent-map.ts";
import { pageOfIslandData } from "#shell/islands/island-data.ts";
import type { PageRoutes } from "./page-routes.ts";

export interface PageAddress {
  readonly pathname: string;
  /** Only the parameters that the page declares. */
  readonly search: string;
  readonly language: Language;
  /** The address names no language, so another visitor may get another one. */
  readonly isNegotiated: boolean;
  readonly variant: HostVariant;
  /** The request is for the data of the page's islands, not for the page. */
  readonly isIslandData: boolean;
}

interface AddressedRequest {
  readonly url: string;
  readonly host?: string | undefined;
  readonly cookie?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

export function pageAddress(request: AddressedRequest, routes: PageRoutes): PageAddress {
  const page = pageOfIslandData(request.url);
  const url = page ?? request.url;
  const mark = url.indexOf("?");
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const named = languageOfPath(pathname);
  return {
    pathname,
    search: mark < 0 ? "" : routes.normaliseQuery(pathname, url.slice(mark)),
    language: named ?? negotiateLanguage(definedHeaders(request)),
    isNegotiated: named === null,
    variant: hostVariant(request.host ?? ""),
    isIslandData: page !== null,
  };
}

function definedHeaders({ cookie, acceptLanguage }: AddressedRequest) {
  return { ...(cookie ? { cookie } : {}), ...(acceptLanguage ? { acceptLanguage } : {}) };
}

export const cacheKey = (address: PageAddress): string =>
  `${address.variant} ${address.language} ${address.isIslandData ? "data" : "page"} ${address.pathname}${address.search}`;

/** Enough for the addresses that people use; long junk is not stored. */
const MAX_REMEMBERED = 5_000;
const MAX_REMEMBERED_LENGTH = 500;

/** Reads a request's cache key. If the address names its language, the key depends on nothing else and is cached. */
export function createKeyReader(routes: PageRoutes): (request: IncomingMessage) => string {
  const remembered = new RecentMap<string, string>(MAX_REMEMBERED);
  return ({ url = "/", headers }) => {
    const { host = "" } = headers;
    const asked = `${host} ${url}`;
    const known = remembered.get(asked);
    if (known !== undefined) return known;
    const { cookie, "accept-language": acceptLanguage } = headers;
    const address = pageAddress({ url, host, cookie, acceptLanguage }, routes);
    const key = cacheKey(address);
    if (address.isNegotiated || asked.length > MAX_REMEMBERED_LENGTH) return key;
    remembered.set(asked, key);
    return key;
  };
}
