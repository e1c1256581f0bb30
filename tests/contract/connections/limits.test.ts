/** What counts as a client, what a read costs, and what the headers report. */
import { afterEach, expect, it } from "vitest";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let site: RunningSite;
afterEach(() => site.stop());

const JSON_TYPE = { "content-type": "application/json" };
const statuses = async (count: number, ask: (n: number) => Promise<Response>): Promise<number[]> => {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const response = await ask(n);
    await response.body?.cancel();
    seen.push(response.status);
  }
  return seen;
};

it("redirects count", async () => {
  site = await startSite({ RATE_LIMIT_FACTOR: "0.05" });
  const seen = await statuses(15, () => site.get("/en/about/"));
  expect(seen[0]).toBe(308);
  expect(seen.at(-1)).toBe(429);
});

it("a read costs what its response takes", async () => {
  // 60 points per minute.
  site = await startSite({ RATE_LIMIT_FACTOR: "0.1", TRUST_PROXY: "1" });
  const from = (client: string, path: string) => site.get(path, { headers: { "x-forwarded-for": client } });
  expect(await statuses(4, () => from("10.0.0.1", "/sitemaps/en.xml"))).toEqual([200, 200, 200, 429]);
  expect(await statuses(50, () => from("10.0.0.2", "/openapi.json"))).not.toContain(429);
});

it("every rendered response of /v1 and every refusal reports what is left", async () => {
  site = await startSite({ RATE_LIMIT_FACTOR: "0.005" });
  const first = await site.get("/v1/block_chain/list");
  expect(first.headers.get("ratelimit-policy")).toBe("3;w=60");
  expect(first.headers.get("ratelimit-limit")).toBe("3");
  expect(first.headers.get("ratelimit-remaining")).toBe("2");
  expect(Number(first.headers.get("ratelimit-reset"))).toBeLessThanOrEqual(60);
  await statuses(3, () => site.get("/v1/nope"));
  // An answer that is kept costs nothing, so it is no longer refused.
  expect((await site.get("/v1/block_chain/list")).status).toBe(200);
  for (const path of ["/v1/category/list", "/en/about"]) {
    const refused = await site.get(path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit-remaining")).toBe("0");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

it("a visitor behind a proxy that writes ports is one client, and the networks of a /48 share a limit", async () => {
  // 3 reads per minute, 12 for a /48.
  site = await startSite({ RATE_LIMIT_FACTOR: "0.005", TRUST_PROXY: "1" });
  const from = (client: string) => site.get("/v1/nope", { headers: { "x-forwarded-for": client } });
  expect(await statuses(4, (n) => from(`203.0.113.7:${4_000 + n}`))).toEqual([404, 404, 404, 429]);
  const networks = await statuses(14, (n) => from(`[2001:db8:1:${n}::9]:443`));
  expect(networks.filter((status) => status === 404)).toHaveLength(12);
  expect(await statuses(1, () => from("2001:db8:2:1::9"))).toEqual([404]);
});

it("subscriptions through the page and the API share a counter; the page keeps the address and shows the time to wait", async () => {
  // 4 subscriptions per hour, 6 writes per minute.
  site = await startSite({ RATE_LIMIT_FACTOR: "0.2" });
  const call = (email: string) =>
    site.get("/api/tokenPocket/subscribe", {
      method: "POST",
      body: JSON.stringify({ email }),
      headers: JSON_TYPE,
    });
  const post = (email: string) =>
    site.get("/en/subscription", { method: "POST", body: new URLSearchParams({ email }) });
  expect(await statuses(2, (n) => call(`a${n}@example.org`))).toEqual([200, 200]);
  expect(await statuses(2, (n) => post(`b${n}@example.org`))).toEqual([200, 200]);
  const refused = await post("late@example.org");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  const html = await refused.text();
  expect(html).toContain('value="late@example.org"');
  expect(html).toMatch(/Try again in \d+ minutes\./);
  expect((await call("later@example.org")).status).toBe(429);
});
