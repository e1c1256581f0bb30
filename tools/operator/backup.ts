/** Copies of the embedded database. A Postgres server has its own tools for this, which know it better. */
import { copyFileSync, existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { CommandError, type Command, type CommandInput } from "./command.ts";

function fileArgument({ args, foundation }: CommandInput): string {
  const [file] = args;
  if (foundation.database.engine !== "sqlite") {
    throw new CommandError("This installation uses Postgres: back it up with pg_dump and pg_restore.");
  }
  if (!file) throw new CommandError("Name a file: npm run operator -- database backup FILE");
  return resolve(file);
}

export const backup: Command = {
  noun: "database",
  verb: "backup",
  usage: "FILE",
  help: "Writes a copy of the embedded database, while the site runs",
  async run(input) {
    const file = fileArgument(input);
    if (existsSync(file)) throw new CommandError(`${file} exists already: name another file.`);
    await sql`vacuum into ${file}`.execute(input.foundation.database.db);
    console.log(`Written: ${file}`);
  },
};

function isOurDatabase(file: string): boolean {
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    const check = copy.prepare("pragma integrity_check").get();
    const table = copy.prepare("select count(*) as n from sqlite_master where name = 'data_version'").get();
    copy.close();
    return check?.["integrity_check"] === "ok" && table?.["n"] === 1;
  } catch {
    return false;
  }
}

export const restore: Command = {
  noun: "database",
  verb: "restore",
  usage: "FILE",
  help: "Puts a copy back; stop the site first. The present database is kept beside it",
  async run(input) {
    const file = fileArgument(input);
    if (!existsSync(file)) throw new CommandError(`${file} does not exist.`);
    if (!isOurDatabase(file)) throw new CommandError(`${file} is no whole copy of the site's database.`);
    const target = resolve(input.foundation.config.DATA_DIR, "site.sqlite");
    const kept = `${target}.before-restore`;
    // Closing writes what is left of the write-ahead log into the file, so the kept copy is whole.
    await input.foundation.database.close();
    copyFileSync(target, kept);
    for (const suffix of ["-wal", "-shm"]) rmSync(target + suffix, { force: true });
    copyFileSync(file, target);
    console.log(`Restored from ${file}. The former database is ${kept}.`);
  },
};
