import type { EnginePage } from "./driver/page.ts";
import { expect, test } from "./journey.ts";

const FIELD = "main [role=combobox]";
const RESULT = "[data-results] > ul > li";
const category = (text: string) => ({ css: "main [role=group] a", text });

async function openStore(page: EnginePage, query: string): Promise<void> {
  await page.open(`/en/dappstore${query}`);
  await page.hydrate();
}

const resultsOf = (page: EnginePage) => () =>
  page.evaluate((css) => document.querySelectorAll(css).length, RESULT);

test("a DApp is found while one types, and chosen by keyboard", async ({ page }) => {
  await openStore(page, "");
  await page.fill(FIELD, "uniswp");
  await page.waitForElement({ css: "[role=option]", text: "Uniswap" });
  await page.press("ArrowDown");
  await page.waitForElement({ css: "[role=option][aria-selected=true]", text: "Uniswap" });
  await page.waitForCall("/v1/block_chain/list");
  await page.waitForCall("/v1/token/ns_token_protocol_list_map");
  await page.press("Enter");
  await page.waitForAddress(/\/dappstore\/detail\?id=1001/);
  await page.waitForElement({ css: "h1", text: "Uniswap" });
});

test("category and network filter in place; back and forward undo and redo", async ({ page }) => {
  await openStore(page, "?category_id=99998&category=Hot");
  await page.click(category("Lending"));
  await page.waitForAddress(/category_id=2&category=lending$/);
  await page.fill("main input[type=search]:not([role=combobox])", "tron");
  await page.click({ css: "main nav a", text: "TRON" });
  await page.waitForAddress(/category=lending&chain=trx$/);
  await page.waitForElement({ css: RESULT, text: "JustLend" });
  await page.back();
  await page.waitForAddress(/category=lending$/);
  await page.waitForElement({ css: "main h2", text: "Lending" });
  await page.back();
  await page.waitForElement({ css: "main h2", text: "Editors’ choice" });
  await page.forward();
  await page.waitForElement({ css: "main h2", text: "Lending" });
});

test("further results are appended; reload and back keep the place", async ({ page }) => {
  await openStore(page, "?category_id=0&category=all");
  await expect.poll(resultsOf(page)).toBe(40);
  await page.evaluate(() =>
    document.querySelector("[data-results] ~ * a, main a[rel=next]")?.scrollIntoView(),
  );
  await expect.poll(resultsOf(page)).toBe(80);
  await page.waitForAddress(/count=80/);
  await page.reload();
  await expect.poll(resultsOf(page)).toBe(80);
  await page.waitForHydration();
  await page.evaluate(
    (css) => document.querySelectorAll(css)[70]?.scrollIntoView({ block: "center" }),
    RESULT,
  );
  await page.click({ css: `${RESULT}:nth-child(71) a`, text: "" });
  await page.waitForAddress(/detail\?id=/);
  // A script that still loads when the page is left is an error in Firefox.
  await page.waitForElement("h1");
  await page.hydrate();
  await page.back();
  const isInView = (): Promise<boolean> =>
    page.evaluate((css) => {
      const box = document.querySelectorAll(css)[70]?.getBoundingClientRect();
      return box !== undefined && box.bottom > 0 && box.top < innerHeight;
    }, RESULT);
  await expect.poll(isInView).toBe(true);
});

test("a heart keeps a DApp among the favourites", async ({ page }) => {
  await openStore(page, "?category_id=2&category=lending");
  const heart = { css: "main button", text: "Aave: favourite" };
  await page.click(heart);
  await page.waitForElement({ css: "main button[aria-pressed=true]", text: "Aave: favourite" });
  await page.click({ css: "main a", text: "Your favourites" });
  await page.waitForAddress(/view=favourites/);
  await page.waitForElement({ css: "main h3", text: "Aave" });
  await page.reload();
  await page.waitForElement({ css: "main h3", text: "Aave" });
  await page.click(heart);
  await page.waitForElement({ css: "main button[aria-pressed=false]", text: "Aave: favourite" });
});
