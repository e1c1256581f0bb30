import commonEn from "#content/messages/en/submitCommon.json" with { type: "json" };
import dappEn from "#content/messages/en/submitDapp.json" with { type: "json" };
import tokenEn from "#content/messages/en/submitToken.json" with { type: "json" };
import commonZh from "#content/messages/zh/submitCommon.json" with { type: "json" };
import dappZh from "#content/messages/zh/submitDapp.json" with { type: "json" };
import tokenZh from "#content/messages/zh/submitToken.json" with { type: "json" };
import { expect, test } from "#tests/fixtures/journey.ts";
import {
  chooseLogo,
  chooseNetwork,
  CONTRACT,
  errorAt,
  field,
  fillClosing,
  openForm,
} from "#tests/fixtures/submission-form.ts";

const TEXTS = {
  en: { common: commonEn, dapp: dappEn, token: tokenEn },
  zh: { common: commonZh, dapp: dappZh, token: tokenZh },
};
const LANGUAGES = ["en", "zh"] as const;

test("a list in use is not replaced when React's scripts arrive, and its choice is kept", async ({
  page,
}) => {
  const html = await (await page.request.get("/en/submit/token")).text();
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
  expect(scripts).not.toEqual([]);
  const { promise: chosen, resolve: choose } = Promise.withResolvers<void>();
  await page.route(
    (url) => scripts.includes(url.pathname),
    (route) => chosen.then(() => route.continue()),
  );
  await page.goto("/en/submit/token");
  const networks = page.getByRole("main").locator("select[name=network]");
  await networks.focus();
  await networks.selectOption({ label: "Ethereum" });
  choose();
  await page.waitForFunction(
    (paths) =>
      paths.every((path) => performance.getEntriesByName(new URL(path, location.href).href).length > 0),
    scripts,
  );
  await expect(networks).toBeFocused();

  await field(page, "address").fill(CONTRACT);
  await expect(networks).toHaveCount(0);
  await expect(field(page, "network")).toHaveValue("Ethereum");
  await expect(field(page, "address")).toBeFocused();
  await expect(field(page, "address")).toHaveValue(CONTRACT);
});

test("a listed token is stopped by the preflight, and refused at its field if it was listed after it", async ({
  page,
  complaints,
}) => {
  const listed = "This contract is already listed as Uniswap.";
  await openForm(page, "/en/submit/token");
  await chooseNetwork(page, "network", "Ethereum");
  await field(page, "standard").selectOption("ERC20");
  const texts = {
    address: "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984",
    owner_address: CONTRACT,
    name: "Uniswap FAKE",
    symbol: "UNI",
    bl_symbol: "ETH",
    total_supply: "1000",
    decimal: "6",
    precision: "4",
    gas: "60000",
    website: "fake.example.org",
    description: "A copy.",
    companyName: "Harbour Ltd",
  };
  for (const [path, text] of Object.entries(texts)) await field(page, path).fill(text);
  await chooseLogo(page, 400, 400);
  await fillClosing(page);
  const logo = page.getByRole("group", { name: commonEn.logo.previewTitle }).locator("img").first();
  await expect(logo).toBeVisible();
  await page.getByRole("button", { name: commonEn.preflight.run }).click();
  await expect(page.getByText(listed)).toBeVisible();
  await expect(page.getByRole("button", { name: commonEn.preflight.continue })).toHaveCount(0);

  // As if it had been listed right after the preflight.
  await page.route("**/api/preflight/token", (route) =>
    route.fulfill({ json: { result: 0, message: "", data: { findings: [] } } }),
  );
  await field(page, "name").fill("Uniswap COPY");
  await page.getByRole("button", { name: commonEn.preflight.run }).click();
  await page.getByRole("button", { name: commonEn.preflight.continue }).click();
  await expect(errorAt(page, "address")).toHaveText(listed);
  await expect(page).toHaveURL(/submit\/token$/);
  // The browser reports the refusal.
  complaints.length = 0;
});

for (const language of LANGUAGES) {
  const { common, dapp, token } = TEXTS[language];

  test(`a DApp's form shows every error at its field, in ${language}`, async ({ page }) => {
    await openForm(page, `/${language}/submit/dapp`);
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

  test(`a value is validated when its field loses the focus, in ${language}`, async ({ page }) => {
    await openForm(page, `/${language}/submit/dapp`);
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

    test(`a token's form shows every error at its field, in ${language}`, async ({ page, complaints }) => {
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
