import type { Page } from "@playwright/test";
import { axeFindings, expect, test } from "#tests/fixtures/journey.ts";

const PATH = "/en/dappstore/detail?id=1001";

const openDialog = (page: Page) => page.getByRole("button", { name: "Open the DApp" }).click();

/** The DApp's own site is not ours to ask in a test. */
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

test("the risk statement is agreed to before a DApp opens, and never again after that was asked for", async ({
  page,
}) => {
  await page.goto(PATH);
  await openDialog(page);
  const dialog = page.getByRole("dialog", { name: "Before you open a DApp" });
  await expect(dialog.locator("[data-target-host]")).toHaveText("app.uniswap.org");
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Continue to" }).click();
  await expect(dialog.getByText("Please tick the box to continue.")).toBeVisible();
  await dialog.getByLabel("I have read the risk statement").check();
  await leave(page);
  await expect(dialog).toBeHidden();

  // Agreed to, but not for good: the next page asks again.
  await page.reload();
  await openDialog(page);
  await dialog.getByLabel("I have read the risk statement").check();
  await dialog.getByLabel("Do not show this again").check();
  await leave(page);

  await page.goto("/en/dappstore/detail?id=1001");
  await openDialog(page);
  const short = page.getByRole("dialog", { name: "You are leaving" });
  await expect(short.locator("[data-target-host]")).toHaveText("app.uniswap.org");
  await expect(short.getByRole("checkbox")).toHaveCount(0);
  await leave(page);
});

test("a favourite is kept in this browser, and let go again", async ({ page }) => {
  await page.goto(PATH);
  const heart = page.getByRole("main").locator("[data-enhance=favourite]");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(page.locator("[data-toast-text]")).toHaveText("Uniswap is in your favourites");
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
