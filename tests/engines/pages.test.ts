import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { expect, test } from "./journey.ts";

const sample = (name: string): string =>
  fileURLToPath(new URL(`../../content/seed/samples/${name}.zip`, import.meta.url));

test("the risk statement is agreed to before a DApp can be opened", async ({ page }) => {
  await page.open("/en/dappstore/detail?id=1001");
  await page.hydrate();
  await page.click({ css: "main [aria-haspopup=dialog]", text: "Open the DApp" });
  await page.waitForElement({ css: "dialog[open] [data-target-host]", text: "app.uniswap.org" });
  await page.click({ css: "dialog[open] a", text: "Continue to" });
  await page.waitForElement({ css: "dialog[open]", text: "Tick the box to continue." });
  await page.press("Escape");
  await page.waitForGone("dialog[open]");
});

test("a file is told to be genuine, unknown or a fake", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "engines-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unknown = join(folder, "unknown.apk");
  writeFileSync(unknown, "not ours");
  await page.open("/en/download/verify");
  await page.hydrate();
  for (const [path, answer] of [
    [sample("sample-1.1.0"), "This is our file."],
    [unknown, "This is not a file we published."],
    [sample("sample-1.2.0-fake"), "This file is a known fake."],
  ] as const) {
    await page.choose("input[type=file]:enabled", path);
    await expect.poll(() => page.text("[data-island] [role=status]")).toContain(answer);
  }
});

test("more news comes on demand, to the oldest", async ({ page }) => {
  await page.open("/en/news");
  await page.hydrate();
  const articles = (): Promise<number> =>
    page.evaluate(() => document.querySelectorAll("[data-island] article").length);
  expect(await articles()).toBe(19);
  await page.click({ css: "[data-island] a", text: " more" });
  await page.waitForElement({ css: "main p", text: "You’ve reached the end." });
  expect(await articles()).toBeGreaterThan(24);
});
