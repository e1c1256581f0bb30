import { hydrateIslands } from "#tests/fixtures/island.ts";
import {
  axeFindings,
  expect as expectSoon,
  inMost,
  openIn,
  sidewaysScroll,
  test,
} from "#tests/fixtures/journey.ts";
import type { Page } from "@playwright/test";

/** A busy machine renders slowly; these tests check the outcome, not the speed. */
const expect = expectSoon.configure({ timeout: 20_000 });

const field = (page: Page) => page.getByRole("main").getByRole("combobox");
const results = (page: Page) => page.locator("[data-results] > ul > li");
const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Category" }).getByText(name, { exact: true });

/** Hydrated from here on. */
async function openStore(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrateIslands(page);
  await expect(field(page)).toBeVisible();
}

/** A sheet that comes again makes the phone style the whole page again. */
for (const path of ["/en/dappstore", "/en/submit/dapp"])
  test(`${path} loads each of its style sheets once`, async ({ page }) => {
    await page.goto(path);
    await hydrateIslands(page);
    const sheets = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets).toEqual([...new Set(sheets)]);
  });

test("DApps are found while typing, and a late response is dropped", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/v1/application/search?**", async (route) => {
    const key = new URL(route.request().url()).searchParams.get("key") ?? "";
    asked.push(key);
    if (key === "aave") await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue().catch(() => undefined);
  });
  await openStore(page, "/en/dappstore");
  await field(page).click();
  await expect(page.getByRole("listbox", { name: "Hot searches" }).getByRole("option")).toHaveCount(6);
  await field(page).fill("aave");
  await expect.poll(() => asked).toEqual(["aave"]);
  await field(page).fill("uniswp");
  const found = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  await expect(found.first()).toContainText("Uniswap");
  await page.waitForTimeout(900);
  await expect(found.first()).toContainText("Uniswap");
  expect(await axeFindings(page)).toEqual([]);
  await field(page).press("ArrowDown");
  await expect(found.first()).toHaveAttribute("aria-selected", "true");
  await field(page).press("Escape");
  await expect(found.first()).toBeHidden();
  await field(page).press("Enter");
  await expect(page).toHaveURL(/\/en\/dappstore\?key=uniswp$/);
  await expect(results(page).first()).toContainText("Uniswap");
});

test("on a phone a long name among the suggestions is cut, and what it is stays visible", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openStore(page, "/en/dappstore");
  await field(page).pressSequentially("curve");
  const option = page.getByRole("option", { name: "Curve.Fi USD Stablecoin" });
  await expect(option).toBeVisible();
  const [panel, width] = await option.evaluate((entry) => {
    const box = entry.closest("form")?.getBoundingClientRect();
    return [box?.right ?? 0, entry.getBoundingClientRect().right];
  });
  expect(width).toBeLessThanOrEqual(panel);
});

test("recent searches are stored in this browser, can be selected by keyboard, and cleared", async ({
  page,
}) => {
  await openStore(page, "/en/dappstore");
  await field(page).fill("zzqqxx");
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { name: "No records" })).toBeVisible();
  await page.reload();
  await field(page).fill("");
  await field(page).press("ArrowDown");
  const recent = page.getByRole("listbox", { name: "Recent searches" }).getByRole("option");
  await expect(recent).toHaveText(["zzqqxx"]);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(recent).toHaveCount(0);
});

test("category and network filter the list in place, are in the address, and back undoes them", async ({
  page,
}) => {
  await openStore(page, "/en/dappstore?category_id=99998&category=Hot");
  await chip(page, "Lending").click();
  await expect(page).toHaveURL(/category_id=2&category=lending/);
  await expect(page.getByRole("heading", { level: 2, name: "Lending" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search networks" }).fill("nowhere");
  await expect(page.getByText("Chain not found")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search networks" }).fill("tron");
  await page
    .getByRole("navigation", { name: "Supported networks" })
    .getByRole("link", { name: /^TRON/ })
    .click();
  await expect(page).toHaveURL(/category_id=2&category=lending&chain=trx$/);
  await expect(results(page).first()).toContainText("JustLend");
  await page.goBack();
  await expect(page).toHaveURL(/category=lending$/);
  await expect(chip(page, "Lending")).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Editors’ choice" })).toBeVisible();
});

test("the front page shows the beginning of its category's list, and links to all of it", async ({
  page,
}) => {
  await openStore(page, "/en/dappstore?category_id=99998&category=Hot");
  await expect(results(page)).toHaveCount(6);
  await page.getByRole("link", { name: /^See all.*Hot$/ }).click();
  await expect(page).toHaveURL(/category=hot&view=list$/);
  await expect(results(page)).toHaveCount(40);
  await expect(page.getByRole("heading", { name: "Editors’ choice" })).toBeHidden();
});

test("further pages are appended, and reload and back keep the position", async ({ page }) => {
  await openStore(page, "/en/dappstore?category_id=0&category=all");
  await expect(results(page)).toHaveCount(40);
  await page.getByRole("link", { name: "Show more" }).scrollIntoViewIfNeeded();
  await expect(results(page)).toHaveCount(80);
  await expect(page).toHaveURL(/count=80/);
  await page.reload();
  await hydrateIslands(page);
  await expect(results(page)).toHaveCount(80);
  const far = results(page).nth(70);
  await far.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(1_000);
  // A slow answer: the cards that stand for it are fewer, so the page is shorter meanwhile.
  const answer = Promise.withResolvers<void>();
  await page.route("**/dappstore*category=games*", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await chip(page, "Games").evaluate((link: HTMLElement) => link.click());
  await expect(results(page).first()).toBeHidden();
  answer.resolve();
  await expect(page.getByRole("heading", { level: 2, name: "Games", exact: true })).toBeVisible();
  await page.goBack();
  await expect(far).toBeInViewport();
});

test("a heart stores a DApp here, survives a delisted DApp, and removes it again", async ({ page }) => {
  await openStore(page, "/en/dappstore?view=favourites");
  await expect(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
  await chip(page, "Lending").click();
  const heart = page.getByRole("button", { name: "Aave: favourite" });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => {
    const { version, data } = JSON.parse(localStorage.getItem("favourites") ?? "");
    localStorage.setItem("favourites", JSON.stringify({ version, data: [...data, "999999"] }));
  });
  await page.getByRole("link", { name: "Your favourites" }).click();
  await expect(page.getByRole("heading", { name: "Aave" })).toBeVisible();
  await expect(page.getByText("no longer in the store")).toBeVisible();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

const FAVOURITES_CALL = "**/v1/application/listbyids_new*";

test("favourites that cannot be loaded give the reason, call nothing gone, and offer a retry", async ({
  page,
  complaints,
}) => {
  await openStore(page, "/en/dappstore");
  await page.evaluate(() => {
    localStorage.setItem("favourites", JSON.stringify({ version: 1, data: ["1053"] }));
  });
  for (const [reason, fail] of [
    ["Something went wrong on our side.", { status: 500, body: "" }],
    [
      "Too many requests from your connection.",
      { status: 429, json: { result: 1429, message: "", data: null } },
    ],
    ["We couldn’t reach the server.", null],
  ] as const) {
    await page.route(FAVOURITES_CALL, (route) => (fail ? route.fulfill(fail) : route.abort()));
    await openStore(page, "/en/dappstore?view=favourites");
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByText("no longer in the store")).toHaveCount(0);
    await expect(page.getByText("You’re offline.")).toBeHidden();
    await page.unroute(FAVOURITES_CALL);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Aave" })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("favourite-dapps-en"));
  }
  complaints.splice(0);
});

test("a favourite of another tab is counted and listed here", async ({ page, context }) => {
  await openStore(page, "/en/dappstore?view=favourites");
  const other = await context.newPage();
  await openStore(other, "/en/dappstore?category_id=2&category=lending");
  await other.getByRole("button", { name: "Aave: favourite" }).click();
  await expect(page.getByRole("heading", { name: "Aave" })).toBeVisible();
  await expect(page.locator("[data-favourite-count]").first()).toHaveText("1");
  await other.getByRole("button", { name: "Aave: favourite" }).click();
  await expect(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
  await other.close();
});

test("a failed further page is reported, and can be retried", async ({ page, complaints }) => {
  const NEXT = "**/dappstore?*start=*";
  await page.route(NEXT, (route) => route.abort());
  await openStore(page, "/en/dappstore?category_id=0&category=all");
  await page.getByRole("link", { name: "Show more" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("alert").getByText("We couldn’t load more DApps.")).toBeVisible();
  await expect(page.locator("[data-announce]")).toHaveText("");
  await page.unroute(NEXT);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(results(page)).toHaveCount(80);
  await expect(page.getByText("We couldn’t load more DApps.")).toBeHidden();
  complaints.splice(0);
});

test("a website that is not in the store is reported while typing", async ({ page }) => {
  await openStore(page, "/en/dappstore");
  await field(page).fill("uniswap-app.com");
  const found = page.locator('[data-group="found"]');
  await expect(found.getByText("uniswap-app.com is not in the store")).toBeVisible();
  await expect(found.getByText("Its address is close to app.uniswap.org")).toBeVisible();
  await expect(found.getByRole("option")).toHaveText(/Uniswap/);
  await field(page).fill("foo.com");
  await expect(found.getByText("foo.com is not in the store")).toBeVisible();
  await expect(found.getByRole("option")).toHaveCount(0);
});

test("offline, the lists that were seen are shown, with a notice", async ({ page, context, complaints }) => {
  await openStore(page, "/en/dappstore?category_id=1&category=DEX");
  await chip(page, "Lending").click();
  await expect(page.getByRole("heading", { level: 2, name: "Lending" })).toBeVisible();
  await page.getByRole("button", { name: "Aave: favourite" }).click();
  await page.getByRole("link", { name: "Your favourites" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Your favourites" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Aave" })).toBeVisible();
  await context.setOffline(true);
  await chip(page, "Games").click();
  await expect(page.getByRole("alert").getByText("We couldn’t load the list.")).toBeVisible();
  await chip(page, "Lending").click();
  await expect(page.getByText("You’re offline. This is the list saved on your device.")).toBeVisible();
  await expect(results(page).first()).toBeVisible();
  await context.setOffline(false);
  // The browser reports the failed requests.
  complaints.splice(0);
});

for (const language of ["zh", "ru", "th"]) {
  test(
    `on a phone the store in ${language} fits, and its networks open as a sheet`,
    inMost(language),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openIn(page, `/${language}/dappstore`, "dark");
      expect(await sidewaysScroll(page)).toBe(0);
      await page.locator('[popovertarget="store-networks"]').first().click();
      const sheet = page.locator("#store-networks");
      await expect(sheet).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await sheet.getByRole("link", { name: /Solana/ }).click();
      await expect(page).toHaveURL(/chain=solana/);
      await expect(sheet).toBeHidden();
      await expect(results(page).first()).toBeVisible();
    },
  );
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the store is read, filtered, searched and paged by links and a form", async ({ page }) => {
    await page.goto("/en/dappstore");
    await page.getByRole("searchbox", { name: "Search DApps" }).fill("uniswp");
    await page.keyboard.press("Enter");
    await expect(results(page).first()).toContainText("Uniswap");
    await page.getByRole("link", { name: "All", exact: true }).click();
    await page.goto("/en/dappstore?category_id=0");
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL(/start=40$/);
    await expect(results(page)).toHaveCount(40);
    await chip(page, "Lending").click();
    await page.getByRole("navigation", { name: "Supported networks" }).getByText("more networks").click();
    await page
      .getByRole("navigation", { name: "Supported networks" })
      .getByRole("link", { name: /^TRON/ })
      .click();
    await expect(results(page).first()).toContainText("JustLend");
  });
});
