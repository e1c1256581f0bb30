/** `import` and `export` of banners, activities and ads. */
import type { PromotionKind } from "#features/catalogue/model.ts";
import { exportPromotions, importPromotions } from "#features/catalogue/server/intake/promotion-rows.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { exportCommand } from "#tools/operator/rows/export-file.ts";
import { importCommand, importFile } from "#tools/operator/rows/import-file.ts";

const commandsFor = (verb: string, kind: PromotionKind) => [
  importCommand({
    verb,
    help: `Takes a JSON array of ${verb} while the site runs; one wrong row, and nothing is written`,
    take({ foundation: { database } }, file, progress) {
      const { db } = database;
      const versions = createDataVersions(db);
      return importFile(file, progress, (rows, onProgress) =>
        importPromotions({ db, versions, onProgress }, kind, rows),
      );
    },
  }),
  exportCommand({
    verb,
    name: verb,
    records: ({ foundation: { database } }) => exportPromotions(database.db, kind),
  }),
];

export const promotionCommands = [
  ...commandsFor("banners", "banner"),
  ...commandsFor("activities", "activity"),
  ...commandsFor("ads", "ad"),
];
