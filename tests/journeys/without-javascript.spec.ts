import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("pages read without JavaScript, and every menu entry and language can be reached", async ({ page }) => {
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
  await field.fill("plain@tidepool.example");
  await page.getByRole("main").getByRole("button").click();
  await expect(page.getByRole("main").getByText("Open the email we sent you")).toBeVisible();
});
