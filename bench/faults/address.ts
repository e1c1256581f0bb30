/** R23: in every language and theme, page, clipboard and QR code contain the configured donation address. */
import { chromium } from "@playwright/test";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { LANGUAGES } from "#i18n/languages.ts";
import { RECIPIENT } from "#tests/fixtures/payments/donations.ts";
import { startPayingSite } from "#tests/fixtures/payments/paying-site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";
import { findBrowser } from "#tools/test/browser.ts";
import { join } from "node:path";
import type { Figure } from "./row.ts";

const ROOT = join(import.meta.dirname, "../..");

export async function* donationAddress(): AsyncGenerator<Figure> {
  const executablePath = await findBrowser({ root: ROOT, wanted: "", print: () => undefined });
  if (!executablePath) {
    yield { engine: "any", figure: "NOT MEASURED: there is no browser here", holds: null };
    return;
  }
  const { site, stop } = await startPayingSite();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  let equal = 0;
  let foreign = 0;
  try {
    const token = await submitSample(site.address, "token");
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        colorScheme,
        permissions: ["clipboard-read", "clipboard-write"],
      });
      const page = await context.newPage();
      page.on("request", (request) => {
        if (!request.url().startsWith(site.address) && !request.url().startsWith("data:")) foreign += 1;
      });
      for (const language of LANGUAGES) {
        await page.goto(`${site.address}/${language}/receipt/${token}`);
        const box = page.locator("[data-donation-box]");
        const shown = (await box.locator("[data-whole-address]").first().textContent()) ?? "";
        await page.waitForLoadState("networkidle");
        await box.locator(`[data-copies="${shown}"]`).click();
        await page.waitForTimeout(100);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        const picture = await box.getByRole("img", { name: shown }).screenshot();
        const coded = await decoded(picture);
        const all = [shown, copied, coded].map((one) => one.toLowerCase());
        if (all.every((one) => one.includes(RECIPIENT.toLowerCase()))) equal += 1;
      }
      await context.close();
    }
  } finally {
    await browser.close();
    await stop();
  }
  const wanted = LANGUAGES.length * 2;
  yield {
    engine: "any",
    figure: `${equal} of ${wanted} (12 languages, light and dark): page = clipboard = QR = setting; ${foreign} requests to others`,
    holds: equal === wanted && foreign === 0,
  };
}

async function decoded(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .resize({ width: 800, kernel: "nearest" })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: "#fff" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}
