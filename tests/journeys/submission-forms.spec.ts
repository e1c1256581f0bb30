import type { Page } from "@playwright/test";
import sharp from "sharp";
import commonEn from "#content/messages/en/submitCommon.json" with { type: "json" };
import dappEn from "#content/messages/en/submitDapp.json" with { type: "json" };
import tokenEn from "#content/messages/en/submitToken.json" with { type: "json" };
import commonZh from "#content/messages/zh/submitCommon.json" with { type: "json" };
import dappZh from "#content/messages/zh/submitDapp.json" with { type: "json" };
import tokenZh from "#content/messages/zh/submitToken.json" with { type: "json" };
import { expect, test } from "#tests/fixtures/journey.ts";

const TEXTS = {
  en: { common: commonEn, dapp: dappEn, token: tokenEn },
  zh: { common: commonZh, dapp: dappZh, token: tokenZh },
};
const LANGUAGES = ["en", "zh"] as const;
const CONTRACT = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const RECEIPT = /\/en\/receipt\/[\w-]{22}$/;

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .png()
    .toBuffer();

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);

const errorAt = (page: Page, path: string) => page.locator(`[id="field-${path}-below"]`);

async function chooseNetwork(page: Page, path: string, name: string): Promise<void> {
  await field(page, path).fill(name);
  await field(page, path).press("Enter");
}

/** What every form asks at its end. */
async function fillClosing(page: Page): Promise<void> {
  await field(page, "email").fill("team@example.org");
  await field(page, "contact.0").fill("https://t.me/example_project");
  for (const box of await page.locator("input[name=consent]").all()) await box.check();
}

/** Only the address is looked at here; the page behind it has journeys of its own. */
async function sendAndArrive(page: Page): Promise<void> {
  await page.route("**/receipt/*", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>receipt</p>" }),
  );
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("All fields are filled in correctly.")).toBeVisible();
  await page.getByRole("button", { name: "Continue to the donation" }).click();
  await page.waitForURL(RECEIPT);
}

for (const language of LANGUAGES) {
  const { common, dapp, token } = TEXTS[language];

  test(`a DApp's form tells every mistake at its field, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/submit/dapp`);
    await page.getByRole("button", { name: common.preflight.run }).click();
    const summary = page.getByRole("group", { name: /12/ });
    await expect(summary).toBeFocused();
    for (const [path, text] of [
      ["network.0", common.network.required],
      ["address.0", dapp.address.required],
      ["texts.en.title", dapp.name.required],
      ["texts.en.desc", dapp.desc.required],
      ["url", dapp.url.required],
      ["icon_url", common.logo.required],
      ["category", dapp.category.required],
      ["tp_connect", dapp.connect.required],
      ["audit_url.0", dapp.audit.urlRequired],
      ["email", common.contact.emailRequired],
      ["contact.0", common.contact.otherRequired],
      ["consent", common.consent.required],
    ] as const) {
      await expect(errorAt(page, path), path).toHaveText(text);
    }
    await summary.getByRole("link", { name: dapp.url.label }).click();
    await expect(field(page, "url")).toBeFocused();

    await page.locator("input[name=referral][value=yes]").check({ force: true });
    await page.locator("input[name=has_tokens][value=yes]").check({ force: true });
    await page.getByRole("button", { name: dapp.audit.remove }).click();
    await expect(errorAt(page, "rakeBackAccount")).toHaveText(dapp.referral.accountRequired);
    await expect(errorAt(page, "referral_distribution")).toHaveText(dapp.referral.distributionRequired);
    await expect(errorAt(page, "referral_activation")).toHaveText(dapp.referral.activationRequired);
    await expect(field(page, "tokens")).toHaveText(dapp.tokens.itemRequired);
    await expect(field(page, "audit_url")).toHaveText(dapp.audit.itemRequired);
  });

  test(`what is typed is checked when its field is left, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}/submit/dapp`);
    const bad = async (path: string, typed: string, text: string) => {
      await field(page, path).fill(typed);
      await field(page, path).blur();
      await expect(errorAt(page, path), path).toHaveText(text);
    };
    await field(page, "network.0").fill("no such chain");
    await expect(page.getByRole("status").filter({ hasText: common.network.notFound })).toBeVisible();
    await chooseNetwork(page, "network.0", "Ethereum");
    const network = { network: "Ethereum" };
    await bad("address.0", "0x12", fillIn(dapp.address.invalid, network));
    await bad("address.0", CONTRACT.replace("5D37", "5d37"), common.validation.addressChecksum);
    await bad("url", "driftswap,example", common.validation.url);
    await bad("url", `https://example.org/${"a".repeat(200)}`, common.validation.exceeded);
    await bad(
      "audit_url.0",
      `https://example.org/${"a".repeat(1_000)}`,
      fillIn(common.validation.tooLong, { count: "1000" }),
    );
    await bad("email", "nobody", common.validation.email);
    await bad("contact.0", "team@example.org", common.contact.otherIsEmail);
    await field(page, "url").fill("example.org");
    await expect(errorAt(page, "url")).toHaveText(dapp.url.hint);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`a token's form tells every mistake at its field, in ${language}`, async ({ page, complaints }) => {
      await page.goto(`/${language}/submit/token`);
      await page.getByRole("button", { name: common.preflight.run }).click();
      for (const [path, text] of [
        ["network", common.network.required],
        ["standard", token.standard.required],
        ["address", token.address.required],
        ["owner_address", token.ownerAddress.required],
        ["name", token.name.required],
        ["symbol", token.symbol.required],
        ["bl_symbol", token.blSymbol.required],
        ["total_supply", token.totalSupply.required],
        ["decimal", token.decimal.required],
        ["precision", token.precision.required],
        ["gas", token.gas.required],
        ["icon_url", common.logo.required],
        ["website", token.website.required],
        ["description", token.description.required],
        ["companyName", common.contact.companyRequired],
        ["email", common.contact.emailRequired],
        ["contact.0", common.contact.otherRequired],
        ["consent", common.consent.required],
      ] as const) {
        await expect(errorAt(page, path), path).toHaveText(text);
      }
      complaints.length = 0;
    });
  });
}

const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replace(`{${name}}`, value), text);

test("a DApp is filled in, survives a reload, gets its logo cropped and is sent", async ({ page }) => {
  await page.goto("/en/submit/dapp");
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
  await expect(page.getByText("Saved on this device")).toBeVisible();

  await page.reload();
  await expect(page.getByText("You have a draft from")).toBeVisible();
  await expect(field(page, "network.1")).toHaveValue(/BNB/);
  await expect(field(page, "texts.zh.title")).toHaveValue("港湾交易所");

  await page
    .locator("input[name=logo]")
    .setInputFiles(file("wide.png", "image/png", await picture(900, 500)));
  await expect(errorAt(page, "icon_url")).toHaveText("Please submit a 400*400px, JPG&PNG, max 5M logo");
  await page.getByRole("button", { name: "Crop to 400 × 400" }).click();
  await page.getByRole("slider", { name: "Left and right" }).press("ArrowLeft");
  await page.getByRole("button", { name: "Use this crop" }).click();
  const logo = page.getByRole("group", { name: "How it will look" }).locator("img").first();
  await expect(logo).toBeVisible();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([400, 400]);

  await sendAndArrive(page);
  await page.unroute("**/receipt/*");
  await page.goto("/en/submit/dapp");
  await expect(field(page, "texts.en.title")).toHaveValue("");
});

test("a collection of NFTs is filled in and sent; its draft goes through a file", async ({ page }) => {
  await page.goto("/en/submit/nft");
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
  await expect(page.getByText("The draft was loaded.")).toBeVisible();
  await expect(field(page, "name")).toHaveValue("Harbour Lights");
  await page
    .locator("input[name=logo]")
    .setInputFiles(file("logo.png", "image/png", await picture(400, 400)));
  await expect(page.getByRole("group", { name: "How it will look" })).toBeVisible();
  await sendAndArrive(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a token is filled in and sent, and nothing typed or uploaded is lost on the way", async ({
    page,
    complaints,
  }) => {
    await page.goto("/en/submit/token");
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
    await page
      .locator("input[name=logo]")
      .setInputFiles(file("logo.png", "image/png", await picture(399, 400)));
    await page.getByRole("button", { name: "Add a contact" }).click();
    await expect(errorAt(page, "icon_url")).toHaveText("Please submit a 400*400px, JPG&PNG, max 5M logo");
    await field(page, "contact.1").fill("@harbour");
    await page
      .locator("input[name=logo]")
      .setInputFiles(file("logo.png", "image/png", await picture(400, 400)));

    await page.getByRole("button", { name: "Check now" }).click();
    await expect(page.getByText("All fields are filled in correctly.")).toBeVisible();
    await expect(field(page, "contact.1")).toHaveValue("@harbour");
    await expect(page.locator("input[name=icon_url]")).toHaveValue(/^\/uploads\/[\da-f]{64}\.png$/);
    await page.getByRole("button", { name: "Continue to the donation" }).click();
    await expect(page).toHaveURL(RECEIPT);
    complaints.length = 0;
  });
});
