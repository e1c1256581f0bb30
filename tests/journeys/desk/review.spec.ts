/** Content, reports and channels at the desk, and every screen of it. */
import type { Page } from "@playwright/test";
import { CONTENT_KINDS } from "#features/publishing/model.ts";
import { SCREENS } from "#desk/screens.ts";
import {
  ALL_VIEWS,
  enrolAndSignIn,
  findNothing,
  startDeskSite,
  type DeskSite,
} from "#tests/fixtures/desk/browser-desk.ts";
import { expect, test } from "#tests/fixtures/journey.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

test.describe.configure({ mode: "serial" });

let desk: DeskSite;

test.beforeAll(async ({ baseURL }) => {
  desk = await startDeskSite(Number(new URL(baseURL ?? "").port) + 8, "PostgreSQL");
  await submitSample(desk.origin, "nft", { name: "Pier 9" });
});

test.afterAll(() => desk.stop());

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
  const address = page.getByLabel("Address *");
  const before = await address.inputValue();
  await page.getByLabel("Begins * (UTC)").fill("2026-01-01T08:00");
  await page.getByLabel("Position *").fill("-1");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("list", { name: "What is wrong" })).toContainText("Position is smaller than 0");
  expect(complaints.splice(0).every((text) => text.includes("422"))).toBe(true);
  await page.getByLabel("Position *").fill("1");
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
  const before = await page.getByLabel("X *", { exact: true }).inputValue();
  await page.getByLabel("X *", { exact: true }).fill(account);
  await page.getByRole("button", { name: "Propose" }).click();
  await expect(page.getByText("A second person must agree to this first.")).toBeVisible();
  expect(await isPublic()).toBe(false);
  await other.goto(`${desk.origin}/desk/proposals`);
  // In words, old beside new; what stays is there too.
  await expect(other.getByRole("row", { name: `X ${before} ${account}`, exact: true })).toBeVisible();
  await expect(other.getByRole("row", { name: /^Telegram in Korean https:/ })).toBeVisible();
  await findNothing(other);
  await other.getByRole("button", { name: "Agree and carry out" }).click();
  await expect(other.getByRole("row", { name: /channels.publish.*Done/ })).toBeVisible();
  await expect.poll(isPublic).toBe(true);
  await elsewhere.close();
});

/** What the desk's own call says, asked from its page. */
const ask = <Data>(page: Page, path: string): Promise<Data> =>
  page.evaluate(async (asked) => {
    const response = await fetch(`/api/desk/${asked}`);
    return ((await response.json()) as { data: never }).data;
  }, path);

interface Rows {
  readonly rows: readonly { readonly ref?: string; readonly number?: string }[];
}

/** The editor of every kind that has a record, a case, and the sign-in. */
async function otherScreens(page: Page): Promise<string[]> {
  const paths = ["sign-in"];
  for (const kind of CONTENT_KINDS) {
    const [first] = (await ask<Rows>(page, `content/${kind}`)).rows;
    if (first?.ref !== undefined) paths.push(`content/${kind}/edit?ref=${encodeURIComponent(first.ref)}`);
  }
  const [submission] = (await ask<Rows>(page, "review/queue")).rows;
  return [...paths, `review/${submission?.number}?do=approve`];
}

const REACH = { tag: "@reach" };

for (const [name, language, views, how] of [
  ["lea", "English", [{ width: 1024, theme: "light" }], {}],
  ["lou", "English", ALL_VIEWS, REACH],
  // Another language changes lengths, not colours: one view is enough for axe.
  ["lin", "简体中文", [{ width: 390, theme: "dark" }], REACH],
] as const)
  test(
    `no screen in ${language} has an axe finding in ${views.length} views or scrolls sideways`,
    how,
    async ({ page, context }) => {
      test.setTimeout(1_800_000);
      await enrolAndSignIn(page, context, await desk.invitation(name, "admin"));
      if (language !== "English") await page.getByRole("button", { name: language }).click();
      const others = how === REACH ? await otherScreens(page) : EDITORS;
      for (const path of [...SCREENS.flatMap(addressIn), ...others]) {
        await page.goto(`${desk.origin}/desk/${path}`);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
        await findNothing(page, views);
      }
      const lang = await page.locator("html").getAttribute("lang");
      expect(lang?.startsWith("zh")).toBe(language !== "English");
    },
  );
