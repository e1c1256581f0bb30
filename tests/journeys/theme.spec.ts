import { expect, test } from "#tests/fixtures/journey.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const themeOf = "document.documentElement.dataset.theme";

test("?theme= decides, and anything but light or dark is light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en/docs?theme=dark");
  expect(await page.evaluate(themeOf)).toBe("dark");
  await page.goto("/en/docs?theme=purple");
  expect(await page.evaluate(themeOf)).toBe("light");
});

test("without a choice the system's preference decides, and the toggle is remembered", async ({ page }) => {
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

test("inside the wallet's own browser the host's answer decides", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    Object.assign(window, { tidepool: { isDarkMode: () => Promise.resolve(true) } });
  });
  await page.goto("/en/docs");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the theme is set before the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    // The first thing that could be painted is the body.
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      seen.push(document.documentElement.dataset["theme"]);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/en/docs");
  expect(await page.evaluate("window.seen")).toEqual(["dark"]);
});
