import { importListings, type ImportDeps } from "#features/catalogue/server/intake/import-listings.ts";
import type { ImportResult } from "#platform/intake/rows.ts";
import { importFile, type ProgressOutput } from "#tools/operator/rows/import-file.ts";

export interface ImportDappsDeps extends Omit<ImportDeps, "onProgress"> {
  readonly progress: ProgressOutput;
}

/** Takes a JSON array of DApps into the catalogue, all or nothing. */
export const importDapps = (file: string, { progress, ...deps }: ImportDappsDeps): Promise<ImportResult> =>
  importFile(file, progress, (rows, onProgress) => importListings({ ...deps, onProgress }, rows));
