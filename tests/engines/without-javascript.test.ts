import type { EnginePage } from "./driver/page.ts";
import { expect, test as base } from "./journey.ts";

const test = base.override("hasJavascript", { scope: "file" }, false);

/** WebKit warns of preloaded scripts that nobody runs, which is what this visitor asked for. */
function forgivePreloads({ complaints }: EnginePage): void {
  const others = complaints.filter((text) => !text.includes("was preloaded using link preload but not used"));
  complaints.splice(0, complaints.length, ...others);
}

test("pages read, and menus and languages are reached by links", async ({ page }) => {
  await page.open("/ko");
  await page.waitForElement("h1");
  expect(await page.attribute("html", "data-theme")).toBeNull();
  for (const path of ["/ko/about", "/ko/news", "/ko/submit/dapp", "/ru", "/zh-tw"]) {
    expect(await page.attribute(`a[href="${path}"]`, "href")).toBe(path);
  }
  forgivePreloads(page);
});

test("the store is searched, filtered and paged by a form and links", async ({ page }) => {
  await page.open("/en/dappstore");
  await page.fill("main input[type=search]", "uniswp");
  await page.press("Enter");
  await page.waitForElement({ css: "[data-results] > ul > li", text: "Uniswap" });
  await page.open("/en/dappstore?category_id=0");
  await page.click({ css: "main a", text: "Show more" });
  await page.waitForAddress(/start=40$/);
  await page.click({ css: "main [role=group] a", text: "Lending" });
  await page.waitForElement({ css: "main h2", text: "Lending" });
  forgivePreloads(page);
});
