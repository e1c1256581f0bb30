import { brand } from "#brand/brand.ts";
import type { Locator } from "@playwright/test";
import { LANGUAGES } from "#i18n/languages.ts";
import { axeFindings, expect, shellIsEnhanced, sidewaysScroll, test } from "#tests/fixtures/journey.ts";
import { SPOKEN, testMenus } from "#tests/fixtures/shell-by-keyboard.ts";

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  testMenus(SPOKEN);

  test("a panel opens on hover, is marked only while it is open, and closes when the pointer leaves", async ({
    page,
  }) => {
    await page.goto("/en/accessibility");
    const tab = page.getByRole("button", { name: "Tools", exact: true });
    await tab.hover();
    await expect(tab).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("link", { name: /^Approval detector See/ })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.mouse.move(700, 880);
    await expect(tab).toHaveAttribute("aria-expanded", "false");
  });

  test("the DApp store opens with the Hot category", async ({ page }) => {
    await page.goto("/ko/docs");
    const link = page.getByRole("banner").locator('a[href="/ko/dappstore?category_id=99998&category=Hot"]');
    await expect(link.first()).toBeVisible();
  });

  test("the logo leads home and to the top; a right-click offers the brand kit and the zip", async ({
    page,
  }) => {
    await page.goto("/en/accessibility");
    const logo = page.getByRole("link", { name: `${brand.name}, home page` }).first();
    await logo.click({ button: "right" });
    await expect(page.getByRole("link", { name: "Open brand kit" })).toBeVisible();
    const zip = page.getByRole("link", { name: "Download logos (ZIP)" });
    const response = await page.request.get((await zip.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toBe("application/zip");
    await page.keyboard.press("Escape");
    await page.evaluate(() => window.scrollTo(0, 500));
    await logo.click();
    await expect(page).toHaveURL(/\/en$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("a link to a tool passes the theme", async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.goto("/ja/docs");
    await shellIsEnhanced(page);
    // The links of a demonstration brand stay here, so this is one of a real brand (resolve-link.test.ts).
    await page.evaluate((host) => {
      const link = document.createElement("a");
      Object.assign(link, { href: `https://swap.pro.${host}/?lang=ja`, target: "_blank" });
      link.dataset["tool"] = "";
      link.textContent = "tool";
      document.querySelector("main")?.prepend(link);
    }, brand.officialHost);
    const link = page.locator("a[data-tool]");
    await context.route(
      (url) => url.host.endsWith(brand.officialHost),
      (route) => route.fulfill({ body: "" }),
    );
    const opened = context.waitForEvent("page");
    await link.click();
    const address = new URL((await opened).url());
    expect(address.host.endsWith(`.pro.${brand.officialHost}`)).toBe(true);
    expect(address.searchParams.get("theme")).toBe("dark");
    expect(address.searchParams.get("lang")).toBe("ja");
  });
});

const hrefsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens as a sheet with accordion, brand kit, language and theme, and returns the focus", async ({
    page,
  }) => {
    await page.goto("/en/accessibility");
    await shellIsEnhanced(page);
    const opener = page.getByRole("button", { name: "Open menu" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeVisible();
    await sheet.getByText("Tools", { exact: true }).click();
    await expect(sheet.getByText("Approval detector")).toBeVisible();
    await sheet.getByText("Build", { exact: true }).click();
    await expect(sheet.getByText("Approval detector")).toBeHidden();
    await expect(sheet.getByText("Brand kit")).toBeVisible();
    await expect(sheet.getByText("Dark theme")).toBeVisible();
    await expect(page.locator("html"), "the page behind stays where it is").toHaveCSS("overflow-y", "hidden");
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
    await expect(opener).toBeFocused();
  });

  test("each part of the sheet has the links of its tab's panel, opened by keyboard and more than once", async ({
    page,
  }) => {
    await page.goto("/ru/accessibility");
    await shellIsEnhanced(page);
    await page.getByRole("button", { name: "Открыть меню" }).click();
    const sheet = page.getByRole("dialog");
    const menus = await page
      .locator("[data-links-of]")
      .evaluateAll((lists) => lists.map((list) => (list as HTMLElement).dataset["linksOf"] ?? ""));
    expect(menus.length).toBeGreaterThan(3);
    for (const menu of menus) {
      const part = sheet.locator("details", { has: page.locator(`[data-links-of="${menu}"]`) });
      await part.locator("summary").focus();
      for (const key of ["Enter", " ", "Enter"]) await page.keyboard.press(key);
      const links = part.locator("li a");
      const entries = page.locator(`[data-panel-item="${menu}"] li a`);
      expect(await hrefsOf(links)).toEqual(await hrefsOf(entries));
      await expect(links.first()).toBeVisible();
      await expect(links).toHaveText(await entries.locator("span > span:first-child").allTextContents());
      await expect(part.locator("li use[href]"), "every link has its icon").toHaveCount(await links.count());
    }
  });
});

test("from 1024 px the tabs are in one line in every language, and below that there is the menu icon", async ({
  page,
}) => {
  const tabs = page
    .getByRole("banner")
    .locator("nav")
    .locator("[data-panel-trigger]:visible, li > a:visible");
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(`/${language}/accessibility`);
    expect(await sidewaysScroll(page), language).toBe(0);
    const boxes = await page
      .locator("header nav > ul > li:visible, header nav + div:visible")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    for (const [index, box] of boxes.entries()) {
      expect(box.right, language).toBeLessThanOrEqual(boxes[index + 1]?.left ?? Infinity);
    }
    const heights = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().height));
    expect(new Set(heights), language).toEqual(new Set([40]));
  }
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(tabs.first()).toBeHidden();
  await expect(page.getByRole("banner").locator("[data-opens]").first()).toBeVisible();
});

test("at 1024 px every panel is inside the window", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/ru/accessibility");
  for (const tab of await page.locator("header nav [data-panel-trigger]").all()) {
    await tab.click();
    const panel = page.locator("header [data-open] > [data-panel]");
    const { x = 0, width = 0 } = (await panel.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(1024);
    await page.keyboard.press("Escape");
  }
});
