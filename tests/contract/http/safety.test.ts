import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const SUBSCRIBE = "/api/tokenPocket/subscribe";
const post = (body: string, headers: Record<string, string> = {}) =>
  site.get(SUBSCRIBE, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

async function firstAsset(): Promise<string> {
  const html = await (await site.get("/en")).text();
  return /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
}

const ANSWERS = [
  ["/en", 200],
  ["/en.data", 404],
  ["/en/nope", 404],
  ["/about", 302],
  ["/en/about/", 308],
  ["/openapi.json", 200],
  ["/healthz", 200],
  ["/v1/nope", 404],
  ["/v1/block_chain/list", 200],
  ["/api/receipts/none", 404],
  ["/uploads/none.png", 404],
  ["/data/networks.json", 200],
  ["/feeds/en/news.atom", 200],
  ["/sitemap.xml", 200],
  ["/robots.txt", 200],
  ["/share/en/about.png", 200],
  ["/sw.js", 200],
  ["asset", 200],
] as const;

describe("every response", () => {
  it.each(ANSWERS)("%s has the security headers", async (path, status) => {
    const response = await site.get(path === "asset" ? await firstAsset() : path);
    const { headers } = response;
    expect(response.status).toBe(status);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBeTruthy();
    expect(headers.get("strict-transport-security")).toContain("max-age=");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("content-security-policy")).not.toContain("unsafe");
  });

  it("has the hash of each inline script of a page, and no inline style or handler", async () => {
    const html = await (await site.get("/en")).text();
    expect(html).not.toMatch(/<[^>]+\sstyle="/);
    expect(html).not.toMatch(/<[^>]+\son\w+="/);
    expect(html).not.toContain("<style");
  });
});

describe("unsafe methods", () => {
  it("are refused from another site, JSON included", async () => {
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { origin: "https://evil.example" }]) {
      const response = await post('{"email":"a@b.co"}', headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ result: 2001 });
    }
  });

  it("are refused on pages too, with a text", async () => {
    const response = await site.get("/en/subscription", {
      method: "POST",
      body: new URLSearchParams({ email: "a@b.co" }),
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain("This request came from another site");
  });

  it("with a body over the limit get 413", async () => {
    const response = await post(JSON.stringify({ email: "x".repeat(200_000) }));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ result: 1006 });
  });

  it("with invalid JSON get 400", async () => {
    const response = await post("{");
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ result: 1002 });
  });
});

it("hostile paths and headers never cause a 5xx", async () => {
  const paths = [
    "/%",
    "/%00",
    "/en/%E0%A4%A",
    "/en?%",
    `/${"a".repeat(8_000)}`,
    "/en/..%2f..%2fetc",
    "/\\\\x",
    "/en.data?_routes=%",
  ];
  for (const path of paths) {
    const response = await site.get(path, { headers: { "accept-language": ";;;q=", cookie: "lang=%" } });
    await response.text();
    expect(response.status, path).toBeLessThan(500);
  }
});

it("a visitor beyond the limit gets 429 with the time to wait", async () => {
  const limited = await startSite({ RATE_LIMIT_FACTOR: "0.02" });
  try {
    const statuses: number[] = [];
    let last = await limited.get("/v1/nope");
    for (let n = 0; n < 15; n += 1) {
      last = await limited.get("/v1/nope");
      statuses.push(last.status);
    }
    expect(statuses).toContain(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ result: 2002 });
  } finally {
    await limited.stop();
  }
});
