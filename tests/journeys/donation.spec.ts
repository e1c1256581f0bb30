import { brand } from "#brand/brand.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { formatAmount } from "#features/donations/amounts.ts";
import { expect, otherSites, shellIsEnhanced, test } from "#tests/fixtures/journey.ts";
import { hydrateIslands } from "#tests/fixtures/island.ts";
import { RECIPIENT, STRANGER } from "#tests/fixtures/payments/donations.ts";
import { startPayingSite, type PayingSite } from "#tests/fixtures/payments/paying-site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

/** One node and one site for all journeys of this file. */
let paying: PayingSite;

test.beforeAll(async () => {
  paying = await startPayingSite();
  otherSites.add(paying.site.address);
});

test.afterAll(() => paying.stop());

test.describe.configure({ mode: "serial" });

const units = (amount: string): bigint => BigInt(amount.replace(".", ""));

test("a pasted link is checked on chain; each refusal has its own text, and what was typed stays", async ({
  page,
  complaints,
}) => {
  const { site, payments } = paying;
  const token = await submitSample(site.address, "token");
  await page.goto(`${paying.site.address}/en/receipt/${token}`);
  const field = page.getByLabel("Transaction link from a block explorer");
  const amount = (await page.locator("[data-amount]").getAttribute("data-amount")) ?? "";

  await field.fill("https://bscscan.co/tx/0x12");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("only looks like a block explorer")).toBeVisible();
  await expect(field).toHaveValue("https://bscscan.co/tx/0x12");
  // The browser reports the status of the refusal.
  expect(complaints.splice(0).every((text) => text.includes("422"))).toBe(true);

  const claim = async (hash: string) => {
    // Hydration between Playwright's selecting and its typing would drop the selection.
    await hydrateIslands(page);
    await field.fill(`https://bscscan.com/tx/${hash}`);
    await page.getByRole("button", { name: "Submit" }).click();
  };
  // A payment that is refused at once leads back to the receipt, which says why.
  await claim(await payments.send(payments.otherToken, RECIPIENT, units(amount)));
  await expect(page.getByRole("heading", { name: "Wrong token" })).toBeVisible();
  await claim(await payments.send(payments.token, STRANGER, units(amount)));
  await expect(page.getByRole("heading", { name: "Wrong receiving address" })).toBeVisible();
  await claim(await payments.send(payments.token, RECIPIENT, units(amount) + 1n));
  await expect(page.getByRole("heading", { name: "Wrong amount" })).toBeVisible();
  // Every amount that was shown stays valid, the first one included.
  await claim(await payments.send(payments.token, RECIPIENT, units(amount)));
  await expect(page.getByRole("heading", { name: "Checking the payment" })).toBeVisible();
  await page.getByRole("link", { name: "Open the receipt" }).click();
  await payments.mine(20);
  await expect(page.locator("[data-donation-state=confirmed]")).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText(`We received ${formatAmount(units(amount), 4)} ${brand.token.symbol}`),
  ).toBeVisible();
});

test("page, clipboard and QR code contain the configured address, in every language", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const token = await submitSample(paying.site.address, "token");
  for (const language of LANGUAGES) {
    await page.goto(`${paying.site.address}/${language}/receipt/${token}`);
    const box = page.locator("[data-donation-box]");
    const shown = await box.locator("[data-whole-address]").first().textContent();
    expect(shown?.toLowerCase()).toBe(RECIPIENT.toLowerCase());
    await page.evaluate(() => navigator.clipboard.writeText(""));
    // The script that copies may still be loading.
    await expect(async () => {
      await box.locator(`[data-copies="${shown}"]`).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
    }).toPass();
    await expect(box.getByRole("img", { name: shown ?? "" })).toBeVisible();
  }
});

test("the donation dialog opens on any page by an event, and shows the box of the receipt", async ({
  page,
}) => {
  const token = await submitSample(paying.site.address, "token");
  await page.goto(paying.site.address + "/en/about");
  await shellIsEnhanced(page);
  await page.evaluate((address) => {
    window.dispatchEvent(new CustomEvent("donation:open", { detail: { page: address } }));
  }, `/en/receipt/${token}`);
  const dialog = page.getByRole("dialog", { name: "Donate to start the review" });
  await expect(dialog.getByText("Receiving address", { exact: true })).toBeVisible();
  // With its styles: one title, and the second step for this screen size.
  await expect(dialog.getByRole("heading", { name: "Donate to start the review" })).toHaveCount(1);
  await expect(dialog.getByText("Send exactly this amount", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Send exactly this amount from your phone")).toBeHidden();
  const box = dialog.locator("[data-donation-box]");
  await expect(box).toHaveCSS("border-top-style", "solid");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("“Donate” on the receipt opens the same box in the dialog, with the same amount, and returns it", async ({
  page,
}) => {
  const token = await submitSample(paying.site.address, "token");
  await page.goto(`${paying.site.address}/en/receipt/${token}`);
  await hydrateIslands(page);
  const amount = await page.locator("[data-amount]").getAttribute("data-amount");
  await page.getByRole("link", { name: "Donate", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Donate to start the review" });
  await expect(dialog.locator(`[data-amount="${amount}"]`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("main [data-donation-box]")).toBeVisible();
  expect(await page.locator("[data-donation-box]").count()).toBe(1);
});

test("an open receipt shows a payment without a link by itself", async ({ page }) => {
  const { site, payments } = paying;
  const token = await submitSample(site.address, "token");
  await page.goto(`${site.address}/en/receipt/${token}`);
  const amount = (await page.locator("[data-amount]").getAttribute("data-amount")) ?? "";
  // Before anybody opened the page, the search ran at longer intervals.
  await page.waitForTimeout(16_000);
  await payments.send(payments.token, RECIPIENT, units(amount));
  // Ten seconds on an idle machine: 3 for the search, 2 for the worker, 3 for the page.
  await expect(page.locator("[data-donation-state=confirming]")).toBeVisible({ timeout: 20_000 });
  await expect(page.locator("[data-donation-box]")).toHaveCount(0);
});

test("whatever is written into the thread is shown as text and never runs", async ({ page }) => {
  const token = await submitSample(paying.site.address, "token");
  const hostile = [
    "<script>document.title = 'taken'</script>",
    '<img src="x" onerror="document.title = `taken`">',
    "<svg onload=alert(1)>",
    "</textarea></script><iframe srcdoc='<script>top.document.title=1</script>'>",
    "javascript:alert(1)",
    "{{constructor.constructor('alert(1)')()}}",
  ];
  for (const text of hostile) {
    const body = JSON.stringify({ text });
    const headers = { "content-type": "application/json" };
    await paying.site.get(`/api/receipts/${token}/messages`, { method: "POST", headers, body });
  }
  await page.goto(`${paying.site.address}/en/receipt/${token}`);
  for (const text of hostile) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(/receipt/i);
  expect(await page.locator("#thread :is(iframe, script, [onerror], [onload])").count()).toBe(0);
});
