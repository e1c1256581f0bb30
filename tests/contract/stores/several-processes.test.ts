import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { MIGRATION_NAMES, migrate } from "#platform/database/migrate.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { startSmtpServer } from "#tests/fixtures/smtp-server.ts";

const run = promisify(execFile);
const startProcess = new URL("./start-process.ts", import.meta.url);
const workProcess = new URL("./work-process.ts", import.meta.url);

/** Runs a script in this many processes that begin at the same moment, and returns their reports. */
async function together<Report>(
  count: number,
  script: URL,
  target: DatabaseTarget,
  ...rest: string[]
): Promise<Report[]> {
  const startAt = String(Date.now() + 1_500);
  const outputs = await Promise.all(
    Array.from({ length: count }, () =>
      run(process.execPath, [fileURLToPath(script), JSON.stringify(target), startAt, ...rest]),
    ),
  );
  return outputs.map(({ stdout }) => JSON.parse(stdout) as Report);
}

describe.each(sharedEngines)("several processes on $name", ({ place }) => {
  it("that start at once migrate and seed a new database exactly once, and all start", async () => {
    const { target, remove } = await place();
    onTestFinished(remove);
    const reports = await together<{ applied: string[]; seeded: string }>(8, startProcess, target);
    expect(reports.flatMap((report) => report.applied)).toEqual(MIGRATION_NAMES);
    expect(reports.filter((report) => report.seeded === "applied")).toHaveLength(1);

    const { db, close } = openDatabase(target);
    const rows = await db.selectFrom("data_version").selectAll().execute();
    expect(rows).toEqual([{ name: "words", version: 1 }]);
    await close();
  });

  it("that write at once lose nothing, store an address once and send each mail once", async () => {
    const { target, remove } = await place();
    onTestFinished(remove);
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    const { db, close } = openDatabase(target);
    onTestFinished(close);
    await migrate(db);
    const reports = await together<{ answers: string[]; sent: number }>(3, workProcess, target, smtp.url);

    expect(new Set(reports.flatMap((report) => report.answers))).toEqual(new Set(["mail_sent"]));
    const subscriptions = await db.selectFrom("subscription").select("email").execute();
    expect(subscriptions).toHaveLength(20);
    const versions = await db.selectFrom("data_version").selectAll().execute();
    expect(versions).toEqual([{ name: "catalogue", version: 60 }]);
    expect(smtp.received.map((mail) => mail.to).toSorted()).toEqual(
      subscriptions.map((one) => one.email).toSorted(),
    );
    expect(reports.reduce((sum, report) => sum + report.sent, 0)).toBe(20);
  });
});
