import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { MIGRATION_NAMES, migrate } from "./migrate.ts";
import { openNodeSqlite } from "./node-sqlite.ts";
import { openDatabase } from "./open.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it("SQLite keeps a log, syncs every commit, checks foreign keys and waits 5 s for a lock", async () => {
  const { db, close } = openDatabase({ kind: "sqlite", file: join(temporaryFolder(), "a.sqlite") });
  const pragma = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("busy_timeout")).toBe(5_000);
  await close();
});

it("the data folder is made, for its owner only", async () => {
  const folder = join(temporaryFolder(), "data");
  const { close } = openDatabase({ kind: "sqlite", file: join(folder, "a.sqlite") });
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await close();
});

it("a transaction takes the write lock when it begins", () => {
  const file = join(temporaryFolder(), "a.sqlite");
  const [one, other] = [openNodeSqlite(file), openNodeSqlite(file)];
  one.prepare("begin").run([]);
  other.prepare("pragma busy_timeout = 1").all([]);
  expect(() => other.prepare("begin").run([])).toThrow(/locked/);
  one.prepare("rollback").run([]);
  other.prepare("begin").run([]);
  one.close();
  other.close();
});

it("many different statements do not fill the memory, and the used ones stay prepared", () => {
  const db = openNodeSqlite(":memory:");
  const hot = db.prepare("select 1");
  for (let n = 0; n < 1_000; n += 1) {
    db.prepare(`select ${n} as n`);
    expect(db.prepare("select 1")).toBe(hot);
  }
  const old = db.prepare("select 0 as n");
  expect(old.all([])).toEqual([{ n: 0 }]);
  db.close();
});

it("what was committed is there when the file is opened again", async () => {
  const target = { kind: "sqlite", file: join(temporaryFolder(), "a.sqlite") } as const;
  const first = openDatabase(target);
  expect(await migrate(first.db)).toEqual(MIGRATION_NAMES);
  await first.db.insertInto("data_version").values({ name: "x", version: 7 }).execute();
  await first.close();
  const second = openDatabase(target);
  expect(await migrate(second.db)).toEqual([]);
  expect(await second.db.selectFrom("data_version").selectAll().execute()).toEqual([
    { name: "x", version: 7 },
  ]);
  await second.close();
});
