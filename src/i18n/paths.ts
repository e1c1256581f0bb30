/** Paths of the site: every page lives under its language. */
import { languageOfPath, type Language } from "./languages.ts";

/** `/dappstore` in Korean is `/ko/dappstore`; `/` is `/ko`. */
export const localPath = (language: Language, path: string): string =>
  path === "/" ? `/${language}` : `/${language}${path}`;

/** The path without its language segment, always with a leading slash. */
export function pathWithoutLanguage(pathname: string): string {
  const language = languageOfPath(pathname);
  return language ? pathname.slice(language.length + 1) || "/" : pathname;
}

/** The same page in another language: only the language segment changes. */
export const inLanguage = (pathname: string, language: Language): string =>
  localPath(language, pathWithoutLanguage(pathname));
