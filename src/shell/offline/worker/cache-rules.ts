/** Which pages the service worker caches, which it never caches, and which copy answers a request. */
import { ROOT } from "#shell/root-attributes.ts";
import { FALLBACK_LANGUAGE, languageOfPath, type Language } from "#i18n/languages.ts";
import { localPath, pathWithoutLanguage } from "#i18n/paths.ts";
import { pageOfIslandData } from "#shell/islands/island-data.ts";
import { factsOf, pageAt, type PagePath } from "#shell/navigation/page-table.ts";
import { CACHED_PAGES } from "#shell/offline/cached-pages-attributes.ts";
import { OFFLINE_PATH } from "#shell/offline/worker-address.ts";

/** The number of opened pages to keep; the oldest are evicted first. */
const MAX_OPENED = 40;

/** Cached in every language the reader uses, whether opened or not. */
const ALWAYS_CACHED: readonly PagePath[] = ["/", "/download/verify", OFFLINE_PATH];

/** The file check must know new releases, so these pages are fetched again after this time. */
const FRESH_MS = 24 * 3_600_000;

/**
 * Belongs to one visitor. The headers say so too, but a mistake there must not leave a personal page on a shared
 * device.
 */
export function isPersonal(pathname: string): boolean {
  const page = pageAt(pathWithoutLanguage(pathname));
  return page !== undefined && factsOf(page).isPersonal === true;
}

/** Returns the page that island data belongs to, because the data follows that page's rules. */
export const pageOfData = ({ pathname, search }: Address): Address | null => {
  const page = pageOfIslandData(pathname);
  return page === null ? null : { pathname: page, search };
};

export const isDesk = (pathname: string): boolean => pathname === "/desk" || pathname.startsWith("/desk/");

/** File names contain a content hash. */
export const isFile = (pathname: string): boolean => pathname.startsWith("/assets/");

export const alwaysCached = (language: Language): string[] =>
  ALWAYS_CACHED.map((path) => localPath(language, path));

/** The parts of an address that identify a page. */
export type Address = Pick<URL, "pathname" | "search">;

const isAlwaysCached = ({ pathname, search }: Address): boolean =>
  search === "" && ALWAYS_CACHED.some((path) => path === pathWithoutLanguage(pathname));

type Answer = Pick<Response, "status" | "redirected" | "headers">;

/** `leave`: a server error says nothing about the page, so the cached copy stays. */
export type CacheDecision = "keep" | "drop" | "leave";

/** Pages, and the data that their islands are hydrated with. */
const CACHED_TYPES = { page: "text/html", data: "application/json" };

export function cacheDecision(
  pathname: string,
  answer: Answer,
  as: keyof typeof CACHED_TYPES = "page",
): CacheDecision {
  if (answer.status === 429 || answer.status >= 500) return "leave";
  const type = answer.headers.get("content-type") ?? "";
  const isPage = answer.status === 200 && !answer.redirected && type.startsWith(CACHED_TYPES[as]);
  return isPage && !isForOneVisitor(answer.headers) && !isPersonal(pathname) ? "keep" : "drop";
}

const isForOneVisitor = (headers: Headers): boolean =>
  /\b(?:no-store|private)\b/i.test(headers.get("cache-control") ?? "") ||
  /\bcookie\b|\*/i.test(headers.get("vary") ?? "");

/** Returns the pages to evict, given the addresses from the oldest to the newest. */
export function evicted<One extends Address>(addresses: readonly One[]): One[] {
  const opened = addresses.filter((address) => !isAlwaysCached(address));
  return opened.slice(0, Math.max(0, opened.length - MAX_OPENED));
}

/** A page without a date is stale. */
export const isFresh = (headers: Headers, nowMs: number): boolean =>
  nowMs - Date.parse(headers.get("date") ?? "") < FRESH_MS;

/** The language of the page cached last. */
export const languageOfReader = (addresses: readonly Address[]): Language =>
  languageOfPath(addresses.at(-1)?.pathname ?? "") ?? FALLBACK_LANGUAGE;

/** The copy for an address: its own, or, without a language, the copy in the reader's language. */
export const cachedPath = ({ pathname, search }: Address, reader: Language): string =>
  (languageOfPath(pathname) ? pathname : localPath(reader, pathname)) + search;

/** The offline pages to try, in order. */
export const offlinePages = ({ pathname }: Address, reader: Language): string[] =>
  [languageOfPath(pathname) ?? reader, reader].map((language) => localPath(language, OFFLINE_PATH));

/**
 * The files that a page references: styles, scripts, fonts, drawings, messages. One attribute of an island may list
 * several.
 */
export const filesIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/["'\s](\/assets\/[^"'?#\s]+)/g), ([, file = ""]) => file)),
];

export interface CachedPage {
  readonly address: string;
  /** As in the page's HTML, so it is escaped already. */
  readonly title: string;
}

/** The opened pages in one language, the newest first. */
export const cachedPagesIn = <One extends Address>(
  addresses: readonly One[],
  language: Language | null,
): One[] =>
  addresses
    .filter(({ pathname }) => languageOfPath(pathname) === language)
    .filter(({ pathname }) => pathWithoutLanguage(pathname) !== OFFLINE_PATH)
    .toReversed();

export const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";

/** The offline page has an empty list, which the worker fills; without a page to name it stays hidden. */
export function listCached(html: string, pages: readonly CachedPage[]): string {
  const items = pages.map(
    ({ address, title }) =>
      `<li><a href="${address.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">${title}</a></li>`,
  );
  if (items.length === 0) return html;
  return html
    .replace(` hidden="" ${CACHED_PAGES.section}=""`, "")
    .replace(`<ul ${CACHED_PAGES.list}=""></ul>`, () => `<ul>${items.join("")}</ul>`);
}

/** What the worker returns: a copy of the requested page, or the offline page instead. */
export type CachedAs = "copy" | "instead";

/** For styles and the page's script, because `navigator.onLine` stays true on a connection that hangs. */
export const markCached = (html: string, as: CachedAs): string =>
  html.replace("<html", `<html ${ROOT.kept}="${as}"`);
