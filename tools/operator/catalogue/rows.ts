/** `import` and `export` of tokens, NFT collections, home sections, hot searches, networks and categories. */
import {
  exportNfts,
  exportTokens,
  importNfts,
  importTokens,
  type ContractImportDeps,
} from "#features/catalogue/server/intake/contract-rows.ts";
import {
  exportSearches,
  exportSections,
  importSearches,
  importSections,
} from "#features/catalogue/server/intake/front-rows.ts";
import {
  exportCategories,
  exportNetworks,
  importCategories,
  importNetworks,
} from "#features/catalogue/server/intake/reference-rows.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import type { ImportResult, RowSource } from "#platform/intake/rows.ts";
import { isContractAddress } from "#server/submissions/contract-address.ts";
import type { CommandInput } from "#tools/operator/command.ts";
import { operatorName } from "#tools/operator/operator-name.ts";
import { exportCommand } from "#tools/operator/rows/export-file.ts";
import { importCommand, importFile } from "#tools/operator/rows/import-file.ts";

const depsOf = ({ foundation: { database, clock, config } }: CommandInput) => ({
  db: database.db,
  clock,
  versions: createDataVersions(database.db),
  isAddress: isContractAddress,
  by: { operator: operatorName(config), reason: "imported" },
});

const commandsFor = (
  verb: string,
  take: (deps: ContractImportDeps, rows: RowSource) => Promise<ImportResult>,
  records: (deps: ReturnType<typeof depsOf>) => AsyncIterable<unknown>,
) => [
  importCommand({
    verb,
    help: `Takes a JSON array of ${verb} while the site runs; one wrong row, and nothing is written`,
    take: (input, file, progress) =>
      importFile(file, progress, (rows, onProgress) => take({ ...depsOf(input), onProgress }, rows)),
  }),
  exportCommand({ verb, name: verb, records: (input) => records(depsOf(input)) }),
];

export const rowCommands = [
  ...commandsFor("tokens", importTokens, exportTokens),
  ...commandsFor("nfts", importNfts, exportNfts),
  ...commandsFor("sections", importSections, ({ db }) => exportSections(db)),
  ...commandsFor("searches", importSearches, ({ db }) => exportSearches(db)),
  ...commandsFor("networks", importNetworks, ({ db }) => exportNetworks(db)),
  ...commandsFor("categories", importCategories, ({ db }) => exportCategories(db)),
];
