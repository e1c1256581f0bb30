import type { Page } from "@playwright/test";
import { expect, shellIsEnhanced, test } from "#tests/fixtures/journey.ts";

/** The addresses that the browser prefetched. */
function fetchedAhead(page: Page): string[] {
  const paths: string[] = [];
  page.context().on("request", (request) => {
    if (request.headers()["sec-purpose"]?.startsWith("prefetch")) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** Whether the current page came with a transition. */
async function watchTransitions(page: Page): Promise<() => Promise<boolean | undefined>> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: unknown };
      document.documentElement.dataset["transition"] = String(viewTransition !== null);
    });
  });
  return () => page.evaluate(() => document.documentElement.dataset["transition"] === "true");
}

test.use({ viewport: { width: 1440, height: 900 } });

test("a link under a resting pointer is prefetched and opens at once", async ({ page }) => {
  const ahead = fetchedAhead(page);
  await page.goto("/en/docs");
  await shellIsEnhanced(page);
  await footerLink(page, "Accessibility").hover();
  await expect.poll(() => ahead).toContain("/en/accessibility");
  await footerLink(page, "Accessibility").click();
  await expect(page).toHaveURL(/\/en\/accessibility$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a personal page is never prefetched", async ({ page }) => {
  const ahead = fetchedAhead(page);
  await page.goto("/en/docs");
  await shellIsEnhanced(page);
  await footerLink(page, "Submit a token").hover();
  // The next link proves that the browser would have had the time.
  await page.waitForTimeout(500);
  await footerLink(page, "Accessibility").hover();
  await expect.poll(() => ahead).toContain("/en/accessibility");
  expect(ahead.filter((path) => path.includes("/submit"))).toEqual([]);
});

test("pages cross-fade", async ({ page }) => {
  const hasTransition = await watchTransitions(page);
  await page.goto("/en/docs");
  await footerLink(page, "Accessibility").click();
  await expect(page).toHaveURL(/\/en\/accessibility$/);
  expect(await hasTransition()).toBe(true);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("pages change without a transition", async ({ page }) => {
    const hasTransition = await watchTransitions(page);
    await page.goto("/en/docs");
    await footerLink(page, "Accessibility").click();
    await expect(page).toHaveURL(/\/en\/accessibility$/);
    expect(await hasTransition()).toBe(false);
  });
});

test.describe("for a reader who saves data", () => {
  test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

  test("nothing is prefetched", async ({ page }) => {
    const ahead = fetchedAhead(page);
    await page.goto("/en/docs");
    await shellIsEnhanced(page);
    await footerLink(page, "Accessibility").hover();
    await page.waitForTimeout(1_000);
    expect(ahead).toEqual([]);
  });
});
