import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Foundation } from "#server/foundation.ts";
import { createLimits, type Limits } from "#server/middleware/limits.ts";
import type { Refusals } from "#server/refusals.ts";
import type { ServerEnvironment } from "#server/server-environment.ts";
import { rateLimits } from "./rate-limits.ts";

const CLIENT = "192.0.2.1";
const READS = 600;

const refusals: Pick<Refusals, "isApi" | "rateLimited"> = {
  isApi: (c) => c.req.path.startsWith("/v1/") || c.req.path.startsWith("/api/"),
  rateLimited: (_c, seconds) =>
    new Response("refused", { status: 429, headers: { "retry-after": String(seconds) } }),
};

function createSite(): { ask: (method: string, path: string) => Promise<Response>; limits: Limits } {
  const limits = createLimits({
    config: { RATE_LIMIT_FACTOR: 1 },
    database: { engine: "sqlite" },
  } as unknown as Foundation);
  const app = new Hono<ServerEnvironment>();
  app.use(rateLimits({ limits, trustedProxies: 0, refusals, isPage: (path) => path === "/en/submit/dapp" }));
  app.all("*", (c) => {
    if (c.req.path === "/v1/own") c.header("ratelimit-limit", "7");
    return c.text(c.get("returned") ? "returned" : "done", c.get("returned") ? 429 : 200);
  });
  const incoming = { socket: { remoteAddress: CLIENT }, headers: {} };
  return { ask: async (method, path) => app.request(path, { method }, { incoming }), limits };
}

const remaining = async (limits: Limits): Promise<number> =>
  (await limits.reads.look(CLIENT)).standing.remaining;

it.each([
  ["/v1/dapp/list", 1],
  ["/api/receipts/1", 1],
  ["/openapi.json", 1],
  ["/uploads/a.png", 1],
  ["/icons/a.svg", 1],
  ["/robots.txt", 1],
  ["/speculation-rules.json", 1],
  ["/manifest.webmanifest", 1],
  ["/.well-known/security.txt", 1],
  ["/en", 3],
  ["/en/v1/page", 3],
  ["/v1beta", 3],
  ["/apiary", 3],
  ["/feeds/news.xml", 5],
  ["/en/feeds/news.xml", 3],
  ["/share/en/home.png", 10],
  ["/data/releases.json", 10],
  ["/en/share/a", 3],
  ["/sitemap.xml", 20],
  ["/sitemaps/en.xml", 20],
  ["/en/sitemap.xml", 3],
  ["/sitemapped", 3],
])("reading %s costs %d points", async (path, points) => {
  for (const method of ["GET", "HEAD", "OPTIONS"]) {
    const { ask, limits } = createSite();
    await ask(method, path);
    expect(await remaining(limits)).toBe(READS - points);
    expect((await limits.writes.look(CLIENT)).standing.remaining).toBe(30);
  }
});

it.each(["POST", "PUT", "DELETE"])("%s counts as a write and costs no points of reading", async (method) => {
  const { ask, limits } = createSite();
  await ask(method, "/api/uploads");
  expect((await limits.writes.look(CLIENT)).standing.remaining).toBe(29);
  expect(await remaining(limits)).toBe(READS);
});

it("a call of the desk costs the operators' points; one before signing in counts as anybody's write", async () => {
  const { ask, limits } = createSite();
  const left = async (name: "desk" | "writes") => (await limits[name].look(CLIENT)).standing.remaining;
  for (const method of ["GET", "POST"]) await ask(method, "/api/desk/queue");
  expect([await left("desk"), await left("writes"), await remaining(limits)]).toEqual([1_198, 30, READS]);
  await ask("POST", "/api/desk/sign-in");
  await ask("POST", "/x/api/desk/queue");
  expect([await left("desk"), await left("writes")]).toEqual([1_198, 28]);
});

it.each(["/healthz", "/readyz", "/api/subscriptions/unsubscribe"])("%s is not counted", async (path) => {
  const { ask, limits } = createSite();
  const responses = await Promise.all([ask("GET", path), ask("POST", path)]);
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(["done", "done"]);
  expect(await remaining(limits)).toBe(READS);
  expect((await limits.writes.look(CLIENT)).standing.remaining).toBe(30);
});

it("a client without points is refused with the time to wait and the RateLimit headers", async () => {
  const { ask, limits } = createSite();
  await limits.reads.consume(CLIENT, READS);
  const response = await ask("GET", "/en");
  expect([response.status, await response.text()]).toEqual([429, "refused"]);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response.headers.get("ratelimit-policy")).toBe("600;w=60");
  expect(response.headers.get("ratelimit-remaining")).toBe("0");
});

it("calls of the API have RateLimit headers, pages have none", async () => {
  const { ask } = createSite();
  const call = await ask("GET", "/v1/dapp/list");
  expect(call.headers.get("ratelimit-limit")).toBe("600");
  expect(call.headers.get("ratelimit-remaining")).toBe("599");
  expect(Number(call.headers.get("ratelimit-reset"))).toBeGreaterThan(50);
  expect((await ask("GET", "/en")).headers.has("ratelimit-limit")).toBe(false);
});

it("a verb's own RateLimit headers stay", async () => {
  const { ask } = createSite();
  const { headers } = await ask("GET", "/v1/own");
  expect([headers.get("ratelimit-limit"), headers.get("ratelimit-remaining")]).toEqual(["7", "599"]);
});

it.each([
  ["/api/uploads", "uploads", 40],
  ["/api/uploads", "uploadedKilobytes", 200 * 1024],
  ["/api/submissions/dapp", "submissions", 20],
  ["/api/preflight/dapp", "checks", 240],
  ["/api/receipts/1/messages", "messages", 60],
  ["/api/receipt-recoveries", "messages", 60],
  ["/api/receipt-links", "recoveries", 10],
] as const)(
  "a call of %s is refused before its body is read when %s is used up",
  async (path, name, points) => {
    const { ask, limits } = createSite();
    expect(await (await ask("POST", path)).text()).toBe("done");
    expect((await limits.forms[name].look(CLIENT)).standing.remaining).toBe(points);
    await limits.forms[name].consume(CLIENT, points);
    const response = await ask("POST", path);
    expect([response.status, response.headers.get("ratelimit-limit")]).toEqual([429, String(points)]);
  },
);

it("a call to subscribe is refused when subscriptions are used up", async () => {
  const { ask, limits } = createSite();
  await limits.subscriptions.consume(CLIENT, 20);
  expect((await ask("POST", "/api/tokenPocket/subscribe")).status).toBe(429);
});

it("a used-up limit refuses no other call", async () => {
  const { ask, limits } = createSite();
  await limits.forms.uploads.consume(CLIENT, 40);
  await limits.forms.recoveries.consume(CLIENT, 10);
  await limits.subscriptions.consume(CLIENT, 20);
  const others = ["/api/submissions/dapp", "/api/uploads/x", "/x/api/uploads", "/api/receipt-links/x"];
  for (const path of [...others, "/x/api/receipt-links", "/api/tokenPocket/subscribe/x"]) {
    expect((await ask("POST", path)).status).toBe(200);
  }
});

it("a page's form beyond the writes comes back, up to 30 more; after that it is refused", async () => {
  const { ask, limits } = createSite();
  await limits.writes.consume(CLIENT, 30);
  const first = await ask("POST", "/en/submit/dapp");
  expect([first.status, await first.text()]).toEqual([429, "returned"]);
  expect(first.headers.get("ratelimit-limit")).toBe("30");
  await limits.returnedForms.consume(CLIENT, 29);
  expect(await (await ask("POST", "/en/submit/dapp")).text()).toBe("refused");
});

it("only a post to a page comes back: not a call, not another method, not a page that is read", async () => {
  const { ask, limits } = createSite();
  await limits.writes.consume(CLIENT, 30);
  await limits.reads.consume(CLIENT, READS);
  for (const [method, path] of [
    ["POST", "/api/uploads"],
    ["PUT", "/en/submit/dapp"],
    ["GET", "/en/submit/dapp"],
  ] as const) {
    expect(await (await ask(method, path)).text()).toBe("refused");
  }
  expect((await limits.returnedForms.look(CLIENT)).standing.remaining).toBe(30);
});
