import {
  axeFindings,
  axeFindingsInside,
  expect,
  inMost,
  openIn,
  sidewaysScroll,
  test,
  THEMES,
  WIDTHS,
} from "#tests/fixtures/journey.ts";
import { EACH_PAGE, MISSING_PAGE } from "#tests/fixtures/public-pages.ts";

/** A page whose text is in another language than its shell is opened that way. */
const PAGES = EACH_PAGE.map((path) => (path === "/privacy" ? `/ko${path}` : `/en${path}`));

// The animated rings would cost the browser most of its time here, and screenshots must be reproducible.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The shell is checked only on the home page, and in every state by its own journeys. */
const findingsOn = (path: string) => (path === "/en" ? axeFindings : axeFindingsInside);

/** Axe is slow: each theme is checked at one width here, the middle width in `npm run test:reach`. */
const AXE_WIDTH = { light: 360, dark: 1440 };

for (const path of PAGES) {
  test(`${path}: no console error, no request to another host, 0 axe findings, no sideways scroll, light and dark`, async ({
    page,
  }) => {
    await openIn(page, path, "light");
    for (const theme of THEMES) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      // Back from the widest, which saves a layout of the whole page.
      for (const width of theme === "light" ? WIDTHS : WIDTHS.toReversed()) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `${width} px`).toBe(0);
        if (width === AXE_WIDTH[theme]) expect(await findingsOn(path)(page), `${width} px`).toEqual([]);
      }
    }
  });
}

for (const language of ["zh", "ru", "th", "hi"]) {
  test(
    `the home page in ${language} fits at 320 px and has 0 axe findings`,
    inMost(language),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await openIn(page, `/${language}`, "light");
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );
}

test("the not-found page has header, back-to-home link and footer, and 0 axe findings", async ({ page }) => {
  const response = await page.goto(`/en${MISSING_PAGE}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found.");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
  await expect(page).toHaveURL(/\/en$/);
});

test("a missing file fails its journey, the missing page does not", async ({ page, complaints }) => {
  await page.goto(`/en${MISSING_PAGE}`);
  expect(complaints).toEqual([]);
  await page.evaluate(() => fetch("/icons/nothing.svg"));
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining("404")]);
});
