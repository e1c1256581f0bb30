import { brand } from "#brand/brand.ts";
import { expect, test } from "@playwright/test";
import { channelsOf } from "#lib/contrast.ts";

test.use({ javaScriptEnabled: false });

test("pages are readable without JavaScript, and every menu entry and language can be reached", async ({
  page,
}) => {
  await page.goto("/ko");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const path of ["/ko/about", "/ko/news", "/ko/submit/dapp", "/ko/download/verify", "/ru", "/zh-tw"]) {
    expect(hrefs).toContain(path);
  }
});

test("subscribing works without JavaScript", async ({ page }) => {
  await page.goto("/en");
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByRole("textbox").fill("nobody");
  await form.getByRole("button").click();
  await expect(page.getByRole("main").getByText("Error Email!")).toBeVisible();
  const field = page.getByRole("main").getByRole("textbox");
  await expect(field).toHaveValue("nobody");
  await field.fill("plain@reader.example");
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("main").getByText("Open the email we sent you")).toBeVisible();
});

test("a dark preference gets the dark page, logo included", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/en/about");
  const [red, green, blue] = channelsOf(brand.themeColour.dark);
  await expect(page.locator("body")).toHaveCSS("background-color", `rgb(${red}, ${green}, ${blue})`);
  await expect(page.locator("header img:visible")).toHaveAttribute("src", /on-dark/);
});

test("panels open by keyboard, with words and without empty squares", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/en/about");
  const tab = page.getByRole("button", { name: "Products" });
  await tab.focus();
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: /^Hardware wallet/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(header.getByRole("link", { name: /^Mobile wallet/ })).toBeFocused();
  await expect(page.locator("header use[data-href]:visible")).toHaveCount(0);
});

test("on a phone the language can be changed from the header", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/en/about");
  await page.getByRole("button", { name: /Current language/ }).focus();
  await page.getByRole("link", { name: "Русский" }).click();
  await expect(page).toHaveURL(/\/ru\/about$/);
});
