/** A backup for a timer: a dated copy, proved by restoring it, and the oldest ones deleted. */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { restoreCopy, writeCopy } from "#platform/database/copies.ts";
import { differences, readDigests, type Digests } from "./table-digests.ts";
import { databaseFile } from "#server/foundation.ts";
import { CommandError, textOption, type Command } from "#tools/operator/command.ts";
import { backupFolder, backupName, isBackupName } from "./names.ts";

const KEPT = 14;

/** Restores the copy into a fresh place and compares every table with the database. */
async function proveCopy(copy: string, original: string, before: Digests): Promise<Digests> {
  const folder = mkdtempSync(join(tmpdir(), "restored-"));
  try {
    const restored = join(folder, "site.sqlite");
    await restoreCopy(copy, restored);
    const digests = readDigests(restored);
    const different = differences(digests, before, readDigests(original));
    if (different.length > 0)
      throw new CommandError(
        `${copy} differs from the database in ${different.join(", ")}: it is no backup.`,
      );
    return digests;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Deletes all but the newest, and returns how many were deleted. */
function deleteOld(folder: string, kept: number): number {
  const old = readdirSync(folder).filter(isBackupName).toSorted().toReversed().slice(kept);
  for (const name of old) rmSync(join(folder, name));
  return old.length;
}

export const backupTo: Command = {
  noun: "database",
  verb: "backup-to",
  usage: "[FOLDER] [--keep 14]",
  help: "Writes a dated copy, proves it by restoring it and comparing all tables, and deletes the oldest copies",
  options: { keep: { type: "string" } },
  async run({ foundation, args: [given], options }) {
    const { config, database, clock } = foundation;
    if (config.DATABASE_URL !== undefined)
      throw new CommandError("This installation uses Postgres: back it up with deploy/postgres-backup.sh.");
    const kept = Number(textOption(options["keep"]) || KEPT);
    if (!Number.isInteger(kept) || kept < 1) throw new CommandError("--keep needs a number from 1.");
    const folder = given === undefined ? backupFolder(config) : resolve(given);
    const copy = join(folder, backupName(clock.now()));
    const original = databaseFile(config);
    const before = readDigests(original);
    await writeCopy(database.db, copy);
    const digests = await proveCopy(copy, original, before).catch((error: unknown) => {
      rmSync(copy, { force: true });
      throw error;
    });
    const rows = [...digests.values()].reduce((sum, table) => sum + table.rows, 0);
    const deleted = deleteOld(folder, kept);
    const megabytes = (statSync(copy).size / 1e6).toFixed(1);
    console.log(
      `Written and restored: ${copy}, ${megabytes} MB, ${digests.size} tables, ${rows} rows. ${deleted} old copies deleted.`,
    );
  },
};
