/** `import dapps` and `export dapps`. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { CommandError, type Command } from "#tools/operator/command.ts";
import { exportDapps } from "./export-dapps.ts";
import { importDapps, importReport } from "./import-dapps.ts";

export const importDappsCommand: Command = {
  noun: "import",
  verb: "dapps",
  usage: "FILE [--json]",
  help: "Takes a JSON array of DApps into the store, all or nothing, while the site runs",
  async run({ foundation: { database, clock }, args: [file], isJson }) {
    if (!file) throw new CommandError("Name a file: npm run operator -- import dapps FILE");
    if (!existsSync(file)) throw new CommandError(`${file} does not exist.`);
    const { db } = database;
    const versions = createDataVersions(db);
    const result = await importDapps(resolve(file), { db, clock, versions, progress: process.stderr });
    if (!result.ok && !isJson) throw new CommandError(importReport(result));
    console.log(isJson ? JSON.stringify(result, null, 2) : importReport(result));
    if (!result.ok) process.exitCode = 1;
  },
};

export const exportDappsCommand: Command = {
  noun: "export",
  verb: "dapps",
  usage: "[FILE]",
  help: "Writes all DApps in the form that import takes, to a file or to the screen",
  async run({ foundation: { database }, args: [file] }) {
    const count = await exportDapps(createCatalogueStore(database.db), file ? resolve(file) : process.stdout);
    if (file) console.log(`${count} DApps written to ${file}.`);
  },
};
