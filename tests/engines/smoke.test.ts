/** The shortest way through the site that shows an engine can use it; a part of `npm test`. */
import { fileURLToPath } from "node:url";
import { expect, test } from "./journey.ts";

const sample = fileURLToPath(new URL("../../content/seed/samples/sample-1.1.0.zip", import.meta.url));

test("home, store search, form and verify work, and the console stays empty", async ({ page }) => {
  await page.open("/en");
  await page.click({ css: "header nav [data-panel-trigger]", text: "Products" });
  await page.waitForElement({ css: "header [data-panel] a", text: "Hardware wallet" });

  await page.open("/en/dappstore");
  await page.hydrate();
  await page.fill("main [role=combobox]", "uniswp");
  await page.waitForElement({ css: "[role=option]", text: "Uniswap" });
  await page.press("Enter");
  await page.waitForAddress(/\?key=uniswp$/);
  await page.waitForElement({ css: "[data-results] > ul > li", text: "Uniswap" });
  await page.waitForCall("/v1/block_chain/list");
  await page.waitForCall("/v1/token/ns_token_protocol_list_map");

  await page.open("/en/submit/token");
  await page.hydrate();
  await page.fill("#field-website", "no,website");
  await page.press("Tab");
  await expect.poll(() => page.text("#field-website-below")).toContain("correct URL");

  await page.open("/en/download/verify");
  await page.hydrate();
  await page.choose("input[type=file]:enabled", sample);
  await expect.poll(() => page.text("[data-island] [role=status]")).toContain("This is our file.");
});
