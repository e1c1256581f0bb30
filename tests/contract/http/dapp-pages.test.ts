import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { exportListings } from "#features/catalogue/server/intake/export-listings.ts";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { openDatabase } from "#platform/database/open.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { importDapps } from "#tools/operator/catalogue/import-dapps.ts";

let site: RunningSite;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "dapp-pages-"));
  site = await startSite({ DATA_DIR: folder });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As an operator's import does it, in another process. */
async function delist(hid: number, replacedBy?: number): Promise<void> {
  const { db, close } = openDatabase({ kind: "sqlite", file: join(folder, "site.sqlite") });
  const file = join(folder, "rows.json");
  const known = await Array.fromAsync(exportListings(createCatalogueStore(db)));
  const row = { ...known.find((one) => one.hid === hid), delisted: true, replacedBy };
  writeFileSync(file, JSON.stringify([row]));
  const versions = createDataVersions(db);
  const result = await importDapps(file, {
    db,
    clock: { now: () => new Date() },
    versions,
    progress: { write: () => undefined },
  });
  await close();
  expect(result).toMatchObject({ ok: true, changed: 1 });
}

/** The site learns of it within its own time. */
const statusOf = async (path: string, status: number) => {
  await expect.poll(async () => (await site.get(path)).status, { timeout: 5_000 }).toBe(status);
  return site.get(path);
};

it("a DApp's page tells its facts, and announces the feeds", async () => {
  const answer = await site.get("/en/dappstore/detail?id=1001");
  const html = await answer.text();
  expect(answer.status).toBe(200);
  for (const fact of [
    "Uniswap",
    "app.uniswap.org",
    "Ethereum",
    "Trail of Bits",
    "23 March 2019",
    "0x1f9840…4201F984",
  ]) {
    expect(html).toContain(fact);
  }
  expect(html).toContain('href="/feeds/en/dapps.atom"');
  // §2: the footer is hidden here.
  expect(html).not.toContain("<footer");
});

const LONG = "1".repeat(10_000);

it.each([
  "",
  "?id=",
  "?id=7",
  "?id=abc",
  "?id=-1",
  "?id=1.5",
  "?id=%00",
  "?id=%ED%A0%80",
  "?id=99999999999",
  `?id=${LONG}`,
])("an id that no DApp has is a real 404: %s", async (query) => {
  const answer = await site.get(`/en/dappstore/detail${query}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("This DApp is not in the store");
});

it.each([`/ru/dapp?key=${LONG}`, "/en/dapp?%00=%FF", `/en/dappstore/detail?id=1001&open=${LONG}`])(
  "parameters of any kind never make it fail: %s",
  async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  },
);

it("a delisted DApp's page is gone, says so, and shows similar ones", async () => {
  expect((await site.get("/en/dappstore/detail?id=1002")).status).toBe(200);
  await delist(1002);
  const html = await (await statusOf("/en/dappstore/detail?id=1002", 410)).text();
  expect(html).toContain("PancakeSwap: This DApp is no longer listed");
  expect(html).toContain("Similar DApps");
  expect(html).not.toContain("https://pancakeswap.finance");
});

it("a renamed DApp's page leads for good to the one it goes on as, in the reader's language", async () => {
  await delist(1003, 1004);
  const answer = await statusOf("/th/dappstore/detail?id=1003", 308);
  expect(answer.headers.get("Location")).toBe("/th/dappstore/detail?id=1004");
  const found = await (await site.get("/v1/application/listbyids_new?ids=1003,1004")).json();
  expect(found).toMatchObject({ data: [{ hid: 1004 }] });
});

it("one that was renamed twice leads to its last name at once; when that is delisted too, it is gone", async () => {
  await delist(1004, 1005);
  const answer = await statusOf("/en/dappstore/detail?id=1004", 308);
  expect(answer.headers.get("Location")).toBe("/en/dappstore/detail?id=1005");
  expect((await site.get("/en/dappstore/detail?id=1003")).headers.get("Location")).toBe(
    "/en/dappstore/detail?id=1005",
  );
  await delist(1005);
  await statusOf("/en/dappstore/detail?id=1003", 410);
});
