/** A working day at the desk: ten submissions by keyboard alone, then a release that two people publish together. */
import type { Page } from "@playwright/test";
import { SCREENS } from "#desk/screens.ts";
import {
  enrolAndSignIn,
  findNothing,
  startDeskSite,
  type DeskSite,
} from "#tests/fixtures/desk/browser-desk.ts";
import { expect, test } from "#tests/fixtures/journey.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

test.describe.configure({ mode: "serial" });

let desk: DeskSite;

const addressOf = (at: number): string => `0x${String(at).padStart(40, "1")}`;

async function sendTen(origin: string): Promise<void> {
  for (let at = 0; at < 4; at += 1) {
    const texts = { en: { title: `Quay ${at} Exchange`, desc: "Swap tokens on one network." } };
    const url = `https://app.quay-${at}-exchange.example.org`;
    const plain = { has_tokens: false, tokens: [], address: [addressOf(at)], network: ["eth"] };
    await submitSample(origin, "dapp", { ...plain, texts, url });
  }
  for (let at = 4; at < 7; at += 1)
    await submitSample(origin, "token", {
      name: `Mole ${at}`,
      symbol: `MOL${at}`,
      address: addressOf(at),
      website: `https://mole-${at}.example.org`,
    });
  for (let at = 7; at < 10; at += 1)
    await submitSample(origin, "nft", {
      name: `Pier ${at}`,
      address: addressOf(at),
      website: `https://pier-${at}.example.org`,
      marketplaces: [`https://market.example.org/pier-${at}`],
    });
}

/** Counts what fingers do: Ctrl-Enter is two keys. */
class Keyboard {
  readonly #page: Page;
  strokes = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(keys: string): Promise<void> {
    this.strokes += keys.split("+").length;
    await this.#page.keyboard.press(keys);
  }
}

test.beforeAll(async ({ baseURL }) => {
  desk = await startDeskSite(Number(new URL(baseURL ?? "").port) + 8, "PostgreSQL");
  await sendTen(desk.origin);
});

test.afterAll(() => desk.stop());

const rows = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox") });
const queueIsShown = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Due first" })).toBeVisible();

test("ten submissions are decided by keyboard alone, a plain approval with at most six key strokes", async ({
  page,
  context,
}) => {
  test.setTimeout(420_000);
  await enrolAndSignIn(page, context, await desk.invitation("rita", "reviewer"));
  await queueIsShown(page);
  await expect(rows(page)).toHaveCount(10);
  await findNothing(page);
  const strokes: number[] = [];
  for (let left = 10; left > 0; left -= 1) {
    await expect(rows(page)).toHaveCount(left);
    const kind = await rows(page).first().getByRole("cell").nth(3).innerText();
    const keys = new Keyboard(page);
    const decide = kind === "DApp" ? "a" : kind === "Token" ? "r" : "x";
    await keys.press(decide);
    await expect(page.getByRole("region", { name: "Decision" }).getByRole("article")).toHaveCount(2);
    if (left === 10) await findNothing(page);
    if (decide !== "a") await keys.press("1");
    await keys.press("Control+Enter");
    await queueIsShown(page);
    if (decide === "a") strokes.push(keys.strokes);
  }
  expect(strokes).toHaveLength(4);
  expect(Math.max(...strokes)).toBeLessThanOrEqual(6);
  // The last one comes back.
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("o");
  await expect(page.getByRole("region", { name: "Decision" })).toBeVisible();
  await page.keyboard.press("o");
  await queueIsShown(page);
  await page.getByRole("link", { name: "Second looks" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Second looks" })).toBeVisible();
  await findNothing(page);
});

test("a release is public when a second person in another browser has agreed to its hash", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(420_000);
  await enrolAndSignIn(page, context, await desk.invitation("mia", "release-manager"));
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enrolAndSignIn(other, elsewhere, await desk.invitation("max", "release-manager"));

  await page.getByRole("link", { name: "Releases" }).click();
  await page.getByLabel("Version", { exact: true }).fill("9.9.1");
  await page.getByLabel("Address").fill("https://downloads.example.org/app-9.9.1.apk");
  await page.getByLabel("Notes in English").fill("Fixes.");
  await page.getByLabel("File", { exact: true }).setInputFiles({
    name: "app.apk",
    mimeType: "application/octet-stream",
    buffer: Buffer.from("abc"),
  });
  const hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  await expect(page.getByText(hash)).toBeVisible();
  await findNothing(page);
  await page.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(page.getByText("A second person must agree to this first.")).toBeVisible();
  const isPublic = async (): Promise<boolean> =>
    (await (await fetch(`${desk.origin}/data/releases.json`)).text()).includes(hash);
  expect(await isPublic()).toBe(false);

  await other.getByRole("link", { name: "Second person" }).click();
  await expect(other.getByText(hash)).toBeVisible();
  await findNothing(other);
  await other.getByRole("button", { name: "Agree and carry out" }).click();
  await expect(other.getByRole("row", { name: /releases.add.*Done/ })).toBeVisible();
  await expect.poll(isPublic).toBe(true);
  await elsewhere.close();
});

/** Screens with parameters are opened from others, and listed by hand below. */
const addressIn = ({ path }: { readonly path: string }): string[] => (path.includes(":") ? [] : [path]);

const EDITORS = [
  "content/dapps/edit?ref=1001",
  "content/news/edit",
  "content/networks/edit?ref=eth",
  "content/milestones/edit?ref=2018-03",
  "content/channels/edit?ref=accounts",
];

test("an editor changes a banner: draft, publication, an earlier version", async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(420_000);
  await enrolAndSignIn(page, context, await desk.invitation("eda", "admin"));
  await page.goto(`${desk.origin}/desk/content/banners`);
  const banner = page.getByRole("table", { name: "Banners" }).getByRole("link").first();
  await expect(banner).toBeVisible();
  await findNothing(page);
  await banner.click();
  const address = page.getByLabel("url *");
  const before = await address.inputValue();
  await address.fill("not an address of ours but a text");
  await page.getByLabel("start *").fill("tomorrow");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("list", { name: "What is wrong" })).toContainText("start");
  expect(complaints.splice(0).every((text) => text.includes("422"))).toBe(true);
  await page.getByLabel("start *").fill("2026-01-01T00:00:00Z");
  await address.fill("/en/networks");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("It is live.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Live since/ })).toBeVisible();
  await findNothing(page);
  await page
    .getByRole("row", { name: /Replaced/ })
    .getByRole("button", { name: "Restore as a draft" })
    .click();
  await expect(address).toHaveValue(before);

  await page.keyboard.press("Control+k");
  await page.getByLabel("Screen, submission or listing").fill("Pier 9");
  await expect(page.getByRole("button", { name: /Pier 9/ })).toBeVisible();
});

test("a visitor's report reaches the desk, and is resolved with a note", async ({ page, context }) => {
  test.setTimeout(300_000);
  const listing = "/dappstore/detail?id=1001";
  await page.goto(`${desk.origin}/en/report?${new URLSearchParams({ listing })}`);
  await page.getByLabel("What’s wrong?").selectOption("scam");
  await page.getByLabel("What happened?").fill("It asks for my recovery phrase.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thank you. We’ll look into it.")).toBeVisible();
  await enrolAndSignIn(page, context, await desk.invitation("ron", "editor"));
  await page.goto(`${desk.origin}/desk/content/dapps/edit?ref=1001`);
  await page.getByRole("link", { name: "1 open report" }).click();
  await expect(page.getByText("It asks for my recovery phrase.")).toBeVisible();
  await findNothing(page);
  await page.getByLabel(/^What was done about/).fill("The page was changed; listed again.");
  await page.getByRole("button", { name: "Resolve" }).click();
  await expect(page.getByText(/Resolved by ron/)).toBeVisible();
});

test("an official channel changes when a second person has agreed to every value", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(300_000);
  await enrolAndSignIn(page, context, await desk.invitation("eve", "editor"));
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await enrolAndSignIn(other, elsewhere, await desk.invitation("ben", "editor"));
  const account = "https://x.example.org/ours";
  const isPublic = async (): Promise<boolean> =>
    (await (await fetch(`${desk.origin}/en/channels`)).text()).includes(account);
  await page.goto(`${desk.origin}/desk/content/channels/edit?ref=accounts`);
  await page.getByLabel("x *").fill(account);
  await page.getByRole("button", { name: "Propose" }).click();
  await expect(page.getByText("A second person must agree to this first.")).toBeVisible();
  expect(await isPublic()).toBe(false);
  await other.goto(`${desk.origin}/desk/proposals`);
  await expect(other.getByText(account)).toBeVisible();
  await other.getByRole("button", { name: "Agree and carry out" }).click();
  await expect(other.getByRole("row", { name: /channels.publish.*Done/ })).toBeVisible();
  await expect.poll(isPublic).toBe(true);
  await elsewhere.close();
});

const REACH = { tag: "@reach" };

for (const [name, language, searched, how] of [
  ["lea", "English", [1024], {}],
  ["lou", "English", [390, 2560], REACH],
  // Another language changes lengths, not colours: one width is enough for axe.
  ["lin", "简体中文", [390], REACH],
] as const) {
  const widths = searched.join(" and ");
  test(
    `no screen in ${language} has an axe finding at ${widths} px or scrolls sideways`,
    how,
    async ({ page, context }) => {
      test.setTimeout(900_000);
      await enrolAndSignIn(page, context, await desk.invitation(name, "admin"));
      if (language !== "English") await page.getByRole("button", { name: language }).click();
      for (const path of [...SCREENS.flatMap(addressIn), ...EDITORS]) {
        await page.goto(`${desk.origin}/desk/${path}`);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
        await findNothing(page, searched);
      }
      const lang = await page.locator("html").getAttribute("lang");
      expect(lang?.startsWith("zh")).toBe(language !== "English");
    },
  );
}
