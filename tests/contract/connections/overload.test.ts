/** Overload: more requests than can be rendered. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSiteProcess, temporaryFolder, type SiteProcess } from "./site-process.ts";

const folder = temporaryFolder();
let site: SiteProcess;
beforeAll(async () => {
  site = await startSiteProcess({ DATA_DIR: folder.path, RATE_LIMIT_FACTOR: "1000" });
}, 60_000);
afterAll(async () => {
  await site.end("SIGKILL");
  folder.remove();
});

const get = (path: string, init?: RequestInit) => fetch(site.address + path, init);

it("what cannot be rendered in time is refused with a text, while cached pages and forms continue", async () => {
  // The start clears all kept pages once more when its search index is built, which a search waits for.
  expect((await get("/en/dappstore?key=uniswap")).status).toBe(200);
  await expect.poll(async () => (await get("/en/about")).status, { timeout: 20_000 }).toBe(200);
  const flood = Array.from({ length: 250 }, (_, n) => get(`/en/nothing-${n}`));
  const sent = await get("/api/preflight/nft", {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  const kept = await get("/en/about");
  expect([kept.status, sent.status]).toEqual([200, 200]);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(50);
  expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThan(0);
  for (const { headers } of refused) {
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect(await refused[0]?.text()).toContain("The site is very busy");
  expect((await get("/en/privacy")).status).toBe(200);
}, 60_000);
