/** `DATABASE_READ_URL`: public pages are read from a replica, and what somebody has just written is not. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createDataVersions } from "#platform/database/data-version.ts";
import { openDatabase, type OpenedDatabase } from "#platform/database/open.ts";
import { openProxy, type DatabaseProxy } from "#tests/contract/outages/database-proxy.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { createPostgresDatabase } from "#tests/fixtures/databases/postgres.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

const hasPostgres = sharedEngines.some(({ name }) => name === "PostgreSQL");

/** A copy that gets no changes at all: a replica that lags for ever. */
describe.runIf(hasPostgres)("a site with a replica", { timeout: 60_000 }, () => {
  let site: RunningSite;
  let replica: OpenedDatabase;
  let proxy: DatabaseProxy;
  const removals: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const primary = await createPostgresDatabase("template0");
    await (await startSite({ DATABASE_URL: primary.url })).stop();
    const copy = await createPostgresDatabase(primary.name);
    removals.push(primary.remove, copy.remove);
    replica = openDatabase({ kind: "postgres", url: copy.url });
    proxy = await openProxy(copy.url);
    site = await startSite({ DATABASE_URL: primary.url, DATABASE_READ_URL: proxy.url });
  }, 120_000);
  afterAll(async () => {
    await site?.stop();
    await replica?.close();
    await proxy?.close();
    for (const remove of removals) await remove();
  });

  const titleOf = async (id: number): Promise<string> =>
    /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await site.get(`/en/dappstore/detail?id=${id}`)).text())?.[1] ?? "";

  const rename = (id: number, title: string): Promise<void> =>
    replica.db.transaction().execute(async (tx) => {
      await sql`update dapp set title = ${title} where id = ${id}`.execute(tx);
      await createDataVersions(replica.db).bump(tx, "catalogue");
    });

  it("shows what the replica has, and soon what has changed there", async () => {
    expect(await titleOf(1001)).not.toContain("Replica");
    await rename(1001, "Replica Swap");
    await vi.waitFor(async () => expect(await titleOf(1001)).toContain("Replica Swap"), { timeout: 5_000 });
  });

  it("a receipt is there right after its submission, however late the replica is", async () => {
    const token = await submitSample(site.address, "nft");
    expect((await site.get(`/api/receipts/${token}`)).status).toBe(200);
    expect((await site.get(`/en/receipt/${token}`)).status).toBe(200);
  });

  it("reads the primary while the replica is away, and the replica again afterwards", async () => {
    await rename(1002, "Replica Pay");
    await vi.waitFor(async () => expect(await titleOf(1002)).toContain("Replica Pay"), { timeout: 5_000 });
    await proxy.shut();
    await vi.waitFor(async () => expect(await titleOf(1002)).not.toContain("Replica"), { timeout: 5_000 });
    await proxy.open();
    await vi.waitFor(async () => expect(await titleOf(1002)).toContain("Replica Pay"), { timeout: 5_000 });
  });
});
