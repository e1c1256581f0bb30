import type { Page } from "@playwright/test";
import { hydrateIslands } from "#tests/fixtures/island.ts";
import { axeFindings, expect, test } from "#tests/fixtures/journey.ts";

const PATH = "/en/dappstore/detail?id=1001";

/** Before React is there, the button is a link to a page with the same statement. */
async function openDialog(page: Page): Promise<void> {
  await hydrateIslands(page);
  await page.getByRole("button", { name: "Open the DApp" }).click();
}

/** A test must not request the DApp's own site. */
async function leave(page: Page): Promise<string> {
  await page.context().route("https://app.uniswap.org/**", (route) => route.abort());
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "Continue to app.uniswap.org" }).click();
  const other = await opened;
  const opener: unknown = await other.evaluate(() => window.opener).catch(() => null);
  expect(opener).toBeNull();
  await other.close();
  return page.url();
}

test("the risk statement is shown before a DApp opens, and never again after the reader opted out", async ({
  page,
}) => {
  await page.goto(PATH);
  await openDialog(page);
  const dialog = page.getByRole("dialog", { name: "Before you open a DApp" });
  await expect(dialog.locator("[data-target-host]")).toHaveText("app.uniswap.org");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Continue to" }).click();
  await expect(dialog.getByText("Tick the box to continue.")).toBeVisible();
  await dialog.getByLabel("I have read and accept the risk statement").check();
  await leave(page);
  await expect(dialog).toBeHidden();

  // Accepted, but not permanently: the next page asks again.
  await page.reload();
  await openDialog(page);
  await dialog.getByLabel("I have read and accept the risk statement").check();
  await dialog.getByLabel("Don’t show this again").check();
  await leave(page);

  await page.goto("/en/dappstore/detail?id=1001");
  const link = page.getByRole("link", { name: "Open the DApp" });
  await expect(link).toHaveAttribute("href", "https://app.uniswap.org");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  const opened = page.waitForEvent("popup");
  await link.click();
  await (await opened).close();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a favourite is stored in this browser, and removed again", async ({ page }) => {
  await page.goto(PATH);
  const heart = page.getByRole("button", { name: /favourite/i });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(page.locator("[data-toast-text]")).toHaveText("Uniswap added to your favourites");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the statement and the target are a page with a plain link", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uniswap");
    await page.getByRole("link", { name: "Open the DApp" }).click();
    await expect(page.getByText("What you sign is final")).toBeVisible();
    await expect(page.locator("main [data-target-host]")).toHaveText("app.uniswap.org");
    const link = page.getByRole("link", { name: "Continue to app.uniswap.org" });
    await expect(link).toHaveAttribute("href", "https://app.uniswap.org");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });
});

test("on a phone the note below the page keeps its margin, and the bar at the bottom does not cover it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PATH);
  const note = page.getByText("This is a demo.");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const box = await note.boundingBox();
  // A link before hydration, a button after it.
  const bar = await page.getByText("Open the DApp", { exact: true }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(20);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});
