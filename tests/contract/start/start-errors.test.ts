/** An error that prevents the start is reported at once, in one sentence, without a secret. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, openSync, closeSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import { readConfig, SettingError } from "#server/config.ts";
import { PROJECT_FOLDER } from "#server/foundation.ts";
import { serve } from "#server/serve.ts";
import { StartError } from "#server/start-error.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-test-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the operator would read. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  try {
    const site = await serve(readConfig({ PORT: "0", LOG_LEVEL: "silent", ...settings }));
    await site.stop();
  } catch (error) {
    if (error instanceof StartError || error instanceof SettingError) return error.message;
    throw error;
  }
  return "it started";
}

/** A database with some content, damaged in one way. */
async function damaged(name: string, bytes: Buffer, position: number): Promise<string> {
  const place = join(folder, name);
  const file = join(place, "site.sqlite");
  const { db, close } = openDatabase({ kind: "sqlite", file });
  await migrate(db);
  const rows = Array.from({ length: 500 }, (_, n) => ({ name: `row ${n} ${"x".repeat(200)}`, version: n }));
  await db.insertInto("data_version").values(rows).execute();
  await close();
  const handle = openSync(file, "r+");
  writeSync(handle, bytes, 0, bytes.length, position);
  closeSync(handle);
  return place;
}

const SECRET = "s3cret";

/** Without secrets, on one line. */
const isFit = (text: string): boolean => !/\n|s3cret/.test(text);

it.each([
  ["/proc/x", /^The data folder \/proc\/x \(DATA_DIR\) cannot be used: .*\.$/],
  ["/proc/x/deeper", /^The data folder \/proc\/x\/deeper \(DATA_DIR\) cannot be used: .*\.$/],
  ["/dev/null", /^The data folder \/dev\/null \(DATA_DIR\) cannot be used: .*\.$/],
  ["/dev/null/data", /^The data folder \/dev\/null\/data \(DATA_DIR\) cannot be used: .*\.$/],
])("a data folder that cannot exist: %s", async (place, words) => {
  const text = await refusalOf({ DATA_DIR: place });
  expect(text).toMatch(words);
  expect(isFit(text)).toBe(true);
});

it("a file in place of the data folder, and a folder in place of the file", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const text = await refusalOf({ DATA_DIR: file });
  expect(text).toMatch(/cannot be used/);
  expect(isFit(text)).toBe(true);
  const place = join(folder, "folder-as-file");
  const { close } = openDatabase({ kind: "sqlite", file: join(place, "site.sqlite", "x.sqlite") });
  await close();
  const other = await refusalOf({ DATA_DIR: place });
  expect(other).toMatch(/cannot be (?:used|opened)/);
  expect(isFit(other)).toBe(true);
});

it.each([
  ["that is no database at all", Buffer.from("This is a letter. ".repeat(20)), 0],
  ["whose middle is overwritten", Buffer.alloc(40_000, 0xab), 8_192],
])("a database file %s", async (name, bytes, position) => {
  const place = await damaged(name.replaceAll(" ", "-"), bytes, position);
  const text = await refusalOf({ DATA_DIR: place });
  expect(text).toMatch(/^The database in .* is damaged: .*database restore FILE\.$/);
  expect(isFit(text)).toBe(true);
});

it.each([
  ["SMTP_URL", `smtp://site:${SECRET}@mail.example:99999`],
  ["SMTP_URL", `site:${SECRET}@mail.example`],
  ["DATABASE_URL", `postgres://site:${SECRET}@:bad/x`],
])("a bad %s", async (name, value) => {
  const text = await refusalOf({ DATA_DIR: join(folder, "unused"), [name]: value });
  expect(text).toMatch(/^The setting \w+ is wrong \(.+\)\.$/);
  expect(isFit(text)).toBe(true);
});

it("a database server that does not listen", async () => {
  const text = await refusalOf({ DATABASE_URL: `postgres://site:${SECRET}@127.0.0.1:1/site` });
  expect(text).toMatch(
    /^The database at 127\.0\.0\.1:1 \(DATABASE_URL\) cannot be used: .*ECONNREFUSED.*\.$/,
  );
  expect(isFit(text)).toBe(true);
});

it("the process ends with that sentence only", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["src/server/main.ts"], {
    cwd: PROJECT_FOLDER,
    env: { PORT: "0", DATA_DIR: "/proc/x" },
    encoding: "utf8",
    timeout: 30_000,
  });
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^The data folder \/proc\/x .+\.\n$/);
  expect(status).toBe(1);
});
