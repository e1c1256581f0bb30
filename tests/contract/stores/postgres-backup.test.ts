/** deploy/postgres-backup.sh on a real Postgres. Skipped, loudly, where no server or no pg_dump is there. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase } from "#platform/database/open.ts";
import { temporaryFolder } from "#tests/contract/connections/site-process.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";

const SCRIPT = join(import.meta.dirname, "../../../deploy/postgres-backup.sh");
const postgres = sharedEngines.find(({ name }) => name === "PostgreSQL");
/** Where systems have programs. */
const PATH = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
const hasTools = spawnSync("pg_dump", ["--version"], { env: { PATH } }).error === undefined;
const isPossible = postgres !== undefined && hasTools;
if (!isPossible) console.warn("No Postgres or no pg_dump here: deploy/postgres-backup.sh was NOT tried.");

const run = promisify(execFile);

interface Backup {
  readonly backups: string;
  readonly folder: string;
  readonly start: (path?: string) => Promise<string>;
  readonly write: (name: string) => Promise<unknown>;
}

async function prepare(): Promise<Backup> {
  const place = await postgres!.place();
  const folder = temporaryFolder();
  if (place.target.kind !== "postgres") throw new Error("another engine");
  const { url } = place.target;
  const opened = openDatabase(place.target);
  await migrate(opened.db);
  onTestFinished(async () => {
    await opened.close();
    await place.remove();
    folder.remove();
  });
  const backups = join(folder.path, "backups");
  const start = async (path = PATH): Promise<string> =>
    (await run("sh", [SCRIPT, backups], { env: { PATH: path, DATABASE_URL: url } })).stdout;
  const write = (name: string): Promise<unknown> =>
    opened.db.insertInto("seed").values({ name, content_hash: "0", applied_at: 0 }).execute();
  return { backups, folder: folder.path, start, write };
}

describe.runIf(isPossible)("the backup of Postgres", () => {
  it("is restored and equal, while the site writes, and the oldest is deleted", async () => {
    const { backups, start, write } = await prepare();
    mkdirSync(backups);
    for (let n = 10; n < 24; n += 1) writeFileSync(join(backups, `site-202001${n}T000000Z.dump`), "");
    const over = new AbortController();
    const writing = (async () => {
      for (let n = 0; !over.signal.aborted; n += 1) await write(`row ${n}`);
    })();
    const said = await start().finally(() => over.abort());
    await writing;
    expect(said).toMatch(/: restored, \d\d tables are equal\n$/);
    const dumps = readdirSync(backups).filter((name) => name.endsWith(".dump"));
    expect(dumps).toHaveLength(14);
    expect(readdirSync(backups).filter((name) => /unproved|expected/.test(name))).toEqual([]);
  }, 60_000);

  it("that lost a row while it was restored is refused, and leaves nothing", async () => {
    const { backups, folder, start, write } = await prepare();
    await write("row");
    const real = execFileSync("sh", ["-c", "command -v pg_restore"], { encoding: "utf8" }).trim();
    const shim = join(folder, "pg_restore");
    writeFileSync(
      shim,
      `#!/bin/sh\n"${real}" "$@"\nfor a in "$@"; do case $a in --dbname=*) psql -q -d "\${a#--dbname=}" -c 'delete from seed';; esac; done\n`,
    );
    chmodSync(shim, 0o755);
    const failed = await start(`${folder}:${PATH}`).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringContaining("differ") });
    expect(readdirSync(backups)).toEqual([]);
  }, 60_000);
});
