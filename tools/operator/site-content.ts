/** `import` and `export` of milestones, collections and our accounts. */
import { exportSiteRecords, importSiteRecords } from "#features/site-content/server/intake.ts";
import {
  channelKind,
  collectionKind,
  milestoneKind,
  type SiteKind,
} from "#features/site-content/server/site-kinds.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { exportCommand } from "./rows/export-file.ts";
import { importCommand, importFile } from "./rows/import-file.ts";

const commandsFor = <Row>(kind: SiteKind<Row>) => [
  importCommand({
    verb: kind.name,
    help: `Takes a JSON array of ${kind.name} while the site runs; one wrong row, and nothing is written`,
    take: ({ foundation: { database } }, file, progress) =>
      importFile(file, progress, (rows) =>
        importSiteRecords({ db: database.db, versions: createDataVersions(database.db) }, kind, rows),
      ),
  }),
  exportCommand({
    verb: kind.name,
    name: kind.name,
    records: ({ foundation: { database } }) => exportSiteRecords(database.db, kind),
  }),
];

export const siteContentCommands = [
  ...commandsFor(milestoneKind),
  ...commandsFor(collectionKind),
  ...commandsFor(channelKind),
];
