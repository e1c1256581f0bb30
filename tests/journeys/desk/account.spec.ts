import {
  addAuthenticator,
  enrolAndSignIn,
  findNothing,
  startDeskSite,
  type DeskSite,
} from "#tests/fixtures/desk/browser-desk.ts";
import { expect, test } from "#tests/fixtures/journey.ts";

// One site on one port.
test.describe.configure({ mode: "serial" });

let desk: DeskSite;

test.beforeAll(async ({ baseURL }) => {
  desk = await startDeskSite(Number(new URL(baseURL ?? "").port) + 7, "SQLite");
});

test.afterAll(() => desk.stop());

test("an invited person makes a passkey, signs in, and proposes to invite another", async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await addAuthenticator(context, page);
  const link = await desk.invitation("ann", "admin");
  // Passkeys do not work under this name, so it leads to the other.
  await page.goto(link.replace("localhost", "127.0.0.1"));
  expect(new URL(page.url()).hostname).toBe("localhost");
  await expect(page.getByRole("heading", { name: "Welcome, ann" })).toBeVisible();
  await findNothing(page);
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByRole("button", { name: "Go to the sign-in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
  await findNothing(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();

  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("bob");
  await page.getByRole("button", { name: "Make an invitation" }).click();
  await expect(page.getByText("A second person must agree to this first.")).toBeVisible();
  await findNothing(page);
  // Ann is alone, so it takes a day.
  await page.getByRole("link", { name: "Show what waits" }).click();
  await expect(page.getByText("Nobody else can agree to this.")).toBeVisible();
  await expect(page.getByText("with nobody else to agree, an act takes a day")).toBeVisible();
  await findNothing(page);

  await page.getByRole("link", { name: "Passkeys and sessions" }).click();
  await expect(page.getByRole("row", { name: /This one/ })).toBeVisible();
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

test("a session that another browser ends is out at once", async ({ page, context, browser, complaints }) => {
  test.setTimeout(300_000);
  await enrolAndSignIn(page, context, await desk.invitation("cleo", "reviewer"));
  await page.getByRole("link", { name: "Passkeys and sessions" }).click();
  // The first session goes on in another browser; the person signs in again here.
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const first = await elsewhere.newPage();
  await context.clearCookies();
  await page.goto(`${desk.origin}/desk/sign-in`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("link", { name: "Passkeys and sessions" }).click();
  await first.goto(`${desk.origin}/desk/account`);
  await expect(first.getByRole("row", { name: /This one/ })).toBeVisible();
  await page.getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByRole("button", { name: "End", exact: true })).toHaveCount(0);
  await first.reload();
  await expect(first.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
  await elsewhere.close();
  expect(complaints).toEqual([]);
});
