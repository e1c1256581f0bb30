/** The embedded database is copied while it is written, and restored only while nobody uses it. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isWholeCopy, restoreCopy, writeCopy } from "#platform/database/copies.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type OpenedDatabase } from "#platform/database/open.ts";

let folder: string;
let target: string;
let copy: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-test-"));
  target = join(folder, "data", "site.sqlite");
  copy = join(folder, "copies", "monday.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function open(): Promise<OpenedDatabase> {
  const opened = openDatabase({ kind: "sqlite", file: target });
  await migrate(opened.db);
  return opened;
}

const write = ({ db }: OpenedDatabase, name: string): Promise<unknown> =>
  db.insertInto("data_version").values({ name, version: 1 }).execute();

const names = async ({ db }: OpenedDatabase): Promise<string[]> =>
  (await db.selectFrom("data_version").select("name").orderBy("name").execute()).map(({ name }) => name);

async function namesAfterwards(): Promise<string[]> {
  const opened = await open();
  const found = await names(opened);
  await opened.close();
  return found;
}

it("a copy made during writes is complete and has everything committed before it began", async () => {
  const [site, operator] = [await open(), await open()];
  for (let n = 0; n < 50; n += 1) await write(site, `before ${n}`);
  const writing = Promise.all(Array.from({ length: 200 }, (_, n) => write(site, `during ${n}`)));
  await writeCopy(operator.db, copy);
  await writing;
  await site.close();
  await operator.close();
  expect(isWholeCopy(copy)).toBe(true);
  expect(await restoreCopy(copy, target)).toMatchObject({ ok: true });
  expect((await namesAfterwards()).filter((name) => name.startsWith("before"))).toHaveLength(50);
});

it("only the owner can read a copy and its folder, even if the folder existed before", async () => {
  mkdirSync(join(folder, "copies"), { mode: 0o755 });
  const site = await open();
  await writeCopy(site.db, copy);
  await site.close();
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "copies")).mode & 0o777).toBe(0o700);
  chmodSync(target, 0o644);
  await restoreCopy(copy, target);
  for (const file of [target, `${target}.before-restore`]) expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("nothing is restored or changed while a process has the database open", async () => {
  const site = await open();
  await write(site, "monday");
  await writeCopy(site.db, copy);
  await write(site, "tuesday");
  expect(await restoreCopy(copy, target)).toEqual({ ok: false });
  expect(existsSync(`${target}.before-restore`)).toBe(false);
  await write(site, "wednesday");
  expect(await names(site)).toEqual(["monday", "tuesday", "wednesday"]);
  await site.close();
  expect(await restoreCopy(copy, target)).toMatchObject({ ok: true });
  expect(await namesAfterwards()).toEqual(["monday"]);
});

it("the former database is kept complete, with its log, and can be restored itself", async () => {
  const site = await open();
  await writeCopy(site.db, copy);
  await write(site, "kept");
  await site.close();
  await restoreCopy(copy, target);
  expect(isWholeCopy(`${target}.before-restore`)).toBe(true);
  await restoreCopy(`${target}.before-restore`, target);
  expect(await namesAfterwards()).toEqual(["kept"]);
});

it.each([
  ["no database at all", (file: string) => writeFileSync(file, "a letter".repeat(1_000))],
  ["cut off in the middle", (file: string) => truncateSync(file, 9_000)],
  ["gone", (file: string) => rmSync(file)],
])("a copy can replace a database that is %s", async (_what, damage) => {
  const site = await open();
  await write(site, "saved");
  await writeCopy(site.db, copy);
  await site.close();
  damage(target);
  expect(await restoreCopy(copy, target)).toMatchObject({ ok: true });
  expect(await namesAfterwards()).toEqual(["saved"]);
});

it("a truncated copy is refused", async () => {
  const site = await open();
  await writeCopy(site.db, copy);
  await site.close();
  truncateSync(copy, 20_000);
  expect(isWholeCopy(copy)).toBe(false);
});
