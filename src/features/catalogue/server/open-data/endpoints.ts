/** `/data/*.json` and the feeds of listings. ETag and CORS come from the server's order (app.ts). */
import { Hono, type Context } from "hono";
import { dappPagePath } from "#features/catalogue/model.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { LANGUAGE_FACTS, isLanguage, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { Feed } from "#lib/feeds/feed.ts";
import { isFeedFormat, OPEN_DATA_CACHE, sendFeed } from "#platform/api/send-feed.ts";
import { sendPieces } from "#platform/api/send-pieces.ts";
import { toOpenDapp, toOpenNetwork, toOpenNft, toTokenListDocument } from "./documents.ts";

export interface OpenDataDeps {
  readonly catalogue: CatalogueService;
  readonly brandName: string;
  /** Where addresses begin, without a slash at the end. */
  readonly origin: string;
  readonly feedTexts: (language: Language) => Pick<Feed, "title" | "description">;
}

const JSON_HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": OPEN_DATA_CACHE,
};

export function catalogueOpenData(deps: OpenDataDeps): Hono {
  const { catalogue, origin, brandName } = deps;
  const app = new Hono();
  app.get("/data/dapps.json", (c) => sendDapps(c, deps));
  app.get("/data/networks.json", async (c) => {
    const networks = (await catalogue.networks()).map((network) => toOpenNetwork(network, origin));
    return c.body(JSON.stringify({ name: `${brandName} networks`, networks }), 200, JSON_HEADERS);
  });
  app.get("/data/tokens.json", async (c) => {
    const list = toTokenListDocument(await catalogue.tokenList(), { name: brandName, origin });
    return c.body(JSON.stringify(list), 200, JSON_HEADERS);
  });
  app.get("/data/nfts.json", async (c) => {
    const networks = new Map((await catalogue.networks()).map((network) => [network.key, network]));
    const nfts = (await catalogue.nfts()).map((nft) => toOpenNft(nft, networks, origin));
    return c.body(JSON.stringify({ name: `${brandName} NFTs`, nfts }), 200, JSON_HEADERS);
  });
  app.get("/feeds/:language/:file{dapps\\.[a-z]+}", async (c, next) => {
    const { language, file } = c.req.param();
    const format = file.slice("dapps.".length);
    if (!isLanguage(language) || !isFeedFormat(format)) return next();
    return sendFeed(c, format, await listingFeed(deps, language, `/feeds/${language}/${file}`));
  });
  return app;
}

/** Raised when the document's shape changes: the same data then has another ETag. */
const FORMAT = 1;

/** Written as it is read. The data's version stands for the bytes, which nobody has seen whole. */
async function sendDapps(c: Context, { catalogue, origin, brandName }: OpenDataDeps): Promise<Response> {
  const version = await catalogue.dataVersion();
  const categories = new Map((await catalogue.categories("en")).map((one) => [one.hid, one]));
  async function* pieces(): AsyncGenerator<string, void, undefined> {
    yield `{"name":${JSON.stringify(`${brandName} DApps`)},"dapps":[`;
    let comma = "";
    for await (const page of catalogue.listedRecords()) {
      if (page.length === 0) continue;
      yield comma + page.map((dapp) => JSON.stringify(toOpenDapp(dapp, categories, origin))).join(",\n");
      comma = ",\n";
    }
    yield "]}";
  }
  return sendPieces(c, { etag: `W/"dapps-${FORMAT}-${version}"`, cacheControl: OPEN_DATA_CACHE, pieces });
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
      id: origin + dappPagePath(dapp.hid),
      url: origin + localPath(language, dappPagePath(dapp.hid)),
      title: dapp.title,
      summary: dapp.description,
      imageUrl: new URL(dapp.iconPath, origin).href,
      ...(dapp.category === "" ? {} : { tags: [dapp.category] }),
      publishedAt: dapp.listedAt,
      changedAt: dapp.changedAt,
    })),
  };
}
