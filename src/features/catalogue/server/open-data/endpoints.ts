/** `/data/*.json` and the feeds of listings. The server adds ETag and CORS (app.ts). */
import { Hono, type Context } from "hono";
import { dappPagePath } from "#features/catalogue/model.ts";
import { LANGUAGE_FACTS, isLanguage, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Feed } from "#lib/feeds/feed.ts";
import { isFeedFormat, OPEN_DATA_CACHE, sendFeed } from "#platform/api/send-feed.ts";
import { sendPieces } from "#platform/api/send-pieces.ts";
import { dappFeed, type DappFeedDeps } from "./dapp-feed.ts";
import {
  DATA_LICENSE,
  toOpenDapp,
  toOpenIndex,
  toOpenNetwork,
  toOpenNft,
  toOpenToken,
  toTokenListHead,
} from "./documents.ts";
import { byListing, type ListingProof } from "./listing-proofs.ts";

export interface OpenDataDeps extends DappFeedDeps {
  /** Whether the site has the document at this path. */
  readonly isOffered: (path: string) => boolean;
  readonly proofs: () => Promise<readonly ListingProof[]>;
  readonly feedTexts: (language: Language) => Pick<Feed, "title" | "description">;
}

const JSON_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": OPEN_DATA_CACHE,
};

export function catalogueOpenData(deps: OpenDataDeps): Hono {
  const { catalogue, origin, brandName, isOffered } = deps;
  const app = new Hono();
  app.get("/data/index.json", async (c) => {
    const updated = await catalogue.changedAt();
    return c.body(JSON.stringify(toOpenIndex({ brandName, origin, updated, isOffered })), 200, JSON_HEADERS);
  });
  app.get("/data/dapps.json", (c) => sendDapps(c, deps));
  app.get("/data/networks.json", async (c) => {
    const networks = (await catalogue.networks()).map((network) => toOpenNetwork(network, origin));
    const head = { name: `${brandName} networks`, license: DATA_LICENSE };
    return c.body(JSON.stringify({ ...head, networks }), 200, JSON_HEADERS);
  });
  app.get("/data/tokens.json", (c) => sendTokens(c, deps));
  app.get("/data/nfts.json", (c) => sendNfts(c, deps));
  app.get("/feeds/:language/:file{dapp-[1-9][0-9]*\\.[a-z]+}", async (c, next) => {
    const { language, file } = c.req.param();
    const [name = "", format = ""] = file.split(".", 2);
    if (!isLanguage(language) || !isFeedFormat(format)) return next();
    const dapp = await catalogue.dapp(Number(name.slice("dapp-".length)), language);
    if (!dapp) return next();
    return sendFeed(c, format, await dappFeed(deps, dapp, language, `/feeds/${language}/${file}`));
  });
  app.get("/feeds/:language/:file{dapps\\.[a-z]+}", async (c, next) => {
    const { language, file } = c.req.param();
    const format = file.slice("dapps.".length);
    if (!isLanguage(language) || !isFeedFormat(format)) return next();
    return sendFeed(c, format, await listingFeed(deps, language, `/feeds/${language}/${file}`));
  });
  return app;
}

/** Increased when the document's shape changes, so that the same data gets another ETag. */
const FORMAT = 6;

interface Listed<Listing> {
  readonly name: "dapps" | "tokens" | "nfts";
  /** The fields before the list. */
  readonly head: object;
  readonly pages: AsyncGenerator<readonly Listing[], void, undefined>;
  readonly toOpen: (listing: Listing) => object;
}

/**
 * Listings in a piece of a document, which takes a turn of the event loop: a millisecond. More are read at once, because
 * each question to Postgres waits for a turn on a busy machine.
 */
const LISTINGS_IN_PIECE = 50;

/** Streams a list. The ETag uses the data's version, because the whole body is never in memory. */
async function sendListed<Listing>(c: Context, { catalogue }: OpenDataDeps, listed: Listed<Listing>) {
  const { name, head, pages, toOpen } = listed;
  const version = await catalogue.dataVersion();
  // Read before the status is sent, so that a database that is away makes it a 503.
  const first = await pages.next();
  async function* pieces(): AsyncGenerator<string, void, undefined> {
    yield `${JSON.stringify(head).slice(0, -1)},"${name}":[`;
    let comma = "";
    for (let page = first; !page.done; page = await pages.next()) {
      for (let at = 0; at < page.value.length; at += LISTINGS_IN_PIECE) {
        const some = page.value.slice(at, at + LISTINGS_IN_PIECE);
        yield comma + some.map((one) => JSON.stringify(toOpen(one))).join(",\n");
        comma = ",\n";
      }
    }
    yield "]}";
  }
  return sendPieces(c, { headers: JSON_HEADERS, etag: `W/"${name}-${FORMAT}-${version}"`, pieces });
}

async function sendDapps(c: Context, deps: OpenDataDeps): Promise<Response> {
  const { catalogue, origin, brandName } = deps;
  const proofs = byListing(await deps.proofs());
  const updated = (await catalogue.changedAt())?.toISOString() ?? null;
  const categories = new Map((await catalogue.categories("en")).map((one) => [one.id, one]));
  return sendListed(c, deps, {
    name: "dapps",
    head: { name: `${brandName} DApps`, license: DATA_LICENSE, updated },
    pages: catalogue.listedRecords(),
    toOpen: (dapp) => toOpenDapp(dapp, categories, { origin, proofs }),
  });
}

async function sendTokens(c: Context, deps: OpenDataDeps): Promise<Response> {
  const { catalogue, origin, brandName } = deps;
  const proofs = byListing(await deps.proofs());
  const list = await catalogue.tokenList();
  async function* pages() {
    yield list.tokens;
  }
  return sendListed(c, deps, {
    name: "tokens",
    head: toTokenListHead(list, brandName),
    pages: pages(),
    toOpen: (token) => toOpenToken(token, { origin, proofs }),
  });
}

async function sendNfts(c: Context, deps: OpenDataDeps): Promise<Response> {
  const { catalogue, origin, brandName } = deps;
  const networks = new Map((await catalogue.networks()).map((network) => [network.key, network]));
  return sendListed(c, deps, {
    name: "nfts",
    head: { name: `${brandName} NFTs`, license: DATA_LICENSE },
    pages: catalogue.allNfts(),
    toOpen: (nft) => toOpenNft(nft, networks, origin),
  });
}

async function listingFeed(
  { catalogue, origin, brandName, feedTexts }: OpenDataDeps,
  language: Language,
  path: string,
): Promise<Feed> {
  const news = await catalogue.listingNews(language);
  return {
    ...feedTexts(language),
    language: LANGUAGE_FACTS[language].htmlLang,
    author: brandName,
    pageUrl: origin + localPath(language, "/dappstore"),
    selfUrl: origin + path,
    entries: news.map((dapp) => ({
      id: origin + dappPagePath(dapp.id),
      url: origin + localPath(language, dappPagePath(dapp.id)),
      title: dapp.title,
      summary: dapp.description,
      imageUrl: new URL(dapp.iconPath, origin).href,
      ...(dapp.category === "" ? {} : { tags: [dapp.category] }),
      publishedAt: dapp.listedAt,
      changedAt: dapp.changedAt,
    })),
  };
}
