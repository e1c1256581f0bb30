import { expect, test } from "./journey.ts";

test("menus and panels open by pointer and keyboard, and close", async ({ page }) => {
  await page.open("/en");
  const tab = { css: "header nav [data-panel-trigger]", text: "Products" };
  const link = { css: "header [data-panel] a", text: "Hardware wallet" };
  await page.click(tab);
  await page.waitForElement(link);
  await page.press("Escape");
  await page.waitForGone(link);
  await page.press("Enter");
  await page.waitForElement(link);
  await page.press("Escape");
  await page.waitForGone(link);
});

test("the warning of the community must be ticked before it lets on", async ({ page }) => {
  await page.open("/en");
  await page.click('[data-opens="follow-warning"][aria-haspopup]');
  await page.click({ css: "dialog[open] a", text: "Continue to Telegram" });
  await page.waitForElement("dialog[open] [role=alert]");
  await page.click("dialog[open] input[type=checkbox]");
  await page.click({ css: "dialog[open] a", text: "Continue to Telegram" });
  await page.waitForAddress(/^\/en\/demo\/t$/);
});

test("the theme is switched, and kept over a reload", async ({ page }) => {
  await page.open("/en/docs");
  await page.click({ css: "header button", text: "ark theme" });
  const themeOf = (): Promise<unknown> => page.evaluate(() => document.documentElement.dataset["theme"]);
  await expect.poll(themeOf).toBe("dark");
  await page.reload();
  expect(await themeOf()).toBe("dark");
});

test("the language is changed in place, and remembered", async ({ page }) => {
  await page.open("/en/docs?from=mail#result-codes");
  await page.click({ css: "header button", text: "Current language: English" });
  await page.click({ css: "header a", text: "한국어" });
  await page.waitForAddress(/^\/ko\/docs\?from=mail$/);
  await page.open("/");
  await expect.poll(() => page.attribute("html", "lang")).toBe("ko");
});
