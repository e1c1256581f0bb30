import {
  importListings,
  type ImportDeps,
  type ImportProgress,
  type ImportResult,
} from "#features/catalogue/server/intake/import-listings.ts";
import { NotAnArrayError, readJsonArray } from "./json-array.ts";
import { ProgressLine } from "./progress.ts";

export interface ImportDappsDeps extends Omit<ImportDeps, "onProgress"> {
  readonly progress: { readonly isTTY?: boolean; write(text: string): unknown };
}

const BAR = 30;

/** "Writing ██████···· 12,000 of 20,000" */
function progressText({ stage, done, total }: ImportProgress): string {
  const name = stage.charAt(0).toUpperCase() + stage.slice(1);
  const count = done.toLocaleString("en");
  if (total === null) return `${name} ${count}`;
  const full = Math.round((Math.min(done, total) / Math.max(1, total)) * BAR);
  return `${name} ${"█".repeat(full)}${"·".repeat(BAR - full)} ${count} of ${total.toLocaleString("en")}`;
}

/** Takes a JSON array of DApps into the catalogue, all or nothing. */
export async function importDapps(
  file: string,
  { progress, ...deps }: ImportDappsDeps,
): Promise<ImportResult> {
  const line = new ProgressLine(progress);
  try {
    return await importListings({ ...deps, onProgress: (step) => line.show(progressText(step)) }, () =>
      readJsonArray(file),
    );
  } catch (error) {
    if (!(error instanceof NotAnArrayError)) throw error;
    return { ok: false, problems: [{ row: error.row, reason: error.message }] };
  } finally {
    line.end();
  }
}

/** What happened, for people. */
export function importReport(result: ImportResult): string {
  if (result.ok) {
    const same = result.rows - result.added - result.changed;
    return `${result.rows} rows: ${result.added} added, ${result.changed} changed, ${same} as before.`;
  }
  const rows = new Set(result.problems.map(({ row }) => row).filter((row) => row > 0)).size;
  const lines = result.problems.map(({ row, reason }) => (row === 0 ? reason : `row ${row}: ${reason}`));
  const wrong = rows === 0 ? "" : `: ${rows} ${rows === 1 ? "row is" : "rows are"} wrong`;
  return [...lines, `Nothing was imported${wrong}.`].join("\n");
}
