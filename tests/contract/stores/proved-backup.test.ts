import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { differences, readDigests } from "#tools/operator/backups/table-digests.ts";
import { operate } from "#tests/fixtures/operator.ts";

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it("a scheduled backup is restored, compared and counted, and the oldest ones are deleted", async () => {
  const folder = freshFolder();
  const backups = join(folder, "backups");
  await operate({ folder }, "subscribers", "export");
  mkdirSync(backups);
  for (const day of [1, 2, 3]) writeFileSync(join(backups, `site-2020010${day}T000000Z.sqlite`), "");
  writeFileSync(join(backups, "notes.txt"), "");
  const said = await operate({ folder }, "database", "backup-to", "--keep", "2");
  expect(said).toMatch(/^Written and restored: .*\d+ tables, \d+ rows\. 2 old copies deleted\.$/m);
  const names = readdirSync(backups).toSorted();
  expect(names).toHaveLength(3);
  expect(names.slice(0, 2)).toEqual(["notes.txt", "site-20200103T000000Z.sqlite"]);
  expect(readDigests(join(backups, names[2] ?? ""))).toEqual(readDigests(join(folder, "site.sqlite")));
});

it("a copy that lost a row, or has another value, is no backup", () => {
  const folder = freshFolder();
  const make = (name: string, rows: readonly string[]) => {
    const db = new DatabaseSync(join(folder, name));
    db.exec("create table t (id integer primary key, text text)");
    for (const text of rows) db.prepare("insert into t (text) values (?)").run(text);
    db.close();
    return readDigests(join(folder, name));
  };
  const original = make("original", ["a", "b"]);
  expect(differences(make("same", ["a", "b"]), original, original)).toEqual([]);
  expect(differences(make("fewer", ["a"]), original, original)).toEqual(["t"]);
  expect(differences(make("other", ["a", "c"]), original, original)).toEqual(["t"]);
  expect(differences(new Map(), original, original)).toEqual(["t"]);
  // Written while the copy was made.
  expect(differences(make("between", ["a"]), original, make("after", ["a", "b", "c"]))).toEqual([]);
});
