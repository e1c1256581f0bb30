/** The whole lifecycle of a submission: the form, the donation on a real node, the review and the listing. */
import type { Page } from "@playwright/test";
import { hydrateIslands } from "#tests/fixtures/island.ts";
import { axeFindings, expect, otherSites, test } from "#tests/fixtures/journey.ts";
import { RECIPIENT } from "#tests/fixtures/payments/donations.ts";
import { newestOf, operate } from "#tests/fixtures/operator.ts";
import { startPayingSite, type PayingSite } from "#tests/fixtures/payments/paying-site.ts";
import {
  chooseLogo,
  chooseNetwork,
  CONTRACT,
  errorAt,
  field,
  fillClosing,
  openForm,
} from "#tests/fixtures/submission-form.ts";

/** One node and one site for all journeys of this file. */
let paying: PayingSite;

test.beforeAll(async () => {
  paying = await startPayingSite();
  otherSites.add(paying.site.address);
});

test.afterAll(() => paying.stop());

test.describe.configure({ mode: "serial" });

/** Several journeys use this DApp. */
let dappReceipt = "";

const open = (page: Page, path: string) => page.goto(paying.site.address + path);

const RECEIPT = /\/en\/receipt\/[\w-]{22}$/;

async function checkAndSend(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("All fields are filled in correctly.")).toBeVisible();
  await page.getByRole("button", { name: "Continue to the donation" }).click();
  await expect(page).toHaveURL(RECEIPT);
}

/** Pays the amount on the receipt from another account and submits the explorer link. */
async function payByLink(page: Page): Promise<void> {
  const amount = (await page.locator("[data-amount]").getAttribute("data-amount")) ?? "";
  const { payments } = paying;
  const hash = await payments.send(payments.token, RECIPIENT, BigInt(amount.replace(".", "")));
  await page.getByLabel("Transaction link from a block explorer").fill(`https://bscscan.com/tx/${hash}`);
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("link", { name: "Open the receipt" }).click();
}

const state = (page: Page, name: string) => page.locator(`[data-donation-state=${name}]`);

test("a DApp form is filled in, survives a reload, gets its logo cropped, is sent, and is paid for from a wallet", async ({
  page,
}) => {
  await paying.addWallet(page);
  await openForm(page, `${paying.site.address}/en/submit/dapp`);
  await chooseNetwork(page, "network.0", "Ethereum");
  await field(page, "address.0").fill(CONTRACT);
  await page.getByRole("button", { name: "Add a network" }).click();
  await chooseNetwork(page, "network.1", "BNB");
  await field(page, "address.1").fill(CONTRACT);
  await field(page, "texts.en.title").fill("Harbour Exchange");
  await field(page, "texts.en.desc").fill("Swap tokens on two networks.");
  await page.locator("#dapp").getByText("简体中文").click();
  await field(page, "texts.zh.title").fill("港湾交易所");
  await field(page, "texts.zh.desc").fill("在两个网络上兑换代币。");
  await field(page, "url").fill("app.harbour-exchange.example.org");
  await page.getByText("Lending", { exact: true }).click();
  await page.getByLabel("Mobile app and extension").check();
  await field(page, "audit_url.0").fill("https://example.org/audit.pdf");
  await fillClosing(page);
  await expect(page.getByText("Saved on this device, ")).toBeVisible();

  await page.reload();
  // Shown without an interaction.
  await expect(page.getByText("You have a draft from")).toBeVisible();
  await expect(field(page, "network.1")).toHaveValue(/BNB/);
  await expect(field(page, "texts.zh.title")).toHaveValue("港湾交易所");

  await chooseLogo(page, 900, 500);
  await expect(errorAt(page, "icon_url")).toHaveText("Please submit a 400*400px, JPG&PNG, max 5M logo");
  await page.getByRole("button", { name: "Crop to 400 × 400" }).click();
  await page.getByRole("slider", { name: "Left and right" }).press("ArrowLeft");
  await page.getByRole("button", { name: "Use this crop" }).click();
  const logo = page.getByRole("group", { name: "How it will look" }).locator("img").first();
  await expect(logo).toBeVisible();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([400, 400]);

  await checkAndSend(page);
  dappReceipt = page.url();
  await openForm(page, `${paying.site.address}/en/submit/dapp`);
  await expect(field(page, "texts.en.title")).toHaveValue("");

  await page.goto(dappReceipt);
  await expect(page.getByText("Waiting for the donation").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Connect Test wallet" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Submission successful");
  await page.getByRole("link", { name: "Open the receipt" }).click();
  await expect(state(page, "confirming")).toBeVisible();
  await paying.payments.mine(20);
  await expect(state(page, "confirmed")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("In review").first()).toBeVisible();
});

test("the reviewer's requests are corrected in the same form, without another donation", async ({
  page,
  complaints,
}) => {
  const number = await newestOf(paying.site, "dapp");
  const asked = ["--reason", "websiteNotMobile", "--fields", "category", "--note", "Try it at 360 px."];
  await operate(paying.site, "submissions", "request-changes", number, ...asked);
  await page.goto(dappReceipt);
  await page.getByRole("link", { name: "Fix and resubmit" }).click();
  await expect(page.getByText("Try it at 360 px.")).toBeVisible();
  await expect(page.getByText("You don’t need to donate again.")).toBeVisible();
  await expect(errorAt(page, "url")).toHaveText("Make the pages work on small screens.");
  await expect(errorAt(page, "category")).toHaveText("The reviewer asked about this field.");
  await expect(field(page, "texts.zh.title")).toHaveValue("港湾交易所");
  await hydrateIslands(page);
  expect(await axeFindings(page)).toEqual([]);

  const send = async () => {
    await page.getByRole("button", { name: "Check now" }).click();
    await page.getByRole("button", { name: "Resubmit" }).click();
  };
  await send();
  await expect(page.getByText("Nothing has changed yet.")).toBeVisible();
  // The browser reports the status of the refusal.
  expect(complaints.splice(0).every((text) => text.includes("422"))).toBe(true);

  await field(page, "url").fill("https://m.harbour-exchange.example.org");
  await expect(errorAt(page, "url")).not.toHaveText("Make the pages work on small screens.");
  await page.getByRole("button", { name: "Remove this network" }).last().click();
  await send();
  await expect(page).toHaveURL(dappReceipt);
  await expect(page.getByText("In review").first()).toBeVisible();
});

test("an approved DApp is found in the store within seconds", async ({ page }) => {
  await operate(paying.site, "submissions", "approve", await newestOf(paying.site, "dapp"));
  await page.goto(dappReceipt);
  await expect(page.getByText("Live").first()).toBeVisible();
  const found = page.getByRole("link", { name: "Harbour Exchange" }).first();
  // Another process approved it; the site polls for such changes twice a second.
  await expect(async () => {
    await open(page, "/en/dappstore?key=harbour");
    await expect(found).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await found.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Harbour Exchange");
  await expect(page.getByText("m.harbour-exchange.example.org").first()).toBeVisible();
});

test("an NFT collection is filled in and paid for by a link; its draft is saved to a file and loaded again", async ({
  page,
}) => {
  await openForm(page, `${paying.site.address}/en/submit/nft`);
  await chooseNetwork(page, "network", "Ethereum");
  await field(page, "type").selectOption("ERC721");
  await field(page, "address").fill(CONTRACT);
  await field(page, "name").fill("Harbour Lights");
  await field(page, "website").fill("https://lights.example.org");
  await field(page, "description").fill("A thousand drawings of lighthouses.");
  await field(page, "companyName").fill("Harbour Ltd");
  await fillClosing(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save to a file" }).click();
  const draft = await (await saving).path();
  await field(page, "name").fill("");
  await page.getByLabel("Load from a file").setInputFiles(draft);
  await expect(page.getByText("Draft loaded.")).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Harbour Lights");
  await chooseLogo(page, 400, 400);
  await expect(page.getByRole("group", { name: "How it will look" })).toBeVisible();
  await checkAndSend(page);
  await payByLink(page);
  await paying.payments.mine(20);
  await expect(state(page, "confirmed")).toBeVisible({ timeout: 30_000 });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a token is filled in, paid for and listed, and nothing typed or uploaded is lost", async ({
    page,
    complaints,
  }) => {
    await open(page, "/en/submit/token");
    for (const [path, value] of [
      ["address", CONTRACT],
      ["owner_address", CONTRACT],
      ["name", "Harbour"],
      ["symbol", "HRB"],
      ["bl_symbol", "ETH"],
      ["total_supply", "1000000000"],
      ["decimal", "18"],
      ["precision", "4"],
      ["gas", "60000"],
      ["website", "token.harbour.example.org"],
      ["description", "Harbour pays the fees of the exchange of the same name."],
      ["companyName", "Harbour Ltd"],
    ] as const) {
      await field(page, path).fill(value);
    }
    await field(page, "network").selectOption("eth");
    await field(page, "standard").selectOption("ERC20");
    await fillClosing(page);
    await chooseLogo(page, 399, 400);
    await page.getByRole("button", { name: "Add a contact" }).click();
    await expect(errorAt(page, "icon_url")).toHaveText("Please submit a 400*400px, JPG&PNG, max 5M logo");
    await field(page, "contact.1").fill("@harbour");
    await chooseLogo(page, 400, 400);

    await page.getByRole("button", { name: "Check now" }).click();
    await expect(page.getByText("All fields are filled in correctly.")).toBeVisible();
    await expect(field(page, "contact.1")).toHaveValue("@harbour");
    await expect(page.locator("input[name=icon_url]")).toHaveValue(/^\/uploads\/[\da-f]{64}\.png$/);
    await page.getByRole("button", { name: "Continue to the donation" }).click();
    await expect(page).toHaveURL(RECEIPT);
    complaints.length = 0;

    await payByLink(page);
    await paying.payments.mine(20);
    await expect(async () => {
      await page.reload();
      await expect(state(page, "confirmed")).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await operate(paying.site, "submissions", "approve", await newestOf(paying.site, "token"));
    const list = (await (await paying.site.get("/data/tokens.json")).json()) as { tokens: object[] };
    expect(list.tokens).toContainEqual(expect.objectContaining({ symbol: "HRB", address: CONTRACT }));
  });
});
