/** The pages that search engines shall know, a file for each language. */
import { LANGUAGES, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { escapeXml } from "#lib/xml.ts";

export interface SitemapEntry {
  /** Path and query without the language. */
  readonly path: string;
  /** Left out where nobody knows when the page changed last. */
  readonly changedAt?: Date | undefined;
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>`;
const NAMESPACE = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const changed = (at: Date | undefined): string => (at ? element("lastmod", at.toISOString()) : "");

const sitemapPath = (language: Language): string => `/sitemaps/${language}.xml`;

export function sitemapIndex(origin: string, changedAt: Date | undefined): string {
  const files = LANGUAGES.map(
    (language) => `<sitemap>${element("loc", origin + sitemapPath(language))}${changed(changedAt)}</sitemap>`,
  );
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...files, "</sitemapindex>", ""].join("\n");
}

export function sitemap(origin: string, language: Language, entries: readonly SitemapEntry[]): string {
  const pages = entries.map(
    ({ path, changedAt }) =>
      `<url>${element("loc", origin + localPath(language, path))}${changed(changedAt)}</url>`,
  );
  return [HEAD, `<urlset ${NAMESPACE}>`, ...pages, "</urlset>", ""].join("\n");
}
