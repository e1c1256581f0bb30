import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { databaseFault } from "./errors.ts";
import { migrate } from "./migrate.ts";
import { openDatabase, type OpenedDatabase } from "./open.ts";

async function openTwice(): Promise<OpenedDatabase & { other: DatabaseSync }> {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  const file = join(folder, "a.sqlite");
  const opened = openDatabase({ kind: "sqlite", file });
  await migrate(opened.db);
  const other = new DatabaseSync(file);
  onTestFinished(async () => {
    other.close();
    await opened.close();
    rmSync(folder, { recursive: true });
  });
  return { ...opened, other };
}

const insert = ({ db }: Pick<OpenedDatabase, "db">, name: string): Promise<unknown> =>
  db.insertInto("data_version").values({ name, version: 1 }).execute();

const names = async ({ db }: Pick<OpenedDatabase, "db">): Promise<string[]> =>
  (await db.selectFrom("data_version").select("name").orderBy("name").execute()).map(({ name }) => name);

/** Returns the longest time that the event loop was blocked while the promise was pending. */
async function longestHold(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await work.finally(() => clearInterval(timer));
  return longest;
}

it("waiting for another process's lock does not block the event loop, and ends with the lock", async () => {
  const database = await openTwice();
  database.other.exec("begin immediate");
  const waiting = insert(database, "waited");
  setTimeout(() => database.other.exec("commit"), 600);
  expect(await longestHold(waiting)).toBeLessThan(150);
  expect(await names(database)).toEqual(["waited"]);
});

it("while a write waits, reads continue", async () => {
  const database = await openTwice();
  await insert(database, "before");
  database.other.exec("begin immediate; insert into data_version values ('other', 1)");
  const waiting = insert(database, "waited");
  expect(await names(database)).toEqual(["before"]);
  database.other.exec("commit");
  await waiting;
  expect(await names(database)).toEqual(["before", "other", "waited"]);
});

it("writes that wait too long are refused as locked, all at the same time", { timeout: 15_000 }, async () => {
  const database = await openTwice();
  database.other.exec("begin immediate");
  const began = performance.now();
  const faults = await Promise.all(
    ["a", "b", "c"].map((name) => insert(database, name).then(() => null, databaseFault)),
  );
  expect(faults).toEqual(["locked", "locked", "locked"]);
  // One after the other, they would take 15 s.
  expect(performance.now() - began).toBeLessThan(12_000);
  database.other.exec("rollback");
  await insert(database, "after");
  expect(await names(database)).toEqual(["after"]);
});

it("transactions of one process run one after the other, and none sees half of another", async () => {
  const database = await openTwice();
  await insert(database, "n");
  const add = (): Promise<void> =>
    database.db.transaction().execute(async (tx) => {
      const { version } = await tx.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
      await sleep(1);
      await tx
        .updateTable("data_version")
        .set({ version: version + 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 20 }, add));
  const { version } = await database.db
    .selectFrom("data_version")
    .select("version")
    .executeTakeFirstOrThrow();
  expect(version).toBe(21);
});

it("a disk that fills up during a transaction is reported as full, not as a failed rollback", async () => {
  const database = await openTwice();
  const { page_count: pages } = database.other.prepare("pragma page_count").get() as { page_count: number };
  await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(database.db);
  const fill = database.db.transaction().execute(async (tx) => {
    for (let n = 0; n < 100; n += 1) {
      await tx
        .insertInto("data_version")
        .values({ name: `${n}`.padEnd(5_000), version: 1 })
        .execute();
    }
  });
  expect(await fill.then(() => null, databaseFault)).toBe("full");
  await sql`pragma max_page_count = 1000000`.execute(database.db);
  await insert(database, "again");
  expect(await names(database)).toEqual(["again"]);
});

it("a failed transaction leaves nothing behind and lets the next one start", async () => {
  const database = await openTwice();
  const failing = database.db.transaction().execute(async (tx) => {
    await tx.insertInto("data_version").values({ name: "half", version: 1 }).execute();
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await insert(database, "whole");
  expect(await names(database)).toEqual(["whole"]);
});

it("a limit is part of the statement, because SQLite prepares it again each time that one is bound", async () => {
  const opened = await openTwice();
  for (const name of ["a", "b", "c"]) await insert(opened, name);
  const limited = opened.db.selectFrom("data_version").select("name").orderBy("name");
  expect(limited.limit(2).compile()).toMatchObject({
    sql: expect.stringMatching(/ limit 2$/),
    parameters: [],
  });
  expect(await limited.limit(2).execute()).toEqual([{ name: "a" }, { name: "b" }]);
  expect(await limited.limit(sql<number>`1 + ${1}`).execute()).toHaveLength(2);
});
