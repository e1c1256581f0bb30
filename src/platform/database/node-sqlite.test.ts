import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
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

it("SQLite uses a write-ahead log, syncs every commit, checks foreign keys and blocks the process for 5 ms at most", async () => {
  const { db, close } = openDatabase({ kind: "sqlite", file: join(temporaryFolder(), "a.sqlite") });
  const pragma = async (name: string) =>
    Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
  expect(await pragma("journal_mode")).toBe("wal");
  expect(await pragma("synchronous")).toBe(2);
  expect(await pragma("foreign_keys")).toBe(1);
  expect(await pragma("busy_timeout")).toBe(5);
  await close();
});

const modeOf = (path: string): number => statSync(path).mode & 0o777;

it("only the owner can read the database, whatever modes its folder and files had", async () => {
  const made = join(temporaryFolder(), "new", "data");
  const found = join(temporaryFolder(), "data");
  mkdirSync(found, { mode: 0o755 });
  for (const name of ["a.sqlite", "a.sqlite-wal"]) writeFileSync(join(found, name), "", { mode: 0o644 });
  for (const folder of [made, found]) {
    const { db, close } = openDatabase({ kind: "sqlite", file: join(folder, "a.sqlite") });
    await migrate(db);
    expect(modeOf(folder)).toBe(0o700);
    for (const suffix of ["", "-wal", "-shm"]) expect(modeOf(join(folder, `a.sqlite${suffix}`))).toBe(0o600);
    await close();
  }
});

it("the modes of a shared folder do not change", async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o1777);
  const { close } = openDatabase({ kind: "sqlite", file: join(folder, "a.sqlite") });
  expect(modeOf(folder)).toBe(0o777);
  expect(modeOf(join(folder, "a.sqlite"))).toBe(0o600);
  await close();
});

it.each(["/proc/x", "/proc/x/y/z", "/dev/null", "/dev/null/data"])(
  "a folder that cannot be created is refused at once: %s",
  (folder) => {
    expect(() => openDatabase({ kind: "sqlite", file: join(folder, "a.sqlite") })).toThrow(
      /EN|EEXIST|EACCES/,
    );
  },
);

it("many different statements do not fill the memory, and the frequent ones stay prepared", () => {
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

it("committed data is there when the file is opened again", async () => {
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
