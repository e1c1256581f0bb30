/** Copies of the embedded database: written while the site runs, restored while it is stopped. */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { databaseFault } from "./errors.ts";
import { makePrivateFile, makePrivateFolder } from "./private-files.ts";
import type { Db } from "./schema.ts";

/** Copies everything that is committed now. The site continues to write meanwhile. */
export async function writeCopy(db: Db, file: string): Promise<void> {
  makePrivateFolder(dirname(file));
  makePrivateFile(file);
  try {
    await sql`vacuum into ${file}`.execute(db);
    const handle = openSync(file, "r+");
    fsyncSync(handle);
    closeSync(handle);
  } catch (error) {
    // A partial copy would look like a complete one.
    rmSync(file, { force: true });
    throw error;
  }
}

export function isWholeCopy(file: string): boolean {
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

/** Where the former database is kept; "" if there was none. */
export type Restored = { readonly ok: true; readonly kept: string } | { readonly ok: false };

/**
 * Replaces the database with a copy and keeps the former one beside it. While a process has the database open it
 * refuses and changes nothing. It relies on SQLite's own locks, which the system releases when a process is killed, so
 * nothing stale can block it. SQLite writes the file in one transaction.
 */
export async function restoreCopy(copy: string, target: string): Promise<Restored> {
  const state = existsSync(target) ? stateOf(target) : "missing";
  if (state === "in use") return { ok: false };
  makePrivateFolder(dirname(target));
  const kept = state === "missing" ? "" : keepFormer(target);
  if (state === "damaged")
    for (const suffix of ["", "-wal", "-shm"]) rmSync(target + suffix, { force: true });
  makePrivateFile(target);
  const source = new DatabaseSync(copy, { readOnly: true });
  try {
    await backup(source, target);
  } finally {
    source.close();
  }
  return { ok: true, kept };
}

/** Never overwrites a database that was kept before, because that may be the copy to restore. */
function keepFormer(target: string): string {
  let kept = `${target}.before-restore`;
  for (let n = 2; existsSync(kept); n += 1) kept = `${target}.before-restore-${n}`;
  // Repairing a damaged database may need its log.
  for (const suffix of ["", "-wal"])
    if (existsSync(target + suffix)) copyFileSync(target + suffix, kept + suffix);
  makePrivateFile(kept);
  return kept;
}

/**
 * Leaving the write-ahead log needs exclusive access, because every process that has the file open holds a shared lock.
 */
function stateOf(target: string): "free" | "in use" | "damaged" {
  const db = new DatabaseSync(target, { timeout: 0 });
  try {
    return db.prepare("pragma journal_mode = delete").get()?.["journal_mode"] === "delete"
      ? "free"
      : "in use";
  } catch (error) {
    const fault = databaseFault(error);
    if (fault === "locked") return "in use";
    if (fault === "corrupt") return "damaged";
    throw error;
  } finally {
    db.close();
  }
}
