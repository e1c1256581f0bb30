/** `import` and `export` of networks and categories. */
import {
  exportCategories,
  exportNetworks,
  importCategories,
  importNetworks,
} from "#features/catalogue/server/intake/reference-rows.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { exportCommand } from "#tools/operator/rows/export-file.ts";
import { importCommand, importFile } from "#tools/operator/rows/import-file.ts";

const commandsFor = (
  verb: string,
  take: typeof importNetworks,
  records: typeof exportNetworks | typeof exportCategories,
) => [
  importCommand({
    verb,
    help: `Takes a JSON array of ${verb} while the site runs; one wrong row, and nothing is written`,
    take: ({ foundation: { database } }, file, progress) =>
      importFile(file, progress, (rows, onProgress) =>
        take({ db: database.db, versions: createDataVersions(database.db), onProgress }, rows),
      ),
  }),
  exportCommand({ verb, name: verb, records: ({ foundation: { database } }) => records(database.db) }),
];

export const referenceCommands = [
  ...commandsFor("networks", importNetworks, exportNetworks),
  ...commandsFor("categories", importCategories, exportCategories),
];
