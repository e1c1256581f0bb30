import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, otherSites, test as base } from "#tests/fixtures/journey.ts";
import { layLine, type Line } from "#tests/fixtures/line.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

const genuine = new URL("../../content/seed/samples/tidepool-sample-1.1.0.zip", import.meta.url);

interface SiteLine extends Line {
  readonly site: RunningSite;
}

/** A site of its own for each journey, at the end of a line that can be cut. */
const test = base.extend<{ line: SiteLine }>({
  line: async ({ complaints }, run) => {
    const site = await startSite();
    const line = await layLine();
    line.leadTo(site);
    otherSites.add(line.address);
    await run({ ...line, site });
    // A line that is cut is no fault of the page.
    const own = complaints.filter((text) => !/Failed to (?:load resource|fetch)/.test(text));
    complaints.splice(0, complaints.length, ...own);
    await line.close();
    await site.stop();
  },
});

test.use({ serviceWorkers: "allow" });

const notice = (page: Page) => page.locator("[data-offline-notice] p");

/** The worker is at work, and what it keeps from the start is there. */
async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

async function open(page: Page, line: Line, path: string): Promise<void> {
  await page.goto(line.address + path);
  await expect.poll(() => isKept(page, path), path).toBe(true);
}

/** Rules that take long to see: `npm run test:reach` runs these. */
const REACH = { tag: "@reach" };

test("pages that were opened are read without a connection, and are fresh when it is back", async ({
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
    await expect(notice(page), path).toHaveText("You are offline. You see what was saved on this device.");
  }
  expect(await page.title()).toBe(title);
  line.leadTo(line.site);
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-kept");
  await expect(notice(page)).toBeHidden();
});

test("a file is checked without a connection, though the page was never opened", async ({
  page,
  line,
  context,
}) => {
  await page.goto(`${line.address}/en/news`);
  await workerIsReady(page);
  await context.setOffline(true);
  await page.goto(`${line.address}/en/download/verify`);
  await expect(notice(page)).toBeVisible();
  await page
    .locator("input[type=file]:enabled")
    .setInputFiles({ name: "mine.apk", mimeType: "application/zip", buffer: await readFile(genuine) });
  await expect(page.locator('[data-part="answer"]')).toContainText("This is our file.");
});

test("a page that was not opened answers in its language that there is no connection", async ({
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
  }
  await expect(notice(page)).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "홈으로" }).click();
  await expect(page).toHaveURL(/\/ko$/);
  await page.goto(`${line.address}/`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  await expect(notice(page)).toBeVisible();
});

test("the page in the place of another gives way to it when the connection is back", async ({
  page,
  line,
  context,
}) => {
  await page.goto(`${line.address}/en`);
  await workerIsReady(page);
  await context.setOffline(true);
  await page.goto(`${line.address}/en/terms`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
});

test("what is one visitor's own is never kept", async ({ page, line }) => {
  const token = await submitSample(line.site.address, "token");
  const personal = [`/en/receipt/${token}`, "/en/submit/token", "/en/subscription", "/en/success"];
  // The first comes before the worker, the others through it.
  for (const path of personal) {
    await page.goto(line.address + path);
    await workerIsReady(page);
  }
  await open(page, line, "/en/about");
  for (const path of personal) expect(await isKept(page, path), path).toBe(false);
  line.cut();
  await page.goto(`${line.address}/en/receipt/${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
});

test("a line that hangs is given 5 seconds, then the copy is shown", REACH, async ({ page, line }) => {
  await page.goto(`${line.address}/en/about`);
  await workerIsReady(page);
  line.hang();
  const started = Date.now();
  await page.goto(`${line.address}/en/about`, { waitUntil: "commit" });
  expect(Date.now() - started).toBeGreaterThan(4_500);
  await expect(notice(page)).toBeVisible();
  line.leadTo(line.site);
});

test(
  "a file that cannot be had reloads the page once, with the worker as without",
  REACH,
  async ({ page, line, complaints }) => {
    await page.goto(`${line.address}/en`);
    await workerIsReady(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (request.url.includes("verify-file"))
            await cache.put(request, new Response("", { status: 404 }));
      }
    });
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.goto(`${line.address}/en/download/verify`);
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState("networkidle");
    expect(loads).toBe(2);
    expect(complaints.splice(0).every((text) => /verify-file|404/.test(text))).toBe(true);
  },
);

test("what an earlier version kept goes when the next begins", REACH, async ({ page, line }) => {
  await page.goto(`${line.address}/robots.txt`);
  await page.evaluate(() => Promise.all(["kept-before-pages", "other"].map((name) => caches.open(name))));
  await page.goto(`${line.address}/en`);
  await workerIsReady(page);
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain("kept-before-pages");
  expect(names).toContain("other");
  expect(names.filter((name) => name.startsWith("kept-"))).toHaveLength(2);
});

test(
  "SERVICE_WORKER=off takes the worker and its copies from the devices that have them",
  REACH,
  async ({ page, line }) => {
    await page.goto(`${line.address}/en`);
    await workerIsReady(page);
    const without = await startSite({ SERVICE_WORKER: "off" });
    line.leadTo(without);
    const rest = () =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      }));
    try {
      await page.goto(`${line.address}/en/about`);
      await expect.poll(rest, { timeout: 15_000 }).toEqual({ workers: 0, caches: [] });
      await page.goto(`${line.address}/en`);
      await page.waitForLoadState("networkidle");
      expect(await rest()).toEqual({ workers: 0, caches: [] });
    } finally {
      await without.stop();
    }
  },
);
