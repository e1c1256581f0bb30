/**
 * A working day at the desk, from the invitation to the end of a session: passkeys, ten decisions by keyboard alone with
 * one undone, a release that two people publish together.
 */
import type { BrowserContext, Page } from "@playwright/test";
import {
  addAuthenticator,
  enrolAndSignIn,
  findNothing,
  makePasskey,
  signInHere,
  startDeskSite,
  type DeskSite,
} from "#tests/fixtures/desk/browser-desk.ts";
import { Keyboard, medianOf } from "#tests/fixtures/desk/keyboard.ts";
import { expect, test } from "#tests/fixtures/journey.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

const addressOf = (at: number): string => `0x${String(at).padStart(40, "1")}`;

/** Four DApps, three tokens and three NFT collections, each with its number in its name. */
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

/** The key for each submission, by its number: every kind is approved, sent back for changes and rejected. */
const DECISIONS = ["a", "a", "r", "x", "a", "r", "x", "a", "r", "x"] as const;
const MOST_STROKES = 6;

const rows = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox") });
const queueIsShown = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Due first" })).toBeVisible();

/** Decides what is due first, and says what a plain approval took. */
async function decideFirst(page: Page): Promise<{ readonly strokes: number; readonly ms: number } | null> {
  const name = await rows(page).first().innerText();
  const decide = DECISIONS[Number(/(?:Quay|Mole|Pier) (\d)/.exec(name)?.[1])];
  if (!decide) throw new Error(`not one of the ten: ${name}`);
  const keys = new Keyboard(page);
  const since = performance.now();
  await keys.press(decide);
  // The mail in both languages: nobody decides without having seen it.
  await expect(page.getByRole("region", { name: "Decision" }).getByRole("article")).toHaveCount(2);
  if (decide !== "a") await keys.press("1");
  await keys.press("Control+Enter");
  await queueIsShown(page);
  return decide === "a" ? { strokes: keys.strokes, ms: performance.now() - since } : null;
}

async function decideTen(page: Page): Promise<void> {
  await queueIsShown(page);
  await expect(rows(page)).toHaveCount(10);
  await findNothing(page);
  const approvals: { readonly strokes: number; readonly ms: number }[] = [];
  for (let left = 10; left > 0; left -= 1) {
    await expect(rows(page)).toHaveCount(left);
    const approval = await decideFirst(page);
    if (approval) approvals.push(approval);
  }
  await expect(rows(page)).toHaveCount(0);
  expect(approvals).toHaveLength(DECISIONS.filter((key) => key === "a").length);
  const most = Math.max(...approvals.map(({ strokes }) => strokes));
  const ms = Math.round(medianOf(approvals.map((one) => one.ms)));
  test
    .info()
    .annotations.push({ type: "plain approval", description: `${most} key strokes, median ${ms} ms` });
  expect(most).toBeLessThanOrEqual(MOST_STROKES);
}

/** The last decision comes back, is opened and closed again. */
async function undoOne(page: Page): Promise<void> {
  await page.keyboard.press("u");
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press("o");
  await expect(page.getByRole("region", { name: "Decision" })).toBeVisible();
  await findNothing(page);
  await page.keyboard.press("o");
  await queueIsShown(page);
}

async function releaseByTwo({ origin }: DeskSite, page: Page, other: Page): Promise<void> {
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
  await expect(page.getByRole("status").getByText(hash)).toBeVisible();
  // As the list of versions will show it.
  await expect(page.getByRole("heading", { level: 3, name: /^9\.9\.1/ })).toBeVisible();
  await findNothing(page);
  await page.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(page.getByText("A second person must agree to this first.")).toBeVisible();
  const isPublic = async (): Promise<boolean> =>
    (await (await fetch(`${origin}/data/releases.json`)).text()).includes(hash);
  expect(await isPublic()).toBe(false);
  await other.getByRole("link", { name: "Second person" }).click();
  await expect(other.getByText(hash)).toBeVisible();
  await findNothing(other);
  await other.getByRole("button", { name: "Agree and carry out" }).click();
  await expect(other.getByRole("row", { name: /releases.add.*Done/ })).toBeVisible();
  await expect.poll(isPublic).toBe(true);
}

/** The first session goes on in another browser; the person signs in again here and ends it. */
async function endSession({ origin }: DeskSite, page: Page, context: BrowserContext): Promise<void> {
  const elsewhere = await context.browser()?.newContext({ storageState: await context.storageState() });
  if (!elsewhere) throw new Error("no browser");
  const first = await elsewhere.newPage();
  await context.clearCookies();
  await page.goto(`${origin}/desk/sign-in`);
  await signInHere(page);
  await page.getByRole("link", { name: "Passkeys and sessions" }).click();
  await first.goto(`${origin}/desk/account`);
  await expect(first.getByRole("row", { name: /This one/ })).toBeVisible();
  await page.getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByRole("button", { name: "End", exact: true })).toHaveCount(0);
  await first.reload();
  await expect(first.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
  await elsewhere.close();
}

for (const [engine, offset, how] of [
  ["SQLite", 7, {}],
  ["PostgreSQL", 9, { tag: "@reach" }],
] as const)
  test.describe(`on ${engine}`, how, () => {
    // One site on one port.
    test.describe.configure({ mode: "serial" });
    let desk: DeskSite;

    test.beforeAll(async ({ baseURL }) => {
      desk = await startDeskSite(Number(new URL(baseURL ?? "").port) + offset, engine);
    });
    test.afterAll(() => desk.stop());

    test("a person who is alone waits a day to invite another, and the log has it", async ({
      page,
      context,
    }) => {
      test.setTimeout(300_000);
      await enrolAndSignIn(page, context, await desk.invitation("ann", "admin"));
      await page.getByRole("link", { name: "People" }).click();
      await page.getByRole("textbox", { name: "Name" }).fill("bob");
      await page.getByRole("button", { name: "Make an invitation" }).click();
      await expect(page.getByText("A second person must agree to this first.")).toBeVisible();
      await findNothing(page);
      await page.getByRole("link", { name: "Show what waits" }).click();
      await expect(page.getByText("Nobody else can agree to this.")).toBeVisible();
      await expect(page.getByText("with nobody else to agree, an act takes a day")).toBeVisible();
      await findNothing(page);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keys on this screen" })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Audit log" }).click();
      await expect(page.getByRole("row", { name: /people.invite/ })).toBeVisible();
      await page.getByRole("button", { name: "Check the chain" }).click();
      await expect(page.getByText("are there and unchanged")).toBeVisible();
      await findNothing(page);
    });

    test("invited, signed in, ten decided by keyboard with one undone, a release by two, a session ended", async ({
      page,
      context,
      browser,
      complaints,
    }) => {
      test.setTimeout(420_000);
      await sendTen(desk.origin);
      await test.step("a passkey is made under the desk's own name, and signs in", async () => {
        await addAuthenticator(context, page);
        // Passkeys do not work under this name, so it leads to the other.
        const link = await desk.invitation("rita", "admin");
        await page.goto(link.replace("localhost", "127.0.0.1"));
        expect(new URL(page.url()).hostname).toBe("localhost");
        await expect(page.getByRole("heading", { name: "Welcome, rita" })).toBeVisible();
        await findNothing(page);
        await makePasskey(page);
        await findNothing(page);
        await signInHere(page);
      });
      await test.step("ten submissions are decided by keyboard alone", () => decideTen(page));
      await test.step("one decision is undone", () => undoOne(page));
      await test.step("a release is public when a second person has agreed to its hash", async () => {
        const elsewhere = await browser.newContext();
        const other = await elsewhere.newPage();
        await enrolAndSignIn(other, elsewhere, await desk.invitation("max", "release-manager"));
        await releaseByTwo(desk, page, other);
        await elsewhere.close();
      });
      await test.step("a session that another browser ends is out at once", () =>
        endSession(desk, page, context));
      expect(complaints).toEqual([]);
    });
  });
