import { readFileSync } from "node:fs";
import { LANGUAGES } from "#i18n/languages.ts";
import { axeFindings, expect, test } from "#tests/fixtures/journey.ts";

interface HeaderTexts {
  readonly [menu: string]: { readonly title?: string } & Record<string, { readonly title?: string }>;
}

const textsOf = (language: string): HeaderTexts =>
  JSON.parse(readFileSync(`content/messages/${language}/header.json`, "utf8")) as HeaderTexts;

/** §2's menus with their entries, and §1's tools. */
const MENUS: Readonly<Record<string, readonly string[]>> = {
  products: ["mobileWallet", "hardwareWallet", "card", "extension"],
  tools: [
    "swap",
    "bridge",
    "buyCrypto",
    "market",
    "card",
    "approvalDetector",
    "tokenSecurity",
    "keyGenerator",
    "tokenProfile",
    "tokenClaim",
    "easyInscription",
    "batchSender",
    "nostrBatchSender",
    "versionCheck",
    "energyRental",
  ],
  trade: ["swap", "bridge", "buyCrypto", "market"],
  build: ["submitDapp", "submitToken", "submitChain", "developerCentre"],
  support: ["helpCentre", "contactUs", "forum"],
};

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const language of LANGUAGES) {
    test(`${language}: every menu of §2 opens by keyboard and holds its entries`, async ({ page }) => {
      const texts = textsOf(language);
      await page.goto(`/${language}/accessibility`);
      const header = page.getByRole("banner");
      for (const [menu, entries] of Object.entries(MENUS)) {
        const tab = header.getByRole("button", { name: texts[menu]?.title ?? "", exact: true });
        await tab.focus();
        await page.keyboard.press("Enter");
        await expect(tab).toHaveAttribute("aria-expanded", "true");
        const panel = page.locator(`#${await tab.getAttribute("aria-controls")}`);
        for (const entry of entries) {
          await expect(panel.getByText(texts[menu]?.[entry]?.title ?? "", { exact: true })).toBeVisible();
        }
        await page.keyboard.press("Escape");
        await expect(tab).toHaveAttribute("aria-expanded", "false");
        await expect(tab).toBeFocused();
      }
    });
  }

  test("a panel opens on hover, is marked while it is open only, and closes when the pointer leaves", async ({
    page,
  }) => {
    await page.goto("/en/docs");
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
    await page.goto("/en/docs");
    const logo = page.getByRole("link", { name: "Tidepool, home page" }).first();
    await logo.click({ button: "right" });
    await expect(page.getByRole("link", { name: "Open the brand kit" })).toBeVisible();
    const zip = page.getByRole("link", { name: "Download the logos (ZIP)" });
    const response = await page.request.get((await zip.getAttribute("href")) ?? "");
    expect(response.headers()["content-type"]).toBe("application/zip");
    await page.keyboard.press("Escape");
    await page.evaluate(() => window.scrollTo(0, 500));
    await logo.click();
    await expect(page).toHaveURL(/\/en$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("tool links follow the host variant and take theme and language along", async ({ page, context }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.goto("/ja/docs");
    await page.waitForLoadState("networkidle");
    await page.getByRole("banner").getByRole("button").nth(1).click();
    const link = page.getByRole("banner").locator("a[data-tool]:visible").first();
    await context.route(/tidepool\.example/, (route) => route.fulfill({ body: "" }));
    const opened = context.waitForEvent("page");
    await link.click();
    const address = new URL((await opened).url());
    expect(address.host).toMatch(/\.pro\.tidepool\.example$/);
    expect(address.searchParams.get("theme")).toBe("dark");
    expect(address.searchParams.get("lang")).toBe("ja");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu opens as a sheet with accordion, brand kit, language and theme, and gives the focus back", async ({
    page,
  }) => {
    await page.goto("/en/docs");
    await page.waitForLoadState("networkidle");
    const opener = page.getByRole("button", { name: "Open the menu" });
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
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
