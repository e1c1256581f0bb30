/** All redirects (§2 "Redirects"). */
import legacyPaths from "#content/site/legacy-paths.json" with { type: "json" };
import { languageOfPath, type Language } from "#i18n/languages.ts";
import { localPath, pathWithoutLanguage } from "#i18n/paths.ts";
import { withoutTrailing } from "#lib/text/trailing.ts";
import { isPagePath, isServedWithoutLanguage } from "./page-paths.ts";

export interface Redirect {
  readonly status: 302 | 308;
  readonly location: string;
  /** The target depends on the visitor's language, so the response must not be shared. */
  readonly isNegotiated: boolean;
}

interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

const DOWNLOAD_FLAGS: Readonly<Record<string, string>> = {
  "/download/ios": "ios=1",
  "/download/android": "android=1",
};

const SUBMISSION_ALIASES: Readonly<Record<string, string>> = {
  "/project/dapp": "/submit/dapp",
  "/project/token": "/submit/token",
  "/project/nft": "/submit/nft",
};

const legacy = new Map(Object.entries(legacyPaths));

const withQuery = (path: string, flag: string, search: string): string =>
  `${path}?${flag}${search.length > 1 ? `&${search.slice(1)}` : ""}`;

const isMoved = (path: string): boolean => Object.hasOwn(DOWNLOAD_FLAGS, path) || aliasOf(path) !== null;

/** Null for a form that the brand does not offer. */
function aliasOf(path: string): string | null {
  const alias = Object.hasOwn(SUBMISSION_ALIASES, path) ? SUBMISSION_ALIASES[path] : undefined;
  return alias !== undefined && isPagePath(alias) ? alias : null;
}

/** Returns the new address of a moved page under the same language, or null. */
function movedPage(language: Language, path: string, search: string): string | null {
  const flag = DOWNLOAD_FLAGS[path];
  if (flag) return withQuery(localPath(language, "/download/app"), flag, search);
  const alias = aliasOf(path);
  return alias !== null ? localPath(language, alias) + search : null;
}

/** Returns the redirect of an address, or null if it is served directly. */
export function redirectOf({ pathname, search }: Address, negotiate: () => Language): Redirect | null {
  // Without its last slash, a path such as //host/ would become the address of another site.
  if (pathname.startsWith("//") || pathname.includes("\\")) return null;
  if (pathname.length > 1 && pathname.endsWith("/")) {
    const location = (withoutTrailing(pathname, "/") || "/") + search;
    return { status: 308, location, isNegotiated: false };
  }
  const language = languageOfPath(pathname);
  const path = pathWithoutLanguage(pathname);
  if (language) {
    const location = movedPage(language, path, search);
    return location ? { status: 308, location, isNegotiated: false } : null;
  }
  if (!isMoved(path) && (!isPagePath(path) || isServedWithoutLanguage(path))) return null;
  const chosen = negotiate();
  const location = movedPage(chosen, path, search) ?? localPath(chosen, path) + search;
  return { status: 302, location, isNegotiated: true };
}

/** §2: if there is no page, the legacy static paths (each also under /en) redirect to the static content host. */
export function legacyRedirect(pathname: string, staticHost: string): Redirect | null {
  const target =
    legacy.get(pathname) ?? (pathname.startsWith("/en/") ? legacy.get(pathname.slice(3)) : undefined);
  return target === undefined ? null : { status: 302, location: staticHost + target, isNegotiated: false };
}
