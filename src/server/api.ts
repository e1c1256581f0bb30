/** The JSON API: every feature's endpoints on one app, with one envelope and one document. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Context } from "hono";
import { brand } from "#brand/brand.ts";
import type { CatalogueService } from "#features/catalogue/server/service.ts";
import { catalogueApi } from "#features/catalogue/server/api.ts";
import { catalogueOpenData } from "#features/catalogue/server/open-data/endpoints.ts";
import { explorerHosts } from "#features/donations/explorer-links.ts";
import { newsApi } from "#features/news/server/api.ts";
import { newsFeeds } from "#features/news/server/feeds.ts";
import { downloadApi } from "#features/downloads/server/api.ts";
import { publishedReleases } from "#features/downloads/server/published.ts";
import { ownershipApi } from "#features/ownership/server/api.ts";
import { reportApi } from "#features/problem-reports/server/api.ts";
import { reviewOpenData } from "#features/review/server/open-data.ts";
import { submissionApi } from "#features/submissions/server/api.ts";
import { subscriptionApi } from "#features/subscriptions/server/api.ts";
import { usageApi } from "#features/usage/server/api.ts";
import { FALLBACK_LANGUAGE, LANGUAGES, isLanguage, type Language } from "#i18n/languages.ts";
import type { MessageCatalogue } from "#i18n/server/message-catalogue.ts";
import { createLanguageReader } from "#platform/api/language.ts";
import { createReplies, type Replies } from "#platform/api/respond.ts";
import { isOfferedCall } from "#shell/navigation/offer.ts";
import { apiDocument } from "./api-document.ts";
import { createDeskCalls } from "./desk/desk-calls.ts";
import type { App } from "./app.ts";
import type { Config } from "./config.ts";
import { failureTexts } from "./failure-texts.ts";
import { PROJECT_FOLDER, type Foundation } from "./foundation.ts";
import type { Limits } from "./middleware/limits.ts";
import { clientAddress } from "./middleware/client-address.ts";
import { modestJson } from "./middleware/modest-json.ts";
import type { ServerEnvironment } from "./server-environment.ts";
import { textsOf, type Services } from "./services.ts";

const languageOf: (c: Context) => Language = createLanguageReader(LANGUAGES, FALLBACK_LANGUAGE);

export function createApiReplies({ catalogue, log }: Foundation, bodyLimit: string): Replies {
  return createReplies({
    translate: failureTexts(catalogue),
    languageOf,
    bodyLimit,
    report: (error, c: Context<ServerEnvironment>) =>
      log.error({ id: c.get("requestId"), err: error }, "call failed"),
  });
}

interface ApiParts {
  readonly services: Services;
  readonly limits: Limits;
  readonly replies: Replies;
}

export function mountApi(app: App, foundation: Foundation, parts: ApiParts): void {
  const { services, limits, replies } = parts;
  const { config, catalogue } = foundation;
  app.use("/api/*", modestJson(replies));
  app.route(
    "/",
    subscriptionApi({
      subscriptions: services.subscriptions,
      replies,
      limiter: limits.subscriptions,
      clientOf: clientOf(config),
      languageOf,
      successText: (language) => successText(catalogue, language),
    }),
  );
  app.route(
    "/",
    usageApi({
      usage: services.usage,
      isListed: async (id) => (await services.catalogue.byIds([id], FALLBACK_LANGUAGE)).length > 0,
      replies,
      limiter: limits.opens,
      clientOf: clientOf(config),
    }),
  );
  app.route(
    "/",
    reportApi({
      reports: services.problemReports,
      replies,
      limiter: limits.reports,
      clientOf: clientOf(config),
      languageOf,
    }),
  );
  app.route("/", catalogueApi({ catalogue: services.catalogue, replies, languageOf }));
  mountOpenData(app, foundation, services);
  mountNews(app, foundation, parts);
  mountDownloads(app, foundation, services, replies);
  mountSubmissions(app, foundation, parts);
  app.route("/", reviewOpenData({ review: parts.services.review }));
  app.route("/", createDeskCalls(foundation, { ...parts, languageOf }));
  app.get("/openapi.json", (c) => c.json(apiDocument(app, config)));
}

function mountNews(app: App, { config, catalogue }: Foundation, { services, replies }: ApiParts): void {
  app.route("/", newsApi({ news: services.news, replies, languageOf }));
  app.route(
    "/",
    newsFeeds({
      news: services.news,
      origin: config.PUBLIC_ORIGIN,
      texts: (language) => newsFeedTexts(catalogue, language),
    }),
  );
}

function mountOpenData(app: App, { config, catalogue }: Foundation, services: Services): void {
  const data = catalogueOpenData({
    catalogue: services.catalogue,
    proofs: services.ownership.all,
    origin: config.PUBLIC_ORIGIN,
    brandName: brand.name,
    isOffered: isOfferedCall,
    ...feedTexts(catalogue),
  });
  app.route("/", data);
}

const clientOf =
  ({ TRUST_PROXY }: Config) =>
  (c: Context<ServerEnvironment>): string =>
    clientAddress(c.env.incoming, TRUST_PROXY);

function mountSubmissions(app: App, { config, catalogue }: Foundation, parts: ApiParts): void {
  const { services, limits, replies } = parts;
  const api = submissionApi({
    submissions: services.submissions,
    replies,
    limits: limits.forms,
    clientOf: clientOf(config),
    languageOf,
    text: textsOf(catalogue),
    origin: config.PUBLIC_ORIGIN,
    donationNetwork: () => donationNetwork(services.catalogue),
  });
  app.route("/", api);
  app.route(
    "/",
    ownershipApi({
      ownership: services.ownership,
      replies,
      languageOf,
      text: textsOf(catalogue),
      limits: limits.forms,
      clientOf: clientOf(config),
      origin: config.PUBLIC_ORIGIN,
      brandName: brand.name,
    }),
  );
}

async function donationNetwork(catalogue: CatalogueService) {
  const network = (await catalogue.networks()).find(({ key }) => key === brand.token.network);
  const explorers = network ? explorerHosts(network).join(", ") : "";
  return { network: network?.title ?? brand.token.network, explorers };
}

const successText = (catalogue: MessageCatalogue, language: string): string =>
  catalogue.translate(isLanguage(language) ? language : FALLBACK_LANGUAGE)("footer.subscribe.success");

/** Of the feed of all listings and of those of single DApps. */
const feedTexts = (catalogue: MessageCatalogue) => ({
  feedTexts(language: Language) {
    const text = catalogue.translate(language);
    return { title: text("feeds.dapps.title"), description: text("feeds.dapps.description") };
  },
  text: textsOf(catalogue),
});

function newsFeedTexts(catalogue: MessageCatalogue, language: Language) {
  const text = catalogue.translate(language);
  return {
    title: `${text("news.list.title")} · ${brand.name}`,
    description: text("news.list.lead"),
    author: brand.name,
  };
}

function mountDownloads(
  app: App,
  { config, catalogue }: Foundation,
  { downloads }: Services,
  replies: Replies,
): void {
  app.route("/", downloadApi({ downloads, replies, languageOf }));
  const feeds = { origin: config.PUBLIC_ORIGIN, brand: brand.name, text: textsOf(catalogue) };
  const samples = pathToFileURL(`${join(PROJECT_FOLDER, "build/content/seed/samples")}/`);
  app.route("/", publishedReleases({ downloads, feeds, samples }));
}
