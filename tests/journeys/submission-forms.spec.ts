import commonEn from "#content/messages/en/submitCommon.json" with { type: "json" };
import dappEn from "#content/messages/en/submitDapp.json" with { type: "json" };
import tokenEn from "#content/messages/en/submitToken.json" with { type: "json" };
import commonZh from "#content/messages/zh/submitCommon.json" with { type: "json" };
import dappZh from "#content/messages/zh/submitDapp.json" with { type: "json" };
import tokenZh from "#content/messages/zh/submitToken.json" with { type: "json" };
import { expect, test } from "#tests/fixtures/journey.ts";
import { chooseNetwork, CONTRACT, errorAt, field, openForm } from "#tests/fixtures/submission-form.ts";

const TEXTS = {
  en: { common: commonEn, dapp: dappEn, token: tokenEn },
  zh: { common: commonZh, dapp: dappZh, token: tokenZh },
};
const LANGUAGES = ["en", "zh"] as const;

test("a form is a plain one until somebody is there, and a list in use is not taken away", async ({
  page,
}) => {
  await page.goto("/en/submit/token", { waitUntil: "networkidle" });
  const networks = page.getByRole("main").locator("select[name=network]");
  await networks.focus();
  await networks.selectOption({ label: "Ethereum" });
  await page.waitForLoadState("networkidle");
  await expect(networks).toBeFocused();

  await field(page, "address").fill(CONTRACT);
  await expect(networks).toHaveCount(0);
  await expect(field(page, "network")).toHaveValue("Ethereum");
  await expect(field(page, "address")).toBeFocused();
  await expect(field(page, "address")).toHaveValue(CONTRACT);
});

for (const language of LANGUAGES) {
  const { common, dapp, token } = TEXTS[language];

  test(`a DApp's form tells every mistake at its field, in ${language}`, async ({ page }) => {
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

  test(`what is typed is checked when its field is left, in ${language}`, async ({ page }) => {
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
