/** The OpenAPI document: the routes' own descriptions, and what all of them share. */
import { isBetaCall } from "#browser/api/origins.ts";
import { brand } from "#brand/brand.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { failureResponses } from "#platform/api/envelope.ts";
import { isOfferedCall } from "#shell/navigation/offer.ts";
import type { App } from "./app.ts";
import type { Config } from "./config.ts";
import { isOpenPath } from "./middleware/open-access.ts";
import type { ApiDocument } from "./services.ts";

/** Groups of calls by path prefix; the first match wins. `/docs` shows them in this order. */
const API_GROUPS = [
  { prefix: "/v1/news/", name: "News", description: "Articles, the newest first." },
  {
    prefix: "/v1/release/",
    name: "Downloads",
    description: "Releases, their hashes, and what a hash is of.",
  },
  {
    prefix: "/v1/",
    name: "Catalogue",
    description: "DApps, networks, categories, tokens and what is promoted.",
  },
  {
    prefix: "/api/receipts/",
    name: "Receipts",
    description: "What becomes of a submission, by its receipt.",
  },
  { prefix: "/api/tokenPocket/", name: "Newsletter", description: "Subscriptions." },
  { prefix: "/api/subscriptions/", name: "Newsletter", description: "Subscriptions." },
  { prefix: "/api/", name: "Submissions", description: "Ask for a listing." },
  { prefix: "/data/", name: "Open data", description: "Whole lists as files, for any site." },
  { prefix: "/feeds/", name: "Feeds", description: "Atom, RSS and JSON Feed, for any site." },
] as const;

const groupOf = (path: string): (typeof API_GROUPS)[number] =>
  API_GROUPS.find(({ prefix }) => path.startsWith(prefix)) ?? API_GROUPS[2];

/** The last of these in a path names its parameter: `/v1/news/{id}` is `getNewsById`. */
function operationIdOf(method: string, path: string): string {
  const words = path.replace(/^\/(?:v1|api)\//, "").match(/\{?[a-zA-Z\d]+/g) ?? [];
  const names = words.map((word) => {
    const [first = "", ...rest] = word.replace("{", "");
    return (word.startsWith("{") ? "By" : "") + first.toUpperCase() + rest.join("");
  });
  return method + names.join("");
}

const documents = new WeakMap<App, ApiDocument>();

type Origins = Pick<Config, "PUBLIC_ORIGIN" | "API_ORIGIN" | "API_BETA_ORIGIN">;

/** Generated once: the routes do not change, and generating it takes as long as rendering a page. */
export function apiDocument(app: App, config: Origins): ApiDocument {
  const known = documents.get(app) ?? createDocument(app, config);
  documents.set(app, known);
  return known;
}

function createDocument(app: App, config: Origins): ApiDocument {
  registerFiles(app);
  const document = app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description:
        "Public JSON API. Every answer of `/v1` and `/api` is `{result, message, data}`; `result` 0 is success. No key is needed.",
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
    servers: [{ url: config.API_ORIGIN ?? config.PUBLIC_ORIGIN }],
    security: [],
  });
  document.paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).filter(([path]) => isOfferedCall(path)),
  );
  const paths = Object.keys(document.paths);
  const groups = API_GROUPS.filter((group) => paths.some((path) => groupOf(path) === group));
  document.tags = [...new Map(groups.map(({ name, description }) => [name, { name, description }])).values()];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      operation.operationId = operationIdOf(method, path);
      operation.tags = [groupOf(path).name];
      const host = hostOf(path, config);
      if (host !== undefined) operation.servers = [{ url: host }];
      operation.responses = { ...sharedResponses(method, path), ...operation.responses };
    }
  }
  return document;
}

/** Returns the host of a call if it differs from the document's. The site itself serves files. */
function hostOf(path: string, { PUBLIC_ORIGIN, API_ORIGIN, API_BETA_ORIGIN }: Origins): string | undefined {
  if (isBetaCall(path)) return API_BETA_ORIGIN ?? (API_ORIGIN && PUBLIC_ORIGIN);
  return API_ORIGIN && !/^\/(?:v1|api)\//.test(path) ? PUBLIC_ORIGIN : undefined;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  servers?: { url: string }[];
  responses: Record<string, object>;
}

const FAILURE = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };

/** The responses of the middleware in app.ts, which runs before a route. */
function sharedResponses(method: string, path: string): Record<string, object> {
  const read = failureResponses("rate_limited", "server_error", "unavailable");
  const sent = failureResponses("bad_request", "forbidden", "timeout", "too_large");
  const all = method === "get" ? read : { ...read, ...sent };
  const entries = Object.entries(all).map(([status, { description }]) => [
    status,
    { description, ...(status === "429" && { headers: RETRY_HEADERS }), content: FAILURE },
  ]);
  const isAskedAgain = method === "get" && isOpenPath(path);
  return { ...(isAskedAgain && { 304: NOT_CHANGED }), ...(Object.fromEntries(entries) as object) };
}

const NOT_CHANGED = { description: "What `If-None-Match` names is still the newest" };

const RETRY_HEADERS = {
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
};

const FILES = [
  ["/data/index.json", "What there is, under which licence and of which date"],
  ["/data/dapps.json", "Every listed DApp, in all its languages"],
  ["/data/networks.json", "Every network, those that have ended too"],
  ["/data/tokens.json", "The token list, in the format of tokenlists.org"],
  ["/data/nfts.json", "Every listed collection of NFTs"],
  ["/data/decisions.json", "How review stands: what waits, how long decisions take and how they turn out"],
  ["/data/releases.json", "Every release with its hashes, and the digest of the list"],
] as const;

const FEEDS = ["dapps", "news", "releases"].filter((name) => isOfferedCall(`/feeds/en/${name}.atom`));

const FEED_TYPES = ["application/atom+xml", "application/rss+xml", "application/feed+json"];

/** Files are streamed and have no schema that could validate anything. */
function registerFiles({ openAPIRegistry }: App): void {
  for (const [path, summary] of FILES) {
    openAPIRegistry.registerPath({
      method: "get",
      path,
      summary,
      responses: {
        200: { description: "The file", content: { "application/json": { schema: { type: "object" } } } },
      },
    });
  }
  const text = { type: "string" } as const;
  openAPIRegistry.registerPath({
    method: "get",
    path: "/feeds/{language}/{file}",
    summary: `Feeds: ${FEEDS.join(", ")}`,
    parameters: [
      { name: "language", in: "path", required: true, schema: { ...text, enum: [...LANGUAGES] } },
      {
        name: "file",
        in: "path",
        required: true,
        description: `\`${FEEDS.join("`, `")}\`, then \`.atom\`, \`.rss\` or \`.json\``,
        schema: { ...text, pattern: `^(${FEEDS.join("|")})\\.(atom|rss|json)$` },
        example: "news.atom",
      },
    ],
    responses: {
      200: {
        description: "The feed",
        content: Object.fromEntries(FEED_TYPES.map((type) => [type, { schema: text }])),
      },
      404: { description: "There is no such feed", content: FAILURE },
    },
  });
}
