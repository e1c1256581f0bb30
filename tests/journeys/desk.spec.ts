import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext, Page } from "@playwright/test";
import { readConfig } from "#server/config.ts";
import { serve } from "#server/serve.ts";
import type { Site } from "#server/stop.ts";
import { axeFindings, expect, otherSites, sidewaysScroll, test, THEMES } from "#tests/fixtures/journey.ts";

const PROJECT = resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

// One site on one port.
test.describe.configure({ mode: "serial" });

let site: Site;
let port = "";
let folder = "";

test.beforeAll(async ({ baseURL }) => {
  folder = mkdtempSync(join(tmpdir(), "desk-journey-"));
  // The desk needs a port that it knows: its origin is part of every passkey.
  port = String(Number(new URL(baseURL ?? "").port) + 7);
  site = await serve(
    readConfig({ PORT: port, DATA_DIR: folder, LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1000" }),
  );
  otherSites.add(`http://localhost:${port}`).add(`http://127.0.0.1:${port}`);
});

test.afterAll(async () => {
  await site.stop(0);
  rmSync(folder, { recursive: true, force: true });
});

async function invitation(name: string, role: string): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ["tools/operator/main.ts", "operators", "invite", name, "--role", role, "--json"],
    { cwd: PROJECT, env: { PORT: port, DATA_DIR: folder, OPERATOR: "root" } },
  );
  return (JSON.parse(stdout) as { link: string }).link;
}

/** A platform authenticator that agrees to everything. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function findNothing(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    for (const width of [390, 1024, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sidewaysScroll(page), `${page.url()} ${width}`).toBe(0);
    }
    expect(await axeFindings(page), `${page.url()} ${theme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("an invited person makes a passkey, signs in, invites another and ends a session", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await addAuthenticator(context, page);
  const link = await invitation("ann", "admin");
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
  await expect(page.getByText("Invitation for bob.")).toBeVisible();
  await expect(page.getByRole("row", { name: /bob/ })).toBeVisible();
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
  test.setTimeout(120_000);
  await addAuthenticator(context, page);
  await page.goto(await invitation("cleo", "reviewer"));
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.getByRole("button", { name: "Go to the sign-in" }).click();
  const signIn = async () => {
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByRole("link", { name: "Passkeys and sessions" }).click();
  };
  await signIn();
  // The first session goes on in another browser; the person signs in again here.
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const first = await elsewhere.newPage();
  await context.clearCookies();
  await page.goto(`http://localhost:${port}/desk/sign-in`);
  await signIn();
  await first.goto(`http://localhost:${port}/desk/account`);
  await expect(first.getByRole("row", { name: /This one/ })).toBeVisible();
  await page.getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByRole("button", { name: "End", exact: true })).toHaveCount(0);
  await first.reload();
  await expect(first.getByRole("heading", { name: "Sign in to the desk" })).toBeVisible();
  await elsewhere.close();
  expect(complaints).toEqual([]);
});
