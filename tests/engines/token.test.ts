import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { inject, onTestFinished } from "vitest";
import { newestOf, operate } from "#tests/fixtures/operator.ts";
import type { EnginePage } from "./driver/page.ts";
import { engineName, expect, test } from "./journey.ts";

/** Each engine submits a token of its own: the same contract twice would be refused. */
const ADDRESS = {
  firefox: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
  webkit: "0x1111111111111111111111111111111111111111",
}[engineName];

const TEXTS = {
  address: ADDRESS,
  owner_address: ADDRESS,
  name: "Harbour",
  symbol: "HRB",
  bl_symbol: "ETH",
  total_supply: "1000000000",
  decimal: "18",
  precision: "4",
  gas: "60000",
  website: `${engineName}.harbour.example.org`,
  description: "Harbour pays the fees of the exchange of the same name.",
  companyName: "Harbour Ltd",
  email: "team@example.org",
  "contact.0": "https://t.me/example_project",
};

const field = (path: string): string => `[id="field-${path}"]`;
const below = (page: EnginePage, path: string) => () => page.text(`[id="field-${path}-below"]`);
const button = (text: string) => ({ css: "main button", text });

async function logo(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "engines-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "logo.png");
  await sharp({ create: { width: 400, height: 400, channels: 3, background: "teal" } }).toFile(path);
  return path;
}

async function fillIn(page: EnginePage): Promise<void> {
  await page.fill(field("network"), "Ethereum");
  await page.press("Enter");
  await page.select(field("standard"), "ERC20");
  for (const [path, text] of Object.entries(TEXTS)) await page.fill(field(path), text);
  await page.choose("input[name=logo]", await logo());
  const unchecked = "input[name=consent]:not(:checked)";
  while ((await page.count(unchecked)) > 0) await page.click(unchecked);
}

test("a token's form tells mistakes at their fields, is sent, and its receipt follows the review", async ({
  page,
}) => {
  await page.open("/en/submit/token");
  await page.hydrate();
  await page.click(button("Check now"));
  for (const path of ["network", "address", "website", "email", "consent"]) {
    await expect.poll(below(page, path), { message: path }).not.toBe("");
  }
  await fillIn(page);
  await page.click(button("Check now"));
  await page.waitForElement({ css: "main", text: "All fields are filled in correctly." });
  await page.click(button("Continue to the donation"));
  await page.waitForAddress(/^\/en\/receipt\/[\w-]{22}/);
  await page.waitForElement({ css: "main", text: "In review" });

  const site = { folder: inject("dataFolder") };
  const number = await newestOf(site, "token");
  await operate(site, "submissions", "approve", number);
  await page.waitForElement({ css: "main", text: "Live" });
});
