/** Guesses the page that an address without a page means. */
import { languageOfPath } from "#i18n/languages.ts";
import { INDEXED_PATHS } from "./page-paths.ts";

const known = new Set<string>(INDEXED_PATHS.filter((path) => path !== "/"));

/**
 * `/fr/about` and `/EN/about` are `/about` under an unknown or differently written language; `/en/About` has another
 * case. Returns null without a guess.
 */
export function nearestPage(pathname: string): string | null {
  const segments = pathname.toLowerCase().split("/").filter(Boolean);
  const path = `/${segments.slice(1).join("/")}`;
  const whole = languageOfPath(pathname) === null ? `/${segments.join("/")}` : path;
  return [path, whole].find((candidate) => known.has(candidate)) ?? null;
}
