/** A site of today starts on the database of a former release and loses nothing of it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MIGRATION_NAMES } from "#platform/database/migrate.ts";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";

const OLD_RELEASE = join(import.meta.dirname, "../../fixtures/old-release/0011.sql");
/** The receipts of its submissions, whose hashes it contains. */
const RECEIPTS = { "Tide Lights": "XDNBPu1hbhRcCEqz6a1icg", Harbour: "_ikqNjzpZEL1_YBdrP_sZg" };

const folder = temporaryFolder();
const file = join(folder.path, "site.sqlite");

const query = (sql: string): Record<string, unknown>[] => {
  const database = new DatabaseSync(file);
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
};

/** Every row of the tables that only people fill. */
const TABLES = [
  "submission",
  "submission_event",
  "donation",
  "donation_event",
  "upload",
  "subscription",
  "outbox",
  "listing_version",
  "operator_act",
];
const everything = (columns: ReadonlyMap<string, string>): unknown[] =>
  TABLES.map((table) => query(`select ${columns.get(table) ?? "*"} from ${table} order by 1`));

let columns: ReadonlyMap<string, string>;
let before: unknown[];
let site: SiteProcess;
beforeAll(async () => {
  const database = new DatabaseSync(file);
  database.exec(readFileSync(OLD_RELEASE, "utf8"));
  database.close();
  // Later releases add columns.
  columns = new Map(
    TABLES.map((table) => [
      table,
      query(`pragma table_info(${table})`)
        .map(({ name }) => `"${String(name)}"`)
        .join(", "),
    ]),
  );
  before = everything(columns);
  site = await startSiteProcess({ DATA_DIR: folder.path });
}, 60_000);
afterAll(async () => {
  await site.end();
  folder.remove();
});

const read = async (path: string): Promise<string> => {
  const response = await fetch(site.address + path);
  expect(response.status).toBe(200);
  return response.text();
};

it("every migration is applied, and every row is as it was", () => {
  const applied = query("select name from kysely_migration order by name").map(({ name }) => name);
  expect(applied).toEqual([...MIGRATION_NAMES]);
  expect(everything(columns)).toEqual(before);
});

it.each(Object.entries(RECEIPTS))("the private link of %s still opens its receipt", async (name, token) => {
  expect(await read(`/en/receipt/${token}`)).toContain(name);
});

it("what was listed is listed, with its logo", async () => {
  expect(await read("/data/nfts.json")).toContain("Tide Lights");
  const [logo] = query("select logo from nft");
  const response = await fetch(site.address + String(logo?.["logo"]));
  expect(response.headers.get("content-type")).toBe("image/png");
});
