/**
 * `npm run bench -- hydration [runs] [page …]`: how long the longest task of a page's hydration holds a phone that is
 * four times slower than this machine, beside a loop of fixed work in the same page. The goal is 100 ms.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { startSite } from "#bench/pages/servers.ts";
import { findBrowser } from "#tools/test/browser.ts";

const RUNS = 9;
const PORT = 4_492;
const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1_500;
const PHONE = { width: 390, height: 844 };
const PAGES = [
  "/dappstore",
  "/dappstore?category_id=0&category=all",
  "/dappstore/detail?id=1001",
  "/download/verify",
  "/news",
  "/submit/dapp",
  "/submit/token",
  "/submit/nft",
];

interface Figures {
  readonly longestMs: number;
  readonly hydratedMs: number;
  /** The same loop in every page: a machine that is busy with something else shows here. */
  readonly loopMs: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForTimeout(SETTLE_MS);
  const loopMs = await page.evaluate(() => {
    const start = performance.now();
    let sum = 0;
    for (let step = 0; step < 5_000_000; step += 1) sum = (sum + step) % 7;
    return sum < 0 ? 0 : performance.now() - start;
  });
  await page.waitForTimeout(SETTLE_MS / 3);
  const start = await page.evaluate(() => performance.now());
  await page.mouse.move(100, 300);
  await page.locator("[data-hydrated]").first().waitFor({ state: "attached" });
  const end = await page.evaluate(() => performance.now());
  await page.waitForTimeout(SETTLE_MS / 3);
  const longestMs = await page.evaluate((from) => {
    const { tasks } = window as unknown as { tasks: PerformanceEntry[] };
    return Math.max(0, ...tasks.filter((task) => task.startTime >= from).map((task) => task.duration));
  }, start);
  await context.close();
  return { longestMs, hydratedMs: end - start, loopMs };
}

export async function run([runs = String(RUNS), ...chosen]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "hydration-"));
  const root = dirname(dirname(import.meta.dirname));
  const executablePath = await findBrowser({ root, wanted: "", print: console.log });
  if (!executablePath) throw new Error("This bench needs a browser, and there is none.");
  const site = await startSite(PORT, folder);
  const browser = await chromium.launch({ executablePath });
  try {
    console.log("| page | longest task, ms | hydrated after, ms | loop, ms |\n|---|---|---|---|");
    for (const path of chosen.length > 0 ? chosen : PAGES) {
      const all: Figures[] = [];
      while (all.length < Number(runs))
        all.push(await measure(browser, `http://127.0.0.1:${PORT}/en${path}`));
      const of = (name: keyof Figures): number => Math.round(median(all.map((one) => one[name])));
      console.log(`| ${path} | ${of("longestMs")} | ${of("hydratedMs")} | ${of("loopMs")} |`);
    }
  } finally {
    await browser.close();
    site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
