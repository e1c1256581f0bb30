/** `import` and `export` of news. */
import { exportNews, importNews } from "#features/news/server/intake.ts";
import { createNewsStore } from "#features/news/server/store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { exportCommand } from "#tools/operator/rows/export-file.ts";
import { importCommand, importFile } from "#tools/operator/rows/import-file.ts";

export const newsCommands = [
  importCommand({
    verb: "news",
    help: "Takes a JSON array of articles while the site runs; one wrong row, and nothing is written",
    take({ foundation: { database, clock } }, file, progress) {
      const { db } = database;
      const deps = { db, clock, versions: createDataVersions(db) };
      return importFile(file, progress, (rows, onProgress) => importNews({ ...deps, onProgress }, rows));
    },
  }),
  exportCommand({
    verb: "news",
    name: "articles",
    records: ({ foundation: { database } }) => exportNews(createNewsStore(database.db)),
  }),
];
