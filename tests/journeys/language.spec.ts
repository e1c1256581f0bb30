import { expect, shellIsEnhanced, test } from "#tests/fixtures/journey.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("switching the language keeps path, query and hash, and is remembered", async ({ page, context }) => {
  await page.goto("/en/docs?from=mail#result-codes");
  await shellIsEnhanced(page);
  await page.getByRole("button", { name: "Current language: English" }).click();
  await page.getByRole("banner").getByRole("link", { name: "한국어" }).click();
  await expect(page).toHaveURL("/ko/docs?from=mail#result-codes");
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  const stored = (await context.cookies()).find((cookie) => cookie.name === "lang");
  expect(stored?.value).toBe("ko");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
});

test("only the messages of the page and the language reach the browser", async ({ page }) => {
  const loaded: string[] = [];
  page.on("response", async (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (/javascript|json|html/.test(type)) loaded.push(await response.text().catch(() => ""));
  });
  await page.goto("/zh/docs");
  await shellIsEnhanced(page);
  await expect.poll(() => loaded.join("\n")).toContain("结果代码");
  const everything = loaded.join("\n");
  expect(everything).not.toContain("Every response is an object with the fields");
  expect(everything).not.toContain("Submission successful");
});
