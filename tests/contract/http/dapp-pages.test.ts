import { brand } from "#brand/brand.ts";
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

/** Changes it as an operator's import does, in another process. */
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

/** The site notices it at its next poll. */
const statusOf = async (path: string, status: number) => {
  await expect.poll(async () => (await site.get(path)).status, { timeout: 5_000 }).toBe(status);
  return site.get(path);
};

it("a DApp's page shows its facts and announces the feeds", async () => {
  const answer = await site.get("/en/dappstore/detail?id=1001");
  const html = await answer.text();
  expect(answer.status).toBe(200);
  for (const fact of ["Uniswap", "app.uniswap.org", "Ethereum", "Trail of Bits", "0x1f9840…4201F984"]) {
    expect(html).toContain(fact);
  }
  // Listed since this store was filled; the facts are older.
  const today = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
  expect(html).toContain(`Listed since ${today}`);
  expect(html).toContain("Our catalogue, 15 November 2026");
  expect(html).toContain("We wrote this from public information about the DApp.");
  expect(html).toContain('href="/feeds/en/dapps.atom"');
  expect(html).toContain('href="/feeds/en/dapp-1001.atom"');
  // §2: the footer is hidden here.
  expect(html).not.toContain("<footer");
});

const textOf = async (path: string): Promise<string> =>
  (await (await site.get(path)).text()).replaceAll(/<!-- -->|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

it("a fact that nobody has checked is shown as unknown", async () => {
  const text = await textOf("/en/dappstore/detail?id=1054");
  expect(text).toContain("We don’t know of any audit report. That doesn’t mean there is none.");
  expect(text).toContain("Works with Not known");
  expect(text).not.toContain("The project has given");
  expect(await textOf("/en/dappstore/detail?id=1130")).toContain("This website has no wallet connection");
});

it("the QR code says that it opens the DApp in the app, and names the DApp's host", async () => {
  const answer = await site.get("/en/dappstore/detail?id=1001");
  const html = await answer.text();
  expect(html).toContain(`Scan with your phone’s camera to open the DApp in the ${brand.name} app.`);
  expect(html).toMatch(/aria-label="QR code for app\.uniswap\.org"/);
});

it("a chain of the DApp's own is named, and no other in its place", async () => {
  const text = await textOf("/en/dappstore/detail?id=1025");
  expect(text).toContain(`Osmosis (not on ${brand.name}’s list)`);
  expect(text).not.toContain("Cosmos Hub");
});

it("an incident has its day, amount, outcome and source, in every language", async () => {
  const text = await textOf("/en/dappstore/detail?id=1057");
  expect(text).toContain("13 March 2023 Attackers took assets worth about US$197m out of its contracts.");
  expect(text).toContain("It was returned later. Source: DeFiHackLabs");
  expect(await textOf("/ru/dappstore/detail?id=1057")).toContain("Источник: DeFiHackLabs");
  const { data } = (await (await site.get("/v1/application/listbyids_new?ids=1057")).json()) as {
    data: { incidents: unknown[] }[];
  };
  expect(data[0]?.incidents).toEqual([
    expect.objectContaining({
      kind: "attack",
      date: "2023-03-13",
      amount_usd: 197_000_000,
      returned: "fully",
    }),
  ]);
});

it("a token that is exchanged for another says so", async () => {
  expect(await textOf("/en/dappstore/detail?id=1135")).toContain(
    "STG has been exchangeable for ZRO since August 2025.",
  );
});

it("what a DApp needs from its users follows from its type, or is not known", async () => {
  const text = await textOf("/en/dappstore/detail?id=1001");
  expect(text).toContain("Wallet connection: Yes");
  expect(text).toContain("Tokens deposited with it: Only for some features");
  expect(text).toContain("This follows from its type, “Exchange”. We haven’t tested this DApp.");
  expect(await textOf("/en/dappstore/detail?id=1135")).toContain("What it needs from you Not known");
});

it("up to three DApps are compared; links add and remove one; invalid ids are left out", async () => {
  const path = "/en/dappstore/compare?ids=1001,abc,1057,1057";
  const html = await (await site.get(path)).text();
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).toContain('href="/en/dappstore/compare?ids=1057" rel="nofollow" aria-label="Remove Uniswap"');
  expect(html).toMatch(/href="\/en\/dappstore\/compare\?ids=1001,1057,\d+" rel="nofollow"/);
  const text = await textOf(path);
  expect(text).toContain("Audit reports Trail of Bits (March 2021), ABDK (March 2021)");
  expect(text).toContain("Works with Not known Not known");
  const found = await (await site.get("/en/dappstore/compare?ids=1001&key=aave")).text();
  expect(found).toContain("Add Aave");
  const full = await textOf("/en/dappstore/compare?ids=1001,1057,1135,1025");
  expect(full).toContain("That’s three. Remove one to add another.");
  expect(full).not.toContain("Osmosis");
});

it.each([
  "",
  "?ids=",
  "?ids=7",
  `?ids=${"9,".repeat(2_000)}`,
  `?key=${"x".repeat(4_000)}`,
  "?ids=%00&key=%ED%A0%80",
])("a comparison of nothing is a page: %s", async (query) => {
  const answer = await site.get(`/en/dappstore/compare${query}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Nothing to compare yet.");
});

it("a badge is drawn for listed DApps only, in any language, and other websites may show it", async () => {
  const answer = await site.get("/badge/zh/1001.svg");
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(await answer.text()).toContain(`<title>已收录于 ${brand.name}</title>`);
  expect(await (await site.get("/badge/1001.svg")).text()).toContain(
    `<title>Listed on ${brand.name}</title>`,
  );
  for (const path of ["/badge/7.svg", "/badge/xx/1001.svg", "/badge/99999999999.svg", "/badge/1001.png"])
    expect((await site.get(path)).status, path).toBe(404);
});

const LONG = "1".repeat(8_000);

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
])("an unknown id is a real 404: %s", async (query) => {
  const answer = await site.get(`/en/dappstore/detail${query}`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("This DApp isn’t in the store");
});

it.each([`/ru/dapp?key=${LONG}`, "/en/dapp?%00=%FF", `/en/dappstore/detail?id=1001&open=${LONG}`])(
  "no parameter makes it fail: %s",
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
  expect(html).toContain("Taken off the list");
  expect(html).not.toContain("https://pancakeswap.finance");
  expect((await site.get("/badge/1002.svg")).status).toBe(404);
  // Its followers must learn it.
  const feed = await (await site.get("/feeds/en/dapp-1002.json")).json();
  expect(feed).toMatchObject({
    items: [{ title: "PancakeSwap: Taken off the list" }, { title: "PancakeSwap: Listed" }],
  });
});

it("a renamed DApp's page redirects permanently to its successor, in the reader's language", async () => {
  await delist(1003, 1004);
  const answer = await statusOf("/th/dappstore/detail?id=1003", 308);
  expect(answer.headers.get("Location")).toBe("/th/dappstore/detail?id=1004");
  const found = await (await site.get("/v1/application/listbyids_new?ids=1003,1004")).json();
  expect(found).toMatchObject({ data: [{ hid: 1004 }] });
});

it("a DApp that was renamed twice leads directly to its last name; if that is delisted too, it is gone", async () => {
  await delist(1004, 1005);
  const answer = await statusOf("/en/dappstore/detail?id=1004", 308);
  expect(answer.headers.get("Location")).toBe("/en/dappstore/detail?id=1005");
  expect((await site.get("/en/dappstore/detail?id=1003")).headers.get("Location")).toBe(
    "/en/dappstore/detail?id=1005",
  );
  await delist(1005);
  await statusOf("/en/dappstore/detail?id=1003", 410);
});
