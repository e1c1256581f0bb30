/** The sitemap: for each language a file of pages, and files of DApps. */
import { LANGUAGES, isLanguage, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { escapeXml } from "#lib/xml.ts";

export interface SitemapEntry {
  /** Path and query without the language. */
  readonly path: string;
  /** The languages of its text, if not all. */
  readonly languages?: readonly Language[] | undefined;
  /** Missing if the last change is unknown. */
  readonly changedAt?: Date | undefined;
}

/** What fills files of its own. */
export const BLOCK_KINDS = ["dapps", "tokens", "nfts"] as const;

export interface SitemapBlock {
  readonly kind: (typeof BLOCK_KINDS)[number];
  readonly number: number;
}

/** One file of the sitemap: a language's pages, or one block of its DApps, tokens or NFT collections. */
export interface SitemapFile {
  readonly language: Language;
  readonly block: SitemapBlock | null;
}

/** DApps are split into files by id, the others by count. The protocol allows 50,000 addresses per file. */
export const BLOCK_SIZE = 25_000;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>`;
const NAMESPACE = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

const changed = (at: Date | undefined): string => (at ? element("lastmod", at.toISOString()) : "");

const sitemapPath = ({ language, block }: SitemapFile): string =>
  `/sitemaps/${language}${block === null ? "" : `-${block.kind}-${block.number}`}.xml`;

const FILE = /^([a-z]{2,3}(?:-[a-z]{2})?)(?:-(dapps|tokens|nfts)-(\d{1,6}))?\.xml$/;

export function readSitemapName(name: string): SitemapFile | null {
  const [, language = "", kind, number] = FILE.exec(name) ?? [];
  if (!isLanguage(language)) return null;
  const known = BLOCK_KINDS.find((one) => one === kind);
  return { language, block: known === undefined ? null : { kind: known, number: Number(number) } };
}

export function sitemapIndex(origin: string, blocks: readonly SitemapBlock[]): string {
  const files = LANGUAGES.flatMap((language) =>
    [null, ...blocks].map((block) => element("loc", origin + sitemapPath({ language, block }))),
  );
  const lines = files.map((file) => `<sitemap>${file}</sitemap>`);
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...lines, "</sitemapindex>", ""].join("\n");
}

/** Streamed page by page, so that a large file is never in memory and other requests run in between. */
export async function* sitemapPieces(
  origin: string,
  language: Language,
  pages: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string, void, undefined> {
  yield `${HEAD}\n<urlset ${NAMESPACE}>\n`;
  for await (const entries of pages) {
    const own = entries.filter(({ languages }) => languages?.includes(language) ?? true);
    yield own.map((entry) => line(origin, language, entry)).join("");
  }
  yield "</urlset>\n";
}

const line = (origin: string, language: Language, { path, changedAt }: SitemapEntry): string =>
  `<url>${element("loc", origin + localPath(language, path))}${changed(changedAt)}</url>\n`;
