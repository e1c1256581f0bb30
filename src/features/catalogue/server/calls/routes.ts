/** The OpenAPI routes of the catalogue. */
import { createRoute, z } from "@hono/zod-openapi";
import {
  networkSchema,
  categorySchema,
  dappSchema,
  hotSearchSchema,
  marketTokenSchema,
  promotionSchema,
  sectionSchema,
  searchAnswerSchema,
  tokenProtocolMapSchema,
} from "#features/catalogue/schema.ts";
import { dataResponse, failureResponses } from "#platform/api/envelope.ts";
import { clientHeadersSchema } from "#platform/api/list-query.ts";
import {
  dappListQuerySchema,
  idsQuerySchema,
  marketBodySchema,
  plainQuerySchema,
  promotionQuerySchema,
  searchQuerySchema,
  sectionMoreQuerySchema,
  sectionsQuerySchema,
} from "./query-schema.ts";

interface Call<Path extends string, Query extends z.ZodObject, Data extends z.ZodType> {
  readonly path: Path;
  readonly summary: string;
  readonly description: string;
  readonly query: Query;
  /** A short description of `data`. */
  readonly answer: string;
  readonly data: Data;
}

const getRoute = <Path extends string, Query extends z.ZodObject, Data extends z.ZodType>({
  query,
  answer,
  data,
  ...call
}: Call<Path, Query, Data>) =>
  createRoute({
    method: "get",
    ...call,
    request: { query, headers: clientHeadersSchema },
    responses: { 200: dataResponse(answer, data), ...failureResponses("validation", "unavailable") },
  });

export const networkListRoute = getRoute({
  path: "/v1/block_chain/list",
  summary: "All networks",
  description:
    "Every network the wallet knows or has known. Those with `deprecated` true have ended; clients leave them out.",
  query: plainQuerySchema,
  answer: "Networks",
  data: z.array(networkSchema),
});

export const tokenProtocolRoute = getRoute({
  path: "/v1/token/ns_token_protocol_list_map",
  summary: "Token and NFT standards by namespace",
  description: "The standards a token or an NFT can follow, grouped by the namespace of its network.",
  query: plainQuerySchema,
  answer: "Lists of standards by namespace",
  data: tokenProtocolMapSchema,
});

const categories = {
  summary: "All categories",
  description: "In the order of `m_index`. 99998 is Hot. Clients show those with `category_type` 0 only.",
  query: plainQuerySchema,
  answer: "Categories",
  data: z.array(categorySchema),
};

export const categoryRoutes = [
  getRoute({ path: "/v1/application/category_list", ...categories }),
  getRoute({ path: "/v1/category/list", ...categories }),
] as const;

const dappList = {
  summary: "DApps of a category and a network",
  description:
    "The editors' order first, or as `sort` says; `kind` and `facts` filter. With `key`, those of them that are found. The next page is `start` plus `count`; past the end the list is empty. A far page takes no longer than the first.",
  query: dappListQuerySchema,
  answer: "DApps",
  data: z.array(dappSchema),
};

export const dappListRoutes = [
  getRoute({ path: "/v1/application/category_dapplist", ...dappList }),
  getRoute({ path: "/v1/application/list", ...dappList }),
] as const;

export const searchRoute = createRoute({
  method: "get",
  path: "/v1/application/search",
  summary: "Search DApps, tokens and NFT collections",
  description:
    "Finds names, former and other names, tokens, contract addresses, categories and networks in any language, from the first letters on and with small mistakes. The best first. Words typed with another keyboard layout, in pinyin or in another script are understood; `did_you_mean` then says as what. If nothing is found, `alternatives` has the nearest. A website is found by its exact host, or one its DApp had before. Of any other, `data` is empty and `unknown_website` says so, with the nearest that are in the store and whether it can be mistaken for the first of them. `tokens` and `nfts` are found by name, symbol and contract, also by a link to an explorer.",
  request: { query: searchQuerySchema, headers: clientHeadersSchema },
  responses: {
    200: { description: "DApps", content: { "application/json": { schema: searchAnswerSchema } } },
    ...failureResponses("validation", "unavailable"),
  },
});

export const hotListRoute = getRoute({
  path: "/v1/application/hot_list",
  summary: "Hot searches",
  description: "What to offer below an empty search field, chosen by the editors.",
  query: plainQuerySchema,
  answer: "Searches",
  data: z.array(hotSearchSchema),
});

export const listByIdsRoute = getRoute({
  path: "/v1/application/listbyids_new",
  summary: "DApps by their numbers",
  description: "For favourites. In the order asked for; a DApp that is no longer listed is left out.",
  query: idsQuerySchema,
  answer: "DApps",
  data: z.array(dappSchema),
});

export const homeSectionRoute = getRoute({
  path: "/v1/application/home_section_list",
  summary: "The sections of the store's front page",
  description: "Each with its first DApps; `section_more` has the rest.",
  query: sectionsQuerySchema,
  answer: "Sections",
  data: z.array(sectionSchema),
});

export const sectionMoreRoute = getRoute({
  path: "/v1/application/section_more",
  summary: "More of one section",
  description: "An unknown section, or one that is at its end, gives an empty list.",
  query: sectionMoreQuerySchema,
  answer: "DApps",
  data: z.array(dappSchema),
});

const banners = {
  summary: "Banners",
  description: "Those that are shown now, in their order. Clients keep those whose address contains http.",
  query: promotionQuerySchema(10),
  answer: "Banners",
  data: z.array(promotionSchema),
};

export const bannerRoutes = [
  getRoute({ path: "/v1/banner/superlist", ...banners }),
  getRoute({ path: "/v1/banner/list", ...banners }),
] as const;

export const activityRoute = getRoute({
  path: "/v1/activity/list",
  summary: "Activities",
  description: "The newest first, past ones too.",
  query: promotionQuerySchema(5),
  answer: "Activities",
  data: z.array(promotionSchema),
});

export const adRoute = getRoute({
  path: "/v1/ad/list",
  summary: "Ads",
  description: "Of the brand's own. Null where there are none: clients take that for an empty list.",
  query: promotionQuerySchema(5),
  answer: "Ads",
  data: z.array(promotionSchema).nullable(),
});

export const marketRoute = createRoute({
  method: "post",
  path: "/v1/swap_market/market_optional",
  summary: "Facts about tokens",
  description:
    "Those of the tokens asked about that the catalogue knows, in the same order. Unknown ones are left out.",
  request: { body: { required: true, content: { "application/json": { schema: marketBodySchema } } } },
  responses: {
    200: dataResponse("Tokens", z.array(marketTokenSchema)),
    ...failureResponses("invalid_json", "validation", "unsupported_type", "unavailable"),
  },
});
