import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { brand } from "#brand/brand.ts";
import { axeFindings, expect, otherSites, shellIsEnhanced, test as base } from "#tests/fixtures/journey.ts";
import { startNetworkProxy, type NetworkProxy } from "#tests/fixtures/network-proxy.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

const genuine = new URL("../../content/seed/samples/sample-1.1.0.zip", import.meta.url);

interface SiteLine extends NetworkProxy {
  readonly site: RunningSite;
}

/** Each journey has its own site behind a proxy that can disconnect. */
const test = base.extend<{ line: SiteLine }>({
  line: async ({ complaints }, run) => {
    const site = await startSite();
    const line = await startNetworkProxy();
    line.routeTo(site);
    otherSites.add(line.address);
    await run({ ...line, site });
    // A lost connection is not an error of the page.
    const own = complaints.filter((text) => !/Failed to (?:load resource|fetch)/.test(text));
    complaints.splice(0, complaints.length, ...own);
    await line.close();
    await site.stop();
  },
});

test.use({ serviceWorkers: "allow" });

const notice = (page: Page) => page.locator("[data-offline-notice] p");

/** The worker is active, and its initial pages are cached. */
async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const isCached = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

async function open(page: Page, line: NetworkProxy, path: string): Promise<void> {
  await page.goto(line.address + path);
  await expect.poll(() => isCached(page, path), path).toBe(true);
}

/** Slow rules: `npm run test:reach` runs these. */
const REACH = { tag: "@reach" };

test("opened pages can be read offline, and are fresh when the connection is back", async ({
  page,
  line,
}) => {
  await page.goto(`${line.address}/en`);
  await workerIsReady(page);
  await open(page, line, "/en/news/1003");
  await open(page, line, "/en/dappstore?category_id=99998&category=Hot");
  const title = await page.title();
  line.cut();
  for (const path of ["/en", "/en/news/1003", "/en/dappstore?category_id=99998&category=Hot"]) {
    const answer = await page.goto(line.address + path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(notice(page), path).toHaveText("You’re offline. This is what was saved on this device.");
  }
  expect(await page.title()).toBe(title);
  line.routeTo(line.site);
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
  await expect(notice(page)).toBeHidden();
});

test("a file can be checked offline, even if the page was never opened", async ({ page, line, context }) => {
  await page.goto(`${line.address}/en/news`);
  await workerIsReady(page);
  await context.setOffline(true);
  await page.goto(`${line.address}/en/download/verify`);
  await expect(notice(page)).toBeVisible();
  await page
    .locator("input[type=file]:enabled")
    .setInputFiles({ name: "mine.apk", mimeType: "application/zip", buffer: await readFile(genuine) });
  await expect(page.locator("[data-island] [role=status]")).toContainText("This is our file.");
});

test("a page that was not opened shows in its language that there is no connection", async ({
  page,
  line,
}) => {
  await page.goto(`${line.address}/ko/news`);
  await workerIsReady(page);
  line.cut();
  for (const path of ["/ko/about", "/about", "/th/about"]) {
    const answer = await page.goto(line.address + path);
    expect(answer?.status(), path).toBe(503);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("오프라인 상태예요");
    // The pages that can be read, by their titles: the news, home and the file check.
    const saved = page.getByRole("region", { name: "이 기기에 저장된 페이지" });
    await expect(saved.getByRole("link"), path).toHaveCount(3);
    await expect(saved.locator('a[href="/ko/news"]'), path).toContainText(brand.name);
  }
  expect(await axeFindings(page)).toEqual([]);
  await expect(notice(page)).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "홈으로" }).click();
  await expect(page).toHaveURL(/\/ko$/);
  await page.goto(`${line.address}/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(notice(page)).toBeVisible();
});

test("the offline page is replaced when the connection is back", async ({ page, line, context }) => {
  await page.goto(`${line.address}/en`);
  await workerIsReady(page);
  await context.setOffline(true);
  await page.goto(`${line.address}/en/terms`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
});

test("personal pages are never cached", async ({ page, line }) => {
  const token = await submitSample(line.site.address, "token");
  const own = ["submissions", "submit/token", "subscription", "success"].map((path) => `/en/${path}`);
  const personal = [`/en/receipt/${token}`, ...own];
  // The first request comes before the worker, the others pass through it.
  for (const path of personal) {
    await page.goto(line.address + path);
    await workerIsReady(page);
  }
  await open(page, line, "/en/about");
  for (const path of personal) expect(await isCached(page, path), path).toBe(false);
  line.cut();
  await page.goto(`${line.address}/en/receipt/${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re offline");
});

test("a hanging connection gets 5 seconds, then the copy is shown", REACH, async ({ page, line }) => {
  await page.goto(`${line.address}/en/about`);
  await workerIsReady(page);
  line.hang();
  const started = Date.now();
  await page.goto(`${line.address}/en/about`, { waitUntil: "commit" });
  expect(Date.now() - started).toBeGreaterThan(4_500);
  await expect(notice(page)).toBeVisible();
  line.routeTo(line.site);
});

test("a missing file reloads the page once, with or without the worker", async ({
  page,
  line,
  complaints,
}) => {
  await page.goto(`${line.address}/en`);
  await workerIsReady(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (request.url.includes("file-check")) await cache.put(request, new Response("", { status: 404 }));
    }
  });
  let loads = 0;
  page.on("load", () => (loads += 1));
  await page.goto(`${line.address}/en/download/verify`);
  // The island's script is loaded at the first interaction.
  await expect
    .poll(async () => {
      for (const x of [1, 2]) await page.mouse.move(x, 200);
      return loads;
    })
    .toBe(2);
  await shellIsEnhanced(page);
  expect(loads).toBe(2);
  expect(complaints.splice(0).every((text) => /file-check|404/.test(text))).toBe(true);
});

test("the caches of an earlier version are deleted when the next starts", REACH, async ({ page, line }) => {
  await page.goto(`${line.address}/robots.txt`);
  await page.evaluate(() => Promise.all(["kept-before-pages", "other"].map((name) => caches.open(name))));
  await page.goto(`${line.address}/en`);
  await workerIsReady(page);
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain("kept-before-pages");
  expect(names).toContain("other");
  expect(names.filter((name) => name.startsWith("kept-"))).toHaveLength(2);
});

test("SERVICE_WORKER=off removes the worker and its caches from devices", REACH, async ({ page, line }) => {
  await page.goto(`${line.address}/en`);
  await workerIsReady(page);
  const without = await startSite({ SERVICE_WORKER: "off" });
  line.routeTo(without);
  const rest = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  try {
    await page.goto(`${line.address}/en/about`);
    await expect.poll(rest, { timeout: 15_000 }).toEqual({ workers: 0, caches: [] });
    await page.goto(`${line.address}/en`);
    await shellIsEnhanced(page);
    expect(await rest()).toEqual({ workers: 0, caches: [] });
  } finally {
    await without.stop();
  }
});
