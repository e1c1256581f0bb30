/** What of the site stays on the reader's device, what never does, and what stands in for what. */
import { FALLBACK_LANGUAGE, languageOfPath, type Language } from "#i18n/languages.ts";
import { localPath, pathWithoutLanguage } from "#i18n/paths.ts";
import { OFFLINE_PATH } from "#shell/offline/worker-address.ts";

/** Pages that were opened; the oldest go first. */
const MAX_OPENED = 40;

/** Kept for every language that is read, opened or not. */
const ALWAYS_KEPT = ["/", "/download/verify", OFFLINE_PATH];

/** The check of a file must know of new releases: such a page is fetched again after this time. */
const FRESH_MS = 24 * 3_600_000;

/** One visitor's own. Their headers say so too; a mistake there must not leave them on a shared device. */
const PERSONAL = /^\/(?:receipt|submit|subscription|success)(?:\/|$)/;

export const isPersonal = (pathname: string): boolean => PERSONAL.test(pathWithoutLanguage(pathname));

/** The hash of its content is in the name of each. */
export const isFile = (pathname: string): boolean => pathname.startsWith("/assets/");

export const alwaysKept = (language: Language): string[] =>
  ALWAYS_KEPT.map((path) => localPath(language, path));

/** Of an address on this site, the parts that make its page. */
export type Address = Pick<URL, "pathname" | "search">;

const isAlwaysKept = ({ pathname, search }: Address): boolean =>
  search === "" && ALWAYS_KEPT.includes(pathWithoutLanguage(pathname));

type Answer = Pick<Response, "status" | "redirected" | "headers">;

/** `leave`: the server is in trouble, which says nothing about the page. */
export type Fate = "keep" | "drop" | "leave";

export function fateOf(pathname: string, answer: Answer): Fate {
  if (answer.status === 429 || answer.status >= 500) return "leave";
  const isPage = answer.status === 200 && !answer.redirected && isHtml(answer.headers);
  return isPage && !isForOneVisitor(answer.headers) && !isPersonal(pathname) ? "keep" : "drop";
}

const isHtml = (headers: Headers): boolean => headers.get("content-type")?.startsWith("text/html") === true;

const isForOneVisitor = (headers: Headers): boolean =>
  /\b(?:no-store|private)\b/i.test(headers.get("cache-control") ?? "") ||
  /\bcookie\b|\*/i.test(headers.get("vary") ?? "");

/** Which of the kept pages go, given their addresses from the oldest to the newest. */
export function dropped<One extends Address>(addresses: readonly One[]): One[] {
  const opened = addresses.filter((address) => !isAlwaysKept(address));
  return opened.slice(0, Math.max(0, opened.length - MAX_OPENED));
}

/** A page without a date has never been fresh. */
export const isFresh = (headers: Headers, nowMs: number): boolean =>
  nowMs - Date.parse(headers.get("date") ?? "") < FRESH_MS;

/** The language of the page that was kept last. */
export const languageOfReader = (addresses: readonly Address[]): Language =>
  languageOfPath(addresses.at(-1)?.pathname ?? "") ?? FALLBACK_LANGUAGE;

/** Whose copy answers for an address: its own; where it names no language, that in the reader's. */
export const standIn = ({ pathname, search }: Address, reader: Language): string =>
  (languageOfPath(pathname) ? pathname : localPath(reader, pathname)) + search;

/** The offline pages to look for, the best first. */
export const offlinePages = ({ pathname }: Address, reader: Language): string[] =>
  [languageOfPath(pathname) ?? reader, reader].map((language) => localPath(language, OFFLINE_PATH));

/** The files that a page names: styles, scripts, fonts, drawings. */
export const filesIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/["'](\/assets\/[^"'?#\s]+)/g), ([, file = ""]) => file)),
];

/** What the worker shows: the page that was asked for, or the offline page in its place. */
export type KeptAs = "copy" | "instead";

/** For styles and the page's script: on a line that hangs the system believes that there is a connection. */
export const markKept = (html: string, as: KeptAs): string =>
  html.replace("<html", `<html data-kept="${as}"`);
