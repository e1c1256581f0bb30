import { brand } from "#brand/brand.ts";
import { expect, shellIsEnhanced, test } from "#tests/fixtures/journey.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const themeOf = "document.documentElement.dataset.theme";

test("?theme= decides, and anything but light or dark is light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en/docs?theme=dark");
  expect(await page.evaluate(themeOf)).toBe("dark");
  await page.goto("/en/docs?theme=purple");
  expect(await page.evaluate(themeOf)).toBe("light");
});

test("without a choice the system's preference decides, and the toggle is stored", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en/docs");
  expect(await page.evaluate(themeOf)).toBe("dark");
  await page
    .getByRole("button", { name: /light theme/i })
    .or(page.getByRole("switch", { name: /dark theme/i }))
    .first()
    .click();
  expect(await page.evaluate(themeOf)).toBe("light");
  await page.reload();
  expect(await page.evaluate(themeOf)).toBe("light");
});

test("in the wallet's own browser the host's answer decides", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(({ bridge, darkModeMethod }) => {
    Object.assign(window, { [bridge]: { [darkModeMethod]: () => Promise.resolve(true) } });
  }, brand.inAppBrowser);
  await page.goto("/en/docs");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the theme is set before the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    // The body is the first element that could be painted.
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      seen.push(document.documentElement.dataset["theme"]);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/en/docs");
  expect(await page.evaluate("window.seen")).toEqual(["dark"]);
});

const browserColour =
  "[...document.querySelectorAll('meta[name=theme-color]')].find(({ media }) => matchMedia(media).matches)?.content";

test("the browser's own bar has the colour of the current theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/docs");
  expect(await page.evaluate(browserColour)).toBe(brand.themeColour.light);
  await page.getByRole("button", { name: /dark theme/i }).click();
  await expect.poll(() => page.evaluate(browserColour)).toBe(brand.themeColour.dark);
  await page.reload();
  await expect.poll(() => page.evaluate(browserColour)).toBe(brand.themeColour.dark);
});

test("a change of the system's preference applies until the reader has chosen", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/en/docs");
  const html = page.locator("html");
  // The script listens when the page is idle.
  await shellIsEnhanced(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: /light theme/i }).click();
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-theme", "light");
});
