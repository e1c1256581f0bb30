/**
 * `npm run bench -- lighthouse [runs] [page …]`: runs Lighthouse as on a phone for each kind of page in three
 * languages, and prints a Markdown table. npx downloads Lighthouse on first use, because nothing else needs it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findBrowser } from "#tools/test/browser.ts";
import { MEASURED_PAGES } from "#tests/fixtures/public-pages.ts";
import { startSite } from "#bench/pages/servers.ts";
import { audit, type Audit } from "./audit.ts";

const RUNS = 5;
const PORT = 4_490;
const LANGUAGES = ["en", "zh", "hi"] as const;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function cellOf(audits: readonly Audit[]): string {
  const of = (name: keyof Audit): number => median(audits.map((one) => one[name]));
  const others = (["accessibility", "practices", "seo"] as const).map(of);
  const score = [of("performance"), ...others].map(Math.round).join(" / ");
  return `${score}, ${(of("lcpMs") / 1_000).toFixed(1)} s, ${Math.round(of("tbtMs"))} ms, ${of("shift").toFixed(2)}`;
}

export async function run([runs = String(RUNS), ...chosen]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const root = dirname(dirname(import.meta.dirname));
  const chrome = await findBrowser({ root, wanted: "", print: console.log });
  if (!chrome) throw new Error("Lighthouse needs a browser, and there is none.");
  const site = await startSite(PORT, folder);
  try {
    console.log(`| page | ${LANGUAGES.join(" | ")} |\n|---|${"---|".repeat(LANGUAGES.length)}`);
    for (const page of chosen.length > 0 ? chosen : MEASURED_PAGES) {
      const cells: string[] = [];
      for (const language of LANGUAGES) {
        const url = `http://127.0.0.1:${PORT}/${language}${page}`;
        const audits: Audit[] = [];
        while (audits.length < Number(runs)) audits.push(await audit(url, chrome));
        cells.push(cellOf(audits));
      }
      console.log(`| ${page || "/"} | ${cells.join(" | ")} |`);
    }
  } finally {
    site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
