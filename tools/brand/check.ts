/**
 * `npm run brand -- check`: starts the built site with an empty database, reads everything that it sends in every
 * language, and lists what is left of another brand or of parts that are switched off, and links that lead nowhere.
 * Mails are written without being sent. Share pictures are made of titles and logos, so they are read with the files
 * of the build.
 */
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Brand } from "#brand/schema.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { pathWithoutLanguage } from "#i18n/paths.ts";
import { loadMessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { textsOf } from "#server/services.ts";
import { isOffered, isOfferedCall } from "#shell/navigation/offer.ts";
import { startSiteProcess, temporaryFolder } from "#tests/contract/connections/site-process.ts";
import { MOST_MISSING, readPage, readPages, type MissingPage, type Page } from "./crawl.ts";
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
  read: number;
  readonly deadLinks: string[];
  readonly missing: MissingPage[];
}

const NOT_FOUND = 400;
/** Rendering takes nearly all of the time. More than these would wait for the one that reads. */
const PROCESSES = Math.min(4, availableParallelism());
/** Fewer than the processes render at once, so that no page waits in a queue that may refuse it. */
const PARALLEL = 3 * PROCESSES;

async function searchPages(address: string, search: Search): Promise<PagesReport> {
  const listed = await addressesOf(address);
  const known = new Set(listed.map((path) => path.split("?", 1)[0] ?? ""));
  const report: PagesReport = { found: [], read: 0, deadLinks: [], missing: [] };
  /** Each with the page that links to it. */
  let waiting = new Map<string, string | null>(listed.map((path) => [path, null]));
  while (waiting.size > 0 && report.missing.length < MOST_MISSING) {
    const reading = waiting;
    waiting = new Map();
    const take = ({ path, status, location, text }: Page): void => {
      report.found.push(...search(path, text));
      if (status >= NOT_FOUND && !ANSWER_404.includes(pathWithoutLanguage(path)))
        report.deadLinks.push(deadLink(path, status, reading.get(path)));
      for (const link of location === null ? linksIn(text) : [location]) {
        if (known.has(link)) continue;
        known.add(link);
        waiting.set(link, path);
      }
    };
    report.missing.push(...(await readPages(address, [...reading.keys()], take, { parallel: PARALLEL })));
    report.read += reading.size;
  }
  return report;
}

const deadLink = (path: string, status: number, from: string | null | undefined): string =>
  from ? `${from}: the link to ${path} leads nowhere (${status})` : `${path} is listed (${status})`;

async function withSite<Result>(host: string, act: (address: string) => Promise<Result>): Promise<Result> {
  const folder = temporaryFolder();
  const site = await startSiteProcess({
    DATA_DIR: folder.path,
    RATE_LIMIT_FACTOR: "1000",
    PUBLIC_ORIGIN: `https://${host}`,
    PROCESSES: String(PROCESSES),
  });
  try {
    return await act(site.address);
  } finally {
    await site.end();
    folder.remove();
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
