import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { axeFindings, expect, shellIsEnhanced, test } from "#tests/fixtures/journey.ts";
import { hydrateIslands } from "#tests/fixtures/island.ts";
import { USER_AGENTS } from "#tests/fixtures/user-agents.ts";

const samples = new URL("../../content/seed/samples/", import.meta.url);
const genuine = () => readFile(new URL("sample-1.1.0.zip", samples));

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator("input[type=file]:enabled")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

const answer = (page: Page) => page.locator("[data-island] [role=status]");

test("a file is checked in the browser: genuine, changed, delisted, fake and empty", async ({
  page,
  context,
}) => {
  await page.goto("/en/download/verify");
  // After hydration nothing more is needed from the server, and nothing about the file reaches it.
  await hydrateIslands(page);
  await context.setOffline(true);

  await choose(page, "mine.apk", await genuine());
  await expect(answer(page)).toContainText("This is our file.");
  // The sample is no app.
  await expect(answer(page)).not.toContainText("install");
  await expect(answer(page)).toBeFocused();
  await expect(page.locator("[data-island] dl")).toContainText("mine.apk");
  expect(await axeFindings(page)).toEqual([]);

  const changed = await genuine();
  changed[40] = (changed[40] ?? 0) ^ 1;
  await choose(page, "mine.apk", changed);
  await expect(answer(page)).toContainText("This is not a file we published.");

  await choose(page, "old.apk", await readFile(new URL("sample-1.0.0.zip", samples)));
  await expect(answer(page)).toContainText("we’ve withdrawn it");
  await expect(answer(page)).toContainText("Withdrawn to show what the check says");

  await choose(page, "fake.apk", await readFile(new URL("sample-1.2.0-fake.zip", samples)));
  await expect(answer(page)).toContainText("This file is a known fake.");

  await choose(page, "empty.apk", Buffer.alloc(0));
  await expect(page.getByRole("alert")).toHaveText("This file is empty. Download it again.");
  await expect(answer(page)).toBeEmpty();
});

test("a file can be dropped, and checking a large one can be stopped", async ({ page }) => {
  await page.goto("/en/download/verify");
  await hydrateIslands(page);
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(40_000_000)], "large.apk"));
    const zone = document.querySelector("input[type=file]");
    zone?.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  });
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("alert")).toHaveText("You stopped the check, so there’s no result.");
});

for (const [name, userAgent] of Object.entries(USER_AGENTS)) {
  test.describe(`with the browser of ${name}`, () => {
    test.use({ userAgent });

    test("the download page suggests a platform and forces none", async ({ page }) => {
      await page.goto("/en/download/app");
      const apk = page.getByRole("link", { name: "Download APK, 64-bit" });
      const store = page.getByRole("link", { name: "Open the App Store", exact: true });
      await expect(name === "ios" ? store : apk).toBeVisible();
      await expect(name === "ios" ? apk : store).toBeHidden();
      await page.getByRole("link", { name: /^iOS/ }).click();
      await expect(store).toBeVisible();
      await page.getByRole("link", { name: /^Android/ }).click();
      await expect(apk).toBeVisible();
      await expect(page).toHaveURL(/android=1/);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a pasted hash is checked from the download page on", async ({ page }) => {
    await page.goto("/en/download/app?android=1");
    const hash = createHash("sha256")
      .update(await genuine())
      .digest("hex");
    await page.getByLabel("SHA-256 hash").fill(hash);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(answer(page)).toContainText("This is our file.");
    await page.getByLabel("SHA-256 hash").fill("nothing");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByText("A SHA-256 hash has 64 characters")).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  /** How far below the header a part begins: neither under it nor out of sight. */
  const begins = (page: Page, id: string): Promise<number> =>
    page.evaluate((wanted) => {
      const part = document.getElementById(wanted)?.getBoundingClientRect();
      return (part?.top ?? NaN) - (document.querySelector("header")?.getBoundingClientRect().bottom ?? NaN);
    }, id);
  const NEAR_PX = 24;

  test("a link to a version works past many that a phone had not laid out", async ({ page }) => {
    await page.goto("/ru/download/versions");
    await shellIsEnhanced(page);
    const oldest = (await page.locator("#ios li[id]").last().getAttribute("id")) ?? "";
    await page.locator('a[href="#desktop"]').click();
    await expect(page).toHaveURL(/#desktop$/);
    await expect.poll(() => begins(page, "desktop")).toBeGreaterThanOrEqual(0);
    expect(await begins(page, "desktop")).toBeLessThan(NEAR_PX);
    await page.goto("/ru/download/verify");
    await page.goto(`/ru/download/versions#${oldest}`);
    await shellIsEnhanced(page);
    expect(await begins(page, oldest)).toBeGreaterThanOrEqual(0);
    expect(await begins(page, oldest)).toBeLessThan(NEAR_PX);
  });
});
