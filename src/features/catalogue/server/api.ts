import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Language } from "#i18n/languages.ts";
import type { Replies } from "#platform/api/respond.ts";
import {
  activityRoute,
  adRoute,
  bannerRoutes,
  networkListRoute,
  categoryRoutes,
  dappListRoutes,
  homeSectionRoute,
  hotListRoute,
  listByIdsRoute,
  marketRoute,
  searchRoute,
  sectionMoreRoute,
  tokenProtocolRoute,
} from "./calls/routes.ts";
import type { CatalogueService } from "./service.ts";
import {
  toWireNetwork,
  toWireCategory,
  toWireDapp,
  toWireHotSearch,
  toWirePromotion,
  toWireSearch,
  toWireSection,
  toWireStandards,
  toWireToken,
} from "./calls/wire.ts";

interface CatalogueApiDeps {
  readonly catalogue: CatalogueService;
  readonly replies: Replies;
  readonly languageOf: (c: Context) => Language;
}

export function catalogueApi(deps: CatalogueApiDeps) {
  const app = new OpenAPIHono({ defaultHook: deps.replies.defaultHook });
  mountReference(app, deps);
  mountLists(app, deps);
  mountSections(app, deps);
  mountPromotions(app, deps);
  return app;
}

function mountReference(
  app: OpenAPIHono,
  { catalogue, replies: { sendData }, languageOf }: CatalogueApiDeps,
): void {
  app.openapi(networkListRoute, async (c) => sendData(c, (await catalogue.networks()).map(toWireNetwork)));
  app.openapi(tokenProtocolRoute, async (c) =>
    sendData(c, toWireStandards(await catalogue.tokenStandards())),
  );
  for (const route of categoryRoutes) {
    app.openapi(route, async (c) =>
      sendData(c, (await catalogue.categories(languageOf(c))).map(toWireCategory)),
    );
  }
  app.openapi(hotListRoute, async (c) => sendData(c, (await catalogue.hotSearches()).map(toWireHotSearch)));
  app.openapi(marketRoute, async (c) => {
    const questions = c.req
      .valid("json")
      .tokens.map(({ ns, chain_id, address }) => ({ namespace: ns, chainId: chain_id, address }));
    return sendData(c, (await catalogue.knownTokens(questions)).map(toWireToken));
  });
}

function mountLists(
  app: OpenAPIHono,
  { catalogue, replies: { sendData }, languageOf }: CatalogueApiDeps,
): void {
  for (const route of dappListRoutes) {
    app.openapi(route, async (c) => {
      const { category_id, chain, key, ...query } = c.req.valid("query");
      const network = await networkOf(catalogue, chain);
      const language = languageOf(c);
      const { dapps } = await catalogue.browse({
        categoryId: category_id,
        network,
        key,
        sort: query.sort,
        kind: query.kind,
        facts: query.facts,
        start: query.start,
        count: query.count,
        language,
      });
      return sendData(c, dapps.map(toWireDapp));
    });
  }
  app.openapi(searchRoute, async (c) => {
    const { key, category_id, chain, kind, facts, start, count, counts } = c.req.valid("query");
    const network = await networkOf(catalogue, chain);
    const language = languageOf(c);
    const found = await catalogue.searchStore({
      key,
      categoryId: category_id,
      network,
      kind,
      facts,
      start,
      count,
      language,
      withCounts: counts === "1",
    });
    return c.json(
      { result: 0 as const, message: "", data: found.dapps.map(toWireDapp), ...toWireSearch(found) },
      200,
    );
  });
  app.openapi(listByIdsRoute, async (c) => {
    const dapps = await catalogue.byIds(c.req.valid("query").ids, languageOf(c));
    return sendData(c, dapps.map(toWireDapp));
  });
}

function mountSections(
  app: OpenAPIHono,
  { catalogue, replies: { sendData }, languageOf }: CatalogueApiDeps,
): void {
  app.openapi(homeSectionRoute, async (c) => {
    const sections = await catalogue.homeSections(languageOf(c), c.req.valid("query").count);
    return sendData(c, sections.map(toWireSection));
  });
  app.openapi(sectionMoreRoute, async (c) => {
    const { section_id, start, count } = c.req.valid("query");
    const dapps = await catalogue.sectionMore(section_id, { start, count, language: languageOf(c) });
    return sendData(c, (dapps ?? []).map(toWireDapp));
  });
}

function mountPromotions(
  app: OpenAPIHono,
  { catalogue, replies: { sendData }, languageOf }: CatalogueApiDeps,
): void {
  for (const route of bannerRoutes) {
    app.openapi(route, async (c) => {
      const input = { ...c.req.valid("query"), kind: "banner", language: languageOf(c) } as const;
      return sendData(c, (await catalogue.promotions(input)).map(toWirePromotion));
    });
  }
  app.openapi(activityRoute, async (c) => {
    const input = { ...c.req.valid("query"), kind: "activity", language: languageOf(c) } as const;
    return sendData(c, (await catalogue.promotions(input)).map(toWirePromotion));
  });
  app.openapi(adRoute, async (c) => {
    const input = { ...c.req.valid("query"), kind: "ad", language: languageOf(c) } as const;
    const ads = await catalogue.promotions(input);
    return sendData(c, ads.length > 0 ? ads.map(toWirePromotion) : null);
  });
}

/** Clients use a network's key or its id; an unknown one has no DApps. */
async function networkOf(catalogue: CatalogueService, chain: string): Promise<string | undefined> {
  if (chain === "") return undefined;
  const networks = await catalogue.networks();
  return networks.find(({ key, id }) => key === chain || String(id) === chain)?.key ?? chain;
}
