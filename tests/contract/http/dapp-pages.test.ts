import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CATALOGUE_VERSION } from "#features/catalogue/server/snapshot/snapshot.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { openDatabase } from "#platform/database/open.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

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
async function delist(hid: number): Promise<void> {
  const { db, close } = openDatabase({ kind: "sqlite", file: join(folder, "site.sqlite") });
  await db.updateTable("dapp").set({ is_listed: 0 }).where("hid", "=", hid).execute();
  await createDataVersions(db).bump(db, CATALOGUE_VERSION);
  await close();
}

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
  await expect
    .poll(async () => (await site.get("/en/dappstore/detail?id=1002")).status, { timeout: 5_000 })
    .toBe(410);
  const html = await (await site.get("/en/dappstore/detail?id=1002")).text();
  expect(html).toContain("PancakeSwap: This DApp is no longer listed");
  expect(html).toContain("Similar DApps");
  expect(html).not.toContain("https://pancakeswap.finance");
});
