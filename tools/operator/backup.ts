/** Backup and restore of the embedded database. Postgres has its own tools. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { isWholeCopy, restoreCopy, writeCopy } from "#platform/database/copies.ts";
import type { Config } from "#server/config.ts";
import { databaseFile } from "#server/foundation.ts";
import { CommandError, type Command, type OfflineCommand } from "./command.ts";

function fileArgument(verb: "backup" | "restore", config: Config, [file]: readonly string[]): string {
  if (config.DATABASE_URL !== undefined) {
    throw new CommandError("This installation uses Postgres: back it up with pg_dump and pg_restore.");
  }
  if (!file) throw new CommandError(`Name a file: npm run operator -- database ${verb} FILE`);
  return resolve(file);
}

export const backup: Command = {
  noun: "database",
  verb: "backup",
  usage: "FILE",
  help: "Writes a copy of the embedded database, while the site runs",
  async run({ foundation, args }) {
    const file = fileArgument("backup", foundation.config, args);
    if (existsSync(file)) throw new CommandError(`${file} exists already: name another file.`);
    await writeCopy(foundation.database.db, file);
    console.log(`Written: ${file}`);
  },
};

export const restore: OfflineCommand = {
  noun: "database",
  verb: "restore",
  usage: "FILE",
  help: "Puts a copy back, while the site is stopped. The present database is kept beside it",
  async runOffline(config, args) {
    const file = fileArgument("restore", config, args);
    if (!existsSync(file)) throw new CommandError(`${file} does not exist.`);
    if (!isWholeCopy(file)) throw new CommandError(`${file} is no whole copy of the site's database.`);
    const target = databaseFile(config);
    const restored = await restoreCopy(file, target);
    if (!restored.ok) {
      throw new CommandError(
        `${target} is in use: stop the site and other commands first. Nothing was changed.`,
      );
    }
    const former = restored.kept === "" ? "" : ` The former database is ${restored.kept}.`;
    console.log(`Restored from ${file}.${former}`);
  },
};
