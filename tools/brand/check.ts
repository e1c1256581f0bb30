/**
 * `npm run brand -- check`: starts the built site with an empty database, reads everything that it sends in every
 * language, and lists what is left of another brand or of parts that are switched off, and links that lead nowhere.
 * Mails are written without being sent. Share pictures are made of titles and logos, so they are read with the files
 * of the build.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Brand } from "#brand/schema.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { pathWithoutLanguage } from "#i18n/paths.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { readConfig } from "#server/config.ts";
import { serve } from "#server/serve.ts";
import { textsOf } from "#server/services.ts";
import { isOffered, isOfferedCall } from "#shell/navigation/offer.ts";
import { readPage, readPages, type MissingPage } from "./crawl.ts";
import { everyMail } from "./mails.ts";
import { createSearch, searchForParts, type Remainder } from "./remainders.ts";
import { walletsItResembles } from "./resemblance.ts";

type Search = ReturnType<typeof createSearch>;

const TEXTS = new Set([".css", ".html", ".js", ".json", ".md", ".svg", ".txt", ".xml", ".webmanifest"]);
/** What the build writes and the site sends, or makes pictures of. */
const BUILT = ["build/content", "build/messages", "build/client"];
/** What no sitemap lists. */
const MORE = [
  "/robots.txt",
  "/manifest.webmanifest",
  "/openapi.json",
  "/.well-known/security.txt",
  "/data/dapps.json",
  "/data/tokens.json",
  "/data/nfts.json",
  "/v1/banner/list",
  "/en/styleguide",
];
/** Pages that answer 404: one that does not exist, and what a link that is over leads to. */
const ANSWER_404 = ["/not-there", "/receipt-link"];
const IN_EACH_LANGUAGE = [
  "/offline",
  ...ANSWER_404,
  "/submit/dapp",
  "/submit/token",
  "/submit/nft",
  "/success",
  "/submissions",
  "/demo/swap",
];
/** Of the API; each takes the language as a query. */
const CALLS = ["/v1/news/list", "/v1/activity/list"];
const FEEDS = [
  "news.atom",
  "news.rss",
  "news.json",
  "releases.atom",
  "releases.json",
  "dapps.atom",
  "dapps.json",
];

const textFiles = (root: string): string[] =>
  BUILT.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );

const locationsIn = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address.replaceAll("&amp;", "&"));

async function addressesOf(address: string): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => {
    const page = await readPage(address, path);
    if ("reason" in page) throw new Error(`${path} did not come (${page.reason})`);
    return locationsIn(page.text).map((one) => {
      const { pathname, search } = new URL(one);
      return pathname + search;
    });
  };
  const maps = await read("/sitemap.xml");
  const pages = (await Promise.all(maps.map(read))).flat();
  const others = LANGUAGES.flatMap((language) => [
    ...IN_EACH_LANGUAGE.map((path) => `/${language}${path}`),
    ...CALLS.map((call) => `${call}?lang=${language}`),
    ...FEEDS.map((file) => `/feeds/${language}/${file}`),
  ]);
  return [...new Set([...maps, ...pages, ...others, ...MORE])].filter(isThere);
}

function isThere(path: string): boolean {
  const { pathname } = new URL(path, "https://site.example");
  return isOfferedCall(pathname) && isOffered(pathWithoutLanguage(pathname));
}

/** The paths of our own pages that a page links to. Lists have thousands of queries, so they are not followed. */
const linksIn = (html: string): string[] =>
  Array.from(html.matchAll(/<a [^>]*?href="(\/[^"/?#][^"?#]*)/g), ([, path = ""]) => path);

interface PagesReport {
  readonly found: Remainder[];
  readonly read: number;
  readonly deadLinks: string[];
  readonly missing: MissingPage[];
}

const NOT_FOUND = 400;

async function searchPages(address: string, search: Search): Promise<PagesReport> {
  const listed = await addressesOf(address);
  const known = new Set(listed.map((path) => path.split("?", 1)[0] ?? ""));
  const found: Remainder[] = [];
  const linked = new Map<string, string>();
  const deadLinks: string[] = [];
  const missing = await readPages(address, listed, ({ path, status, location, text }) => {
    found.push(...search(path, text));
    if (status >= NOT_FOUND && !ANSWER_404.includes(pathWithoutLanguage(path)))
      deadLinks.push(`${path} is listed (${status})`);
    for (const link of location === null ? linksIn(text) : [location])
      if (!known.has(link)) linked.set(link, path);
  });
  const missingLinks = await readPages(address, [...linked.keys()], ({ path, status }) => {
    if (status >= NOT_FOUND)
      deadLinks.push(`${linked.get(path)}: the link to ${path} leads nowhere (${status})`);
  });
  return {
    found,
    read: listed.length + linked.size,
    deadLinks,
    missing: [...missing, ...missingLinks],
  };
}

async function withSite<Result>(host: string, act: (address: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "brand-check-"));
  const settings = { PORT: "0", DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1000" };
  const site = await serve(readConfig({ ...settings, PUBLIC_ORIGIN: `https://${host}` }));
  try {
    return await act(site.address);
  } finally {
    await site.stop(0);
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface BrandReport {
  readonly read: number;
  readonly mails: number;
  readonly remainders: readonly Remainder[];
  readonly deadLinks: readonly string[];
  readonly missing: readonly MissingPage[];
  /** Sentences about wallets that the name or a host can be taken for. */
  readonly resembles: readonly string[];
}

/** Checks the brand that is built. */
export async function checkBrand(root: string): Promise<BrandReport> {
  const brand = JSON.parse(readFileSync(join(root, "build/content/brand/brand.json"), "utf8")) as Brand;
  const search = createSearch(root, brand.id);
  const files = textFiles(root);
  const inFiles = files.flatMap((file) => search(file.slice(root.length + 1), readFileSync(file, "utf8")));
  const searchParts = searchForParts(root, brand);
  const searchAll: Search = (where, text) => [...search(where, text), ...searchParts(where, text)];
  const text = textsOf(loadMessageCatalogue(pathToFileURL(join(root, "build/messages/"))));
  const mails = everyMail({ text, origin: `https://${brand.officialHost}` });
  const inMails = mails.flatMap((mail) => searchAll(mail.where, mail.text));
  const pages = await withSite(brand.officialHost, (address) => searchPages(address, searchAll));
  return {
    read: files.length + pages.read,
    mails: mails.length,
    remainders: [...inFiles, ...inMails, ...pages.found],
    deadLinks: pages.deadLinks,
    missing: pages.missing,
    resembles: walletsItResembles(brand),
  };
}
