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
import { MISSING_PAGE } from "#tests/fixtures/public-pages.ts";

const PAGES = [
  "/en/submit/dapp",
  "/en/submit/token",
  "/en/submit/nft",
  "/en",
  "/en/about",
  "/en/accessibility",
  "/en/brandkit",
  "/en/dapp",
  "/en/dappstore",
  "/en/dappstore/detail?id=1001",
  "/en/developer",
  "/en/docs",
  "/en/download/app",
  "/en/download/pc",
  "/en/download/verify",
  "/en/download/versions",
  "/en/offline",
  "/en/partner",
  "/ko/privacy",
  "/en/recruiting",
  "/en/risk",
  "/en/news",
  "/en/news/1003",
  "/en/subscription",
  "/en/success",
  "/en/terms",
  "/en/styleguide",
];

// Rings that breathe cost the browser most of its time here, and a picture taken twice should be the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The shell is looked at on the home page alone, and in every state by its own journeys. */
const findingsOn = (path: string) => (path === "/en" ? axeFindings : axeFindingsInside);

/** Axe takes its time: each theme at one end here, the middle of all pages in `npm run test:reach`. */
const AXE_WIDTH = { light: 360, dark: 1440 };

for (const path of PAGES) {
  test(`${path}: no complaint, no request elsewhere, 0 axe findings, no sideways scroll, light and dark`, async ({
    page,
  }) => {
    await openIn(page, path, "light");
    for (const theme of THEMES) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      for (const width of WIDTHS) {
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

test("a file that is not there fails its journey, the page that does not exist does not", async ({
  page,
  complaints,
}) => {
  await page.goto(`/en${MISSING_PAGE}`);
  expect(complaints).toEqual([]);
  await page.evaluate(() => fetch("/icons/nothing.svg"));
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining("404")]);
});
