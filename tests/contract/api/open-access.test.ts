/** The calls of §7, the open data and the feeds, as other sites and programs use them. */
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const OPEN = [
  "/v1/block_chain/list",
  "/v1/application/list?count=100",
  "/v1/news/list",
  "/openapi.json",
  "/data/networks.json",
  "/data/tokens.json",
  "/feeds/ru/news.rss",
];

describe("another site", () => {
  it.each(OPEN)("may request %s with the headers of §7 and an ETag", async (path) => {
    const asked = { "access-control-request-method": "GET", origin: "https://other.example" };
    const wanted = ["lang", "os", "appver", "if-none-match"];
    const answer = await site.get(path, {
      method: "OPTIONS",
      headers: { ...asked, "access-control-request-headers": wanted.join(",") },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-methods")).toContain("GET");
    for (const header of wanted) expect(answer.headers.get("access-control-allow-headers")).toContain(header);
  });

  it("may post to market_optional, which changes nothing", async () => {
    const answer = await site.get("/v1/swap_market/market_optional", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "cross-site",
        origin: "https://other.example",
      },
      body: "[]",
    });
    expect(answer.status).not.toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("may post nowhere else", async () => {
    const headers = { "content-type": "application/json", "sec-fetch-site": "cross-site" };
    expect((await site.get("/api/preflight/token", { method: "POST", headers, body: "{}" })).status).toBe(
      403,
    );
    const preflight = { "access-control-request-method": "POST", origin: "https://other.example" };
    const asked = await site.get("/api/preflight/token", { method: "OPTIONS", headers: preflight });
    expect(asked.headers.has("access-control-allow-origin")).toBe(false);
  });

  it.each(["/v1/nothing", "/v1/application/list?count=x", "/data/nothing.json", "/feeds/xx/news.atom"])(
    "can read why %s is refused",
    async (path) => {
      const answer = await site.get(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("access-control-expose-headers")).toContain("retry-after");
      expect(await answer.json()).toMatchObject({ message: expect.any(String) });
    },
  );
});

it("a rate-limited client can read when to retry", async () => {
  const strict = await startSite({ RATE_LIMIT_FACTOR: "0.002" });
  const answers = [];
  for (let count = 0; count < 4; count += 1) answers.push(await strict.get(`/v1/news/list?start=${count}`));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers.get("access-control-allow-origin")).toBe("*");
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  await strict.stop();
});

it.each([...OPEN, "/sitemap.xml", "/sitemaps/en.xml", "/sitemaps/en-dapps-0.xml", "/data/dapps.json"])(
  "%s is compressed and revalidated by its ETag",
  async (path) => {
    const answer = await site.get(path, { headers: { "accept-encoding": "gzip" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    const plain = await site.get(path, { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.headers.get("etag")).toBe(answer.headers.get("etag"));
    expect(await plain.text()).toBe(await answer.text());
    const known = { "if-none-match": answer.headers.get("etag") ?? "none" };
    expect((await site.get(path, { headers: known })).status).toBe(304);
  },
);

it("a call may be cached, is revalidated each time, and varies by the lang header", async () => {
  const { headers } = await site.get("/v1/category/list");
  expect(headers.get("cache-control")).toBe("public, no-cache");
  expect(headers.get("vary")?.toLowerCase().split(/, */)).toContain("lang");
  expect((await site.get("/v1/nothing")).headers.get("cache-control")).toBe("no-store");
});

it.each([
  ["DELETE", "/v1/news/list", "GET, HEAD, OPTIONS"],
  ["GET", "/api/uploads", "POST, OPTIONS"],
  ["PUT", "/data/dapps.json", "GET, HEAD, OPTIONS"],
  ["POST", "/feeds/en/news.atom", "GET, HEAD, OPTIONS"],
  ["POST", "/openapi.json", "GET, HEAD, OPTIONS"],
])("%s %s gets 405 with the allowed methods", async (method, path, allow) => {
  const answer = await site.get(path, { method });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
  expect(await answer.json()).toMatchObject({ result: 1004 });
  const options = await site.get(path, { method: "OPTIONS" });
  expect([options.status, options.headers.get("allow")]).toEqual([204, allow]);
});

interface Operation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly responses: Readonly<Record<string, unknown>>;
}

const readDocument = async () =>
  (await (await site.get("/openapi.json")).json()) as { paths: Record<string, Record<string, Operation>> };

async function lint(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, config, absoluteRef: "openapi.json" });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

describe("the OpenAPI document", () => {
  it("passes redocly, which does find planted faults", async () => {
    const document = await readDocument();
    expect(await lint(document)).toEqual([]);
    const { get, ...others } = document.paths["/v1/news/list"] ?? {};
    const unnamed = { ...others, get: { ...get, operationId: undefined } };
    const wrong = { ...document, paths: { ...document.paths, "/v1/news/list": unnamed } };
    expect(await lint(wrong)).toHaveLength(1);
  });

  it("gives every call its own id, and lists its failures for rate limits and body size", async () => {
    const operations = Object.values((await readDocument()).paths).flatMap((item) => Object.entries(item));
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(operations.length);
    for (const [method, { responses, tags }] of operations) {
      const told = method === "post" ? ["200", "413", "429", "503"] : ["200", "429", "503"];
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(told));
      expect(tags).toHaveLength(1);
    }
  });

  it("describes the open data and the feeds", async () => {
    const { paths } = await readDocument();
    const described = ["dapps", "networks", "tokens", "nfts", "releases"].map((name) => `/data/${name}.json`);
    expect(Object.keys(paths)).toEqual(expect.arrayContaining([...described, "/feeds/{language}/{file}"]));
  });
});
