import { brand } from "#brand/brand.ts";
import type { Page } from "@playwright/test";
import { axeFindings, expect, shellIsEnhanced, test } from "#tests/fixtures/journey.ts";
import { USER_AGENTS } from "#tests/fixtures/user-agents.ts";

test("the follow-us warning must be acknowledged before entering the community", async ({ page }) => {
  await page.goto("/en");
  await shellIsEnhanced(page);
  await page.locator('[data-opens="follow-warning"]').click();
  const dialog = page.getByRole("dialog", { name: "Staff never message you first" });
  const enter = dialog.getByRole("link", { name: "Continue to Telegram" });
  await enter.click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toBeFocused();
  await dialog.getByRole("checkbox").check();
  await enter.click();
  // The group of a demonstration does not exist.
  await page.waitForURL("**/en/demo/t");
});

const EXTENSION = "/en/demo/extensionStore";

async function openExtensionModal(page: Page) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en");
  await shellIsEnhanced(page);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const modal = page.getByRole("dialog", { name: `${brand.name} for your browser is here` });
  await expect(modal).toBeVisible();
  return modal;
}

async function copyLink(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied").last()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^http.*\/en\/demo\/extensionStore$/,
  );
}

test.describe("on a computer", () => {
  test.use({ userAgent: USER_AGENTS.computer, viewport: { width: 1440, height: 900 } });

  test("the extension modal copies the link, and leads to the extension", async ({ page }) => {
    const modal = await openExtensionModal(page);
    await expect(modal.getByText("Open this link on a computer.")).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);
    await copyLink(page);
    await modal.getByRole("link", { name: "Use now" }).click();
    // A service gets the theme, even a demonstrated one.
    await page.waitForURL(`**${EXTENSION}?theme=*`);
  });
});

test.describe("on a phone", () => {
  test.use({ userAgent: USER_AGENTS.android, viewport: { width: 360, height: 740 } });

  test("the extension modal says to open the link on a computer, and copies it", async ({ page }) => {
    const modal = await openExtensionModal(page);
    await expect(modal.getByText("Open this link on a computer.")).toBeVisible();
    await expect(modal.getByRole("link", { name: "Use now" })).toBeHidden();
    expect(await axeFindings(page)).toEqual([]);
    await copyLink(page);
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
  });
});

test("a control that opens a dialog is a button, not a link to another site", async ({ page }) => {
  await page.goto("/en");
  for (const name of ["Join the community", `Follow ${brand.name}`]) {
    const opener = page.getByRole("button", { name });
    await expect(opener).toHaveAttribute("aria-haspopup", "dialog");
    await expect(opener).toHaveAccessibleDescription("");
  }
});

test("the community warning opens with the focus on its title", async ({ page }) => {
  await page.goto("/en");
  await page.getByRole("button", { name: "Join the community" }).click();
  await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
});
