import { inject } from "vitest";
import { startNetworkProxy } from "#tests/fixtures/network-proxy.ts";
import { expect, test } from "./journey.ts";

test("a page that was opened is read without a connection, and is fresh when it is back", async ({
  page,
  onTestFinished,
}) => {
  const line = await startNetworkProxy();
  onTestFinished(() => line.close());
  const site = { address: inject("origin") };
  line.routeTo(site);
  await page.open(`${line.address}/en`);
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await expect.poll(isControlled).toBe(true);
  await page.open(`${line.address}/en/about`);
  const isKept = () => page.evaluate(async () => (await caches.match("/en/about")) !== undefined);
  await expect.poll(isKept).toBe(true);
  await page.open(`${line.address}/en/news`);
  line.cut();
  await page.open(`${line.address}/en/about`);
  await page.waitForElement("h1");
  line.routeTo(site);
  await page.reload();
  await page.waitForElement("h1");
  // The browsers themselves report requests that found nobody.
  page.complaints.splice(0);
});
