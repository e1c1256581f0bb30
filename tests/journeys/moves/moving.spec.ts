import { expect, shellIsEnhanced, test } from "#tests/fixtures/journey.ts";

// Disables prefetching, because a prefetched page appears at once and cannot be delayed.
test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

test("the loading bar shows when a page takes longer than 200 ms, and not before", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/docs");
  await shellIsEnhanced(page);
  await page.route(/\/ko\/docs$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await expect(page.locator("[data-loading-bar]")).toBeHidden();
  // Stored for the next document, because this one is gone by then.
  await page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>("[data-loading-bar]");
    const phases: string[] = [];
    new MutationObserver(() => {
      phases.push(bar?.dataset["phase"] ?? "");
      sessionStorage.setItem("phases", phases.join(" "));
    }).observe(bar!, { attributes: true });
  });
  await page.getByRole("button", { name: "Current language: English" }).click();
  await page.getByRole("banner").getByRole("link", { name: "한국어" }).click();
  await expect(page).toHaveURL(/\/ko\/docs$/);
  expect(await page.evaluate(() => sessionStorage.getItem("phases"))).toBe("waiting running");
  await expect(page.locator("[data-loading-bar]")).toBeHidden();
});

test("a lost connection is reported, and so is its return", async ({ page, context }) => {
  await page.goto("/en/docs");
  await shellIsEnhanced(page);
  await context.setOffline(true);
  await expect(page.getByText("You’re offline. This is what was saved on this device.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You’re back online.")).toBeVisible();
});
