/** Postgres announces changes of public data to every process. */
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createDataVersions } from "#platform/database/data-version.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type OpenedDatabase } from "#platform/database/open.ts";
import { SignalBell } from "#platform/operator/signal-bell.ts";
import { sendSignal } from "#platform/operator/signals.ts";
import { createLog } from "#platform/log.ts";
import { readConfig } from "#server/config.ts";
import { watchChanges } from "#server/housekeeping/watch-changes.ts";
import type { ChangedData } from "#server/housekeeping/watch-data.ts";
import { openProxy, type DatabaseProxy } from "#tests/contract/outages/database-proxy.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";

const postgres = sharedEngines.find(({ name }) => name === "PostgreSQL");
const log = createLog({ level: "silent" });

async function openWatched(): Promise<{ database: OpenedDatabase; proxy: DatabaseProxy }> {
  const { target, remove } = await postgres!.place();
  if (target.kind !== "postgres") throw new Error("another engine");
  const proxy = await openProxy(target.url);
  const database = openDatabase(target);
  onTestFinished(async () => {
    await database.close();
    await proxy.close();
    await remove();
  });
  await migrate(database.db);
  return { database, proxy };
}

const bump = ({ db }: OpenedDatabase): Promise<void> =>
  db.transaction().execute((tx) => createDataVersions(db).bump(tx, "news"));

function watch(database: OpenedDatabase, url: string, bell = new SignalBell()) {
  const onChange = vi.fn<(changed: ChangedData) => void>();
  const config = readConfig({ DATABASE_URL: url });
  const watching = watchChanges({ config, database, log }, bell, onChange);
  onTestFinished(watching.stop);
  return onChange;
}

/** A listening process polls every five seconds, so what is seen in one was announced. */
const SOON = { timeout: 1_000, interval: 5 };

describe.runIf(postgres)("a watch on Postgres", { timeout: 30_000 }, () => {
  it("sees a change in every process within a second, without polling", async () => {
    const { database, proxy } = await openWatched();
    const watches = [watch(database, proxy.url), watch(database, proxy.url)];
    await sleep(1_000);
    await bump(database);
    for (const onChange of watches)
      await vi.waitFor(() => expect(onChange.mock.calls).toEqual([[["news"]]]), SOON);
  });

  it("wakes open desks when a signal is written, and polls for them while the connection is lost", async () => {
    const { database, proxy } = await openWatched();
    const bell = new SignalBell();
    watch(database, proxy.url, bell);
    const signal = { what: "submission_new", target: "1", by: "" };
    const isWoken = async (): Promise<boolean> => {
      const woken = bell.wait(bell.rings, 60_000, AbortSignal.timeout(900)).then(() => performance.now());
      const began = performance.now();
      await sendSignal(database.db, signal, new Date());
      return (await woken) - began < 800;
    };
    await vi.waitFor(async () => expect(await isWoken()).toBe(true), { timeout: 10_000 });
    await proxy.shut();
    await sleep(300);
    expect(await isWoken()).toBe(false);
  });

  it("hears nothing of a transaction that is rolled back", async () => {
    const { database, proxy } = await openWatched();
    const onChange = watch(database, proxy.url);
    await sleep(1_000);
    const undone = database.db.transaction().execute(async (tx) => {
      await createDataVersions(database.db).bump(tx, "news");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await sleep(500);
    expect(onChange).not.toHaveBeenCalled();
  });

  it("polls while its connection is lost, and listens again afterwards", async () => {
    const { database, proxy } = await openWatched();
    const onChange = watch(database, proxy.url);
    await sleep(1_000);
    await proxy.shut();
    await bump(database);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), SOON);
    await proxy.open();
    await sleep(2_500);
    await bump(database);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), SOON);
  });
});
