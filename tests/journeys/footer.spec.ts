import { expect, shellIsEnhanced, test } from "#tests/fixtures/journey.ts";
import { SPOKEN, testFooterColumns } from "#tests/fixtures/shell-by-keyboard.ts";

interface Received {
  readonly to: string;
  readonly source: string;
}

/** Reads the mail server of the journeys' site, which listens on the port after the site's. */
async function mailTo(address: string, site: string | undefined): Promise<string> {
  const mailbox = new URL(site ?? "");
  mailbox.port = String(Number(mailbox.port) + 1);
  let source = "";
  await expect(async () => {
    const mails = (await (await fetch(mailbox)).json()) as Received[];
    source = mails.find((mail) => mail.to === address)?.source ?? "";
    expect(source).not.toBe("");
  }).toPass({ timeout: 15_000 });
  return source;
}

/** The first link to our site in a mail, with soft line breaks removed. */
const linkIn = (source: string, parameter: string): string =>
  new RegExp(`/en/subscription\\?${parameter}=[\\w-]+`).exec(
    source.replace(/=\r?\n/g, "").replaceAll("=3D", "="),
  )?.[0] ?? "";

test("a valid address gets the success toast and an empty field, then confirms by mail and unsubscribes", async ({
  page,
  baseURL,
}) => {
  const address = `mara-${Date.now()}@reader.example`;
  await page.goto("/en/about");
  await shellIsEnhanced(page);
  const field = page.getByRole("contentinfo").getByRole("textbox");
  await field.fill(address);
  await field.press("Enter");
  await expect(page.getByText("Subscribe sucess").last()).toBeVisible();
  await expect(field).toHaveValue("");
  const source = await mailTo(address, baseURL);
  await page.goto(linkIn(source, "confirm"));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  await page.goto(linkIn(source, "unsubscribe"));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByText("You won’t get any more emails from us.")).toBeVisible();
});

test("an invalid address gets the error toast of §8 and stays in the field", async ({ page }) => {
  await page.goto("/en/about");
  await shellIsEnhanced(page);
  const field = page.getByRole("contentinfo").getByRole("textbox");
  await field.fill("mara@");
  await field.press("Enter");
  await expect(page.getByText("Error Email!").first()).toBeVisible();
  await expect(field).toHaveValue("mara@");
});

test("an address that is sent twice gets the same response twice", async ({ page }) => {
  const address = `twice-${Date.now()}@reader.example`;
  const field = page.getByRole("contentinfo").getByRole("textbox");
  for (let times = 0; times < 2; times += 1) {
    await page.goto("/en/about");
    await shellIsEnhanced(page);
    await field.fill(address);
    await field.press("Enter");
    await expect(page.getByText("Subscribe sucess").last()).toBeVisible({ timeout: 15_000 });
    await expect(field).toHaveValue("");
  }
});

test("an address that only the server refuses gets the server's text and stays in the field", async ({
  page,
  complaints,
}) => {
  await page.goto("/en/about");
  await shellIsEnhanced(page);
  await page.route("**/api/tokenPocket/subscribe", (route) =>
    route.continue({ postData: { email: "mara@" } }),
  );
  const field = page.getByRole("contentinfo").getByRole("textbox");
  await field.fill("mara@reader.example");
  const answered = page.waitForResponse("**/api/tokenPocket/subscribe");
  await field.press("Enter");
  await (await answered).finished();
  await expect(page.locator("[data-toast]").getByText("Error Email!")).toBeVisible();
  await expect(field).toHaveValue("mara@reader.example");
  complaints.length = 0;
});

test("a failed connection is reported and the address stays", async ({ page, complaints }) => {
  await page.goto("/en/about");
  await shellIsEnhanced(page);
  await page.route("**/api/tokenPocket/subscribe", (route) => route.abort());
  const field = page.getByRole("contentinfo").getByRole("textbox");
  await field.fill("mara@reader.example");
  await field.press("Enter");
  await expect(page.getByText("We couldn’t reach the server.").first()).toBeVisible();
  await expect(field).toHaveValue("mara@reader.example");
  complaints.length = 0;
});

test("the eight columns are open on wide screens and collapse on phones only", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto("/en/about");
  await shellIsEnhanced(page);
  const footer = page.getByRole("contentinfo");
  for (const title of ["Products", "Tools", "Explorer", "Build", "Learn", "Company", "Support", "Legal"]) {
    await expect(footer.getByText(title, { exact: true }).first()).toBeVisible();
  }
  const entry = footer.getByRole("link", { name: "Partners" });
  await expect(entry).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(entry).toBeHidden();
  await footer.getByRole("button", { name: "Company" }).click();
  await expect(entry).toBeVisible();
});

testFooterColumns(SPOKEN);

test("Telegram differs by language; the swag shop and the mainland notice are for Chinese readers only", async ({
  page,
}) => {
  const telegram = async (language: string): Promise<string> => {
    await page.goto(`/${language}/accessibility`);
    const link = page.getByRole("contentinfo").getByRole("link", { name: /Telegram/ });
    return (await link.getAttribute("href")) ?? "";
  };
  const links = [await telegram("en"), await telegram("ko"), await telegram("zh")];
  expect(new Set(links).size).toBe(3);
  await page.goto("/zh-tw/docs");
  const shop = page.locator('a[href$="/demo/swagShop"]');
  await expect(shop.first()).toBeAttached();
  await expect(page.getByText("了解更多").or(page.getByText("瞭解更多")).first()).toBeVisible();
  await page.goto("/en/about");
  await expect(shop).toHaveCount(0);
});

test("the toast of a subscription does not cover its button", async ({ page }) => {
  await page.goto("/en/about");
  const button = page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.getByRole("contentinfo").getByRole("textbox").fill("not an address");
    await button.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await button.click();
    const toast = page.locator("[data-toast]").last();
    await expect(toast).toBeVisible();
    const [above, below] = await Promise.all([toast.boundingBox(), button.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await toast.getByRole("button").click();
  }
});
