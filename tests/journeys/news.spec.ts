import { hydrateIslands } from "#tests/fixtures/island.ts";
import {
  axeFindings,
  axeFindingsInside,
  expect,
  inMost,
  sidewaysScroll,
  test,
} from "#tests/fixtures/journey.ts";

test("more news loads on demand, to the oldest, with each day once", async ({ page }) => {
  await page.goto("/en/news");
  await hydrateIslands(page);
  const rows = page.locator("[data-island] article");
  await expect(rows).toHaveCount(19);
  const more = page.getByRole("link", { name: /Show \d+ more/ });
  await more.click();
  await expect(page.getByText("You’ve reached the end.")).toBeVisible();
  expect(await rows.count()).toBeGreaterThan(24);
  await expect(more).toHaveCount(0);
  const days = await page
    .locator("[data-island] h2 time")
    .evaluateAll((all) => all.map((day) => day.getAttribute("datetime") ?? ""));
  expect(new Set(days).size).toBe(days.length);
  expect(days).toEqual(days.toSorted().toReversed());
  // The reader continues where the new entries begin, and back is the page before the news.
  await expect(rows.nth(19).getByRole("link")).toBeFocused();
  await expect(page).toHaveURL(/\/en\/news$/);
  expect(await axeFindings(page)).toEqual([]);
});

test("returning to the news restores what was appended", async ({ page }) => {
  await page.goto("/en/news");
  await hydrateIslands(page);
  await page.getByRole("link", { name: /Show \d+ more/ }).click();
  await expect(page.getByText("You’ve reached the end.")).toBeVisible();
  const last = page.locator("[data-island] article a").last();
  const title = (await last.textContent()) ?? "";
  await last.click();
  await expect(page).toHaveURL(/\/news\/\d+$/);
  await page.goBack();
  await expect(page.locator("[data-island] article a").last()).toHaveText(title);
  await expect(page.locator("[data-island] article a").last()).toBeInViewport();
});

test("the loading bar shows while more news or a subscription is loading", async ({ page }) => {
  await page.route(/start=20|subscribe/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto("/en/news");
  await hydrateIslands(page);
  const bar = page.locator("[data-loading-bar]");
  await page.getByRole("link", { name: /Show \d+ more/ }).click();
  await expect(bar).toHaveAttribute("data-phase", "running");
  await expect(bar).toHaveAttribute("data-phase", "idle");
  await page.getByRole("contentinfo").getByRole("textbox").fill("bar@example.org");
  await page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" }).click();
  await expect(bar).toHaveAttribute("data-phase", "running");
  await expect(bar).toHaveAttribute("data-phase", "idle");
});

test("a failed load of more news is reported and can be retried", async ({ page, context, complaints }) => {
  await page.goto("/en/news");
  await hydrateIslands(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: /Show \d+ more/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "We couldn’t load the news." })).toBeAttached();
  await context.setOffline(false);
  await page.getByRole("link", { name: /Show \d+ more/ }).click();
  await expect(page.getByText("You’ve reached the end.")).toBeVisible();
  expect(complaints.splice(0).every((text) => text.includes("ERR_INTERNET_DISCONNECTED"))).toBe(true);
});

for (const language of ["zh", "ru", "th", "hi"]) {
  test(`news in ${language} fits at 320 px and has 0 axe findings`, inMost(language), async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of [`/${language}/news`, `/${language}/news/1003`]) {
      await page.goto(path);
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await axeFindingsInside(page), path).toEqual([]);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("news can be paged to the end and back, opened, and followed to the next", async ({ page }) => {
    await page.goto("/en/news");
    await page.getByRole("link", { name: /Show \d+ more/ }).click();
    await expect(page).toHaveURL(/\/en\/news\?start=20$/);
    await expect(page.getByText("You’ve reached the end.")).toBeVisible();
    await page.getByRole("link", { name: "Back to newest" }).click();
    await expect(page).toHaveURL(/\/en\/news$/);
    await page.getByRole("link", { name: "Security", exact: true }).click();
    await expect(page).toHaveURL(/\?kind=security$/);
    await page.locator("main article").first().getByRole("link").click();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await page.locator('main a[rel="prev"]').click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
    await page.locator('main a[rel="next"]').click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  });
});
