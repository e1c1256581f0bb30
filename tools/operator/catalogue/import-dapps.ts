import { importListings, type ImportDeps } from "#features/catalogue/server/intake/import-listings.ts";
import { isContractAddress } from "#server/submissions/contract-address.ts";
import { importFile, type FileImport, type ProgressOutput } from "#tools/operator/rows/import-file.ts";

export interface ImportDappsDeps extends Omit<ImportDeps, "onProgress" | "isAddress"> {
  readonly progress: ProgressOutput;
}

/** Imports a JSON array of DApps, all or nothing. */
export const importDapps = (file: string, { progress, ...deps }: ImportDappsDeps): Promise<FileImport> =>
  importFile(file, progress, (rows, onProgress) =>
    importListings({ ...deps, isAddress: isContractAddress, onProgress }, rows),
  );
