/** `import dapps` and `export dapps`. */
import { exportListings } from "#features/catalogue/server/intake/export-listings.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { exportCommand } from "#tools/operator/rows/export-file.ts";
import { importCommand } from "#tools/operator/rows/import-file.ts";
import { importDapps } from "./import-dapps.ts";

export const importDappsCommand = importCommand({
  verb: "dapps",
  help: "Takes a JSON array of DApps into the store, all or nothing, while the site runs",
  take: ({ foundation: { database, clock } }, file, progress) =>
    importDapps(file, { db: database.db, clock, versions: createDataVersions(database.db), progress }),
});

export const exportDappsCommand = exportCommand({
  verb: "dapps",
  name: "DApps",
  records: ({ foundation: { database } }) => exportListings(createCatalogueStore(database.db)),
});
