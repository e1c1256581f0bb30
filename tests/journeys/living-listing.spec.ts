/** A listing lives: found, changed, moved, proven, its receipt lost, recovered and handed over, and delisted. */
import type { Browser, Page } from "@playwright/test";
import { privateKeyToAccount } from "viem/accounts";
import type { Submissions } from "#features/submissions/server/service.ts";
import { readConfig } from "#server/config.ts";
import { createFoundation } from "#server/foundation.ts";
import { createServices } from "#server/services.ts";
import { axeFindingsInside, expect, otherSites, test } from "#tests/fixtures/journey.ts";
import { startEvmNode } from "#tests/fixtures/payments/evm-node.ts";
import { createTestPayments, type TestPayments } from "#tests/fixtures/payments/test-payments.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { field } from "#tests/fixtures/submission-form.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

/** The node's first account, which owns its tokens. */
const OWNER = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");

let site: RunningSite;
let payments: TestPayments;
let submissions: Submissions;
let stop: () => Promise<void>;
let daysLater = 0;
const clock = { now: () => new Date(Date.now() + daysLater * 86_400_000) };

test.beforeAll(async () => {
  const node = await startEvmNode();
  payments = await createTestPayments(node);
  const settings = { RPC_URLS: JSON.stringify({ bsc: node.url }) };
  site = await startSite(settings, { clock });
  otherSites.add(site.address);
  // The reviewers, beside the site.
  const config = readConfig({ ...settings, DATA_DIR: site.folder, LOG_LEVEL: "silent" });
  const foundation = await createFoundation(config, { clock });
  ({ submissions } = createServices(foundation));
  stop = async () => {
    await foundation.database.close();
    await site.stop();
    await node.stop();
  };
});

test.afterAll(() => stop());

// The pages of owners have no script.
test.use({ javaScriptEnabled: false });

/** Axe needs a script, which these pages do without. */
async function findNothing(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address);
  expect(await axeFindingsInside(page)).toEqual([]);
  await context.close();
}

const open = (page: Page, path: string) => page.goto(site.address + path);

async function numberOf(receipt: string): Promise<string> {
  const found = await submissions.receipt(receipt);
  if (!found.ok) throw new Error(found.code);
  return found.value.submission.number;
}

async function approve(receipt: string, operator = "Mara"): Promise<void> {
  const approved = await submissions.approve(await numberOf(receipt), { operator, note: "" });
  if (!approved.ok) throw new Error(JSON.stringify(approved));
}

/** Signs the text on the page as the contract's owner, and sends the signature. */
async function sign(page: Page): Promise<void> {
  const message = await page.getByLabel("Message to sign").inputValue();
  await page.getByLabel("Signature").fill(await OWNER.signMessage({ message }));
  const form = page.locator("form").filter({ has: page.getByLabel("Signature") });
  await form.getByRole("button", { name: "Check now" }).last().click();
}

test("from its page to its end, by whoever holds or proves it", async ({ page, browser, complaints }) => {
  const old = `/en/token/bsc/${payments.token}`;
  const moved = `/en/token/bsc/${payments.otherToken}`;
  const receipt = await submitSample(site.address, "token", {
    network: "bsc",
    standard: "BEP20",
    bl_symbol: "BSC",
    address: payments.token,
    name: "Harbour Pilot",
    symbol: "HRBP",
  });
  await approve(receipt);
  const manage = `/en/receipt/${receipt}/manage`;

  await test.step("found by search, and changed", async () => {
    const found = page.getByRole("link", { name: "Harbour Pilot" }).first();
    await expect(async () => {
      await open(page, "/en/tokens?key=harbour+pilot");
      await expect(found).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    // Outside of the attempts, because a busy machine takes longer than one of them for a click.
    await found.click();
    await expect(page).toHaveURL(site.address + old);
    await open(page, manage);
    await findNothing(browser, page.url());
    await page.getByRole("link", { name: "Change details" }).click();
    await field(page, "description").fill("Harbour Pilot pays the pilots of the harbour.");
    await page.getByRole("button", { name: "Check now" }).click();
    await page.getByRole("button", { name: "Resubmit" }).click();
    await expect(page.getByText("In review").first()).toBeVisible();
    await approve(receipt);
  });

  await test.step("moved with the signature of the old contract’s owner", async () => {
    await open(page, manage);
    await page.getByRole("textbox", { name: "New contract" }).fill(payments.otherToken);
    await page.locator("#move-reason").fill("The old contract cannot be upgraded.");
    await page.getByRole("button", { name: "Request the move" }).click();
    await open(page, manage);
    await sign(page);
    await approve(receipt);
    await expect(async () => {
      expect((await site.get(old)).status).toBe(308);
    }).toPass({ timeout: 15_000 });
    await open(page, old);
    await expect(page).toHaveURL(site.address + moved);
    await expect(page.getByText("The old contract’s owner signed the move.")).toBeVisible();
  });

  await test.step("proven", async () => {
    await open(page, `${manage}?sign`);
    await sign(page);
    await expect(page.getByText(`The owner of bsc:${payments.otherToken} signed.`)).toBeVisible();
    await open(page, moved);
    await expect(page.getByText(`The owner of bsc:${payments.otherToken} signed.`)).toBeVisible();
  });

  let next = "";
  await test.step("its receipt lost and recovered after 72 hours", async () => {
    await page.getByRole("link", { name: "Lost this listing’s receipt?" }).click();
    await page.getByRole("link", { name: "Show the message" }).click();
    await findNothing(browser, page.url());
    await page.getByLabel("Email address for the new receipt").fill("found@example.org");
    await sign(page);
    next = (await page.getByText(/\/en\/receipt\/[\w-]{22}$/).innerText()).slice(-22);
    expect((await site.get(`/en/receipt/${next}`)).status).toBe(404);
    daysLater = 3.01;
    await open(page, `/en/receipt/${next}`);
    await expect(page.getByText("Live").first()).toBeVisible();
    expect((await site.get(manage)).status).toBe(404);
  });

  await test.step("handed over, and delisted by the new owner", async () => {
    await open(page, `/en/receipt/${next}/manage`);
    await page.getByLabel("The next owner’s email address").fill("friend@example.org");
    await page.getByRole("button", { name: "Hand over" }).click();
    const last = (await page.getByText(/\/en\/receipt\/[\w-]{22}$/).innerText()).slice(-22);
    daysLater += 2.01;
    await open(page, `/en/receipt/${last}/manage`);
    await page.locator("#delist-reason").fill("The pilots are paid otherwise.");
    await page.getByRole("button", { name: "Delist" }).click();
    // No donation was made, so none is promised to count.
    await open(page, `/en/receipt/${last}/manage`);
    await expect(page.getByText("The details carry over.", { exact: true })).toBeVisible();
    await expect(async () => {
      expect((await site.get(moved)).status).toBe(410);
    }).toPass({ timeout: 15_000 });
  });
  // The browser reports the statuses that were expected.
  complaints.length = 0;
});

test("a rejected token appeals to another reviewer and goes live", async ({ page }) => {
  const receipt = await submitSample(site.address, "token", { name: "Harbour Buoy", symbol: "HRBB" });
  const verdict = { operator: "Mara", note: "", reasons: ["detailsMismatch"] as const };
  await submissions.reject(await numberOf(receipt), verdict);
  await open(page, `/en/receipt/${receipt}/manage`);
  await page.getByLabel("Why you disagree").fill("The details are those of the contract.");
  await page.getByRole("button", { name: "Send the appeal" }).click();
  await expect(page.getByText("In review").first()).toBeVisible();
  await approve(receipt, "Jonas");
  await page.reload();
  await expect(page.getByText("Live").first()).toBeVisible();
});
