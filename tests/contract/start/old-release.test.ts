/** A site of today starts on the databases of former releases and loses nothing of them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MIGRATION_NAMES } from "#platform/database/migrate.ts";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";

const OLD_RELEASES = join(import.meta.dirname, "../../fixtures/old-release");

interface Release {
  readonly file: string;
  /** The private links of submissions, whose hashes the database contains, by their names. */
  readonly receipts: Readonly<Record<string, string>>;
  readonly published: { readonly data: string; readonly name: string; readonly logoOf: string };
  /** Tables that people fill, and that no retention shortens. */
  readonly tables: readonly string[];
}

const SUBMITTED = ["submission", "submission_event", "donation", "donation_event", "upload", "subscription"];

/** Each was written by its release. Of what the seed had filled only some rows were kept. */
const RELEASES: readonly Release[] = [
  {
    file: "0011.sql",
    receipts: { "Tide Lights": "XDNBPu1hbhRcCEqz6a1icg", Harbour: "_ikqNjzpZEL1_YBdrP_sZg" },
    published: { data: "/data/nfts.json", name: "Tide Lights", logoOf: "nft" },
    tables: [...SUBMITTED, "outbox", "listing_version", "operator_act"],
  },
  {
    file: "0052.sql",
    receipts: {
      "Harbour Exchange": "DkKVpT3TrMoJt1r0iPcybw",
      "Harbour Lights": "01f_oaZLcXp9UoYKAX-XCA",
      Harbour: "qfWE-CoJyAEgwbRRZbtbhw",
    },
    published: { data: "/data/tokens.json", name: "Harbour", logoOf: "token where name = 'Harbour'" },
    tables: [
      ...SUBMITTED,
      "listing_version",
      "audit",
      "operator",
      "review_case",
      "review_subject",
      "problem_report",
    ],
  },
];

describe.each(RELEASES)("the release of $file", ({ file: release, receipts, published, tables }) => {
  const folder = temporaryFolder();
  const file = join(folder.path, "site.sqlite");

  const query = (sql: string): Record<string, unknown>[] => {
    const database = new DatabaseSync(file);
    const rows = database.prepare(sql).all();
    database.close();
    return rows;
  };

  /** With the columns of that release: later ones add some. */
  const readRows = (columns: ReadonlyMap<string, string>): (readonly [string, Record<string, unknown>[]])[] =>
    tables.map((table) => [table, query(`select ${columns.get(table) ?? "*"} from ${table} order by 1`)]);

  let columns: ReadonlyMap<string, string>;
  let before: ReturnType<typeof readRows>;
  let site: SiteProcess;
  beforeAll(async () => {
    const database = new DatabaseSync(file);
    database.exec(readFileSync(join(OLD_RELEASES, release), "utf8"));
    database.close();
    const namesOf = (table: string): string =>
      query(`pragma table_info(${table})`)
        .map(({ name }) => `"${String(name)}"`)
        .join(", ");
    columns = new Map(tables.map((table) => [table, namesOf(table)]));
    before = readRows(columns);
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

  it("gets every migration, and every row stays as it was", () => {
    const applied = query("select name from kysely_migration order by name").map(({ name }) => name);
    expect(applied).toEqual([...MIGRATION_NAMES]);
    const after = new Map(readRows(columns));
    // The start may write into the audit log.
    for (const [table, rows] of before) {
      expect(rows, table).not.toEqual([]);
      expect(after.get(table)?.slice(0, rows.length), table).toEqual(rows);
    }
  });

  it.each(Object.entries(receipts))("the private link of %s still opens its receipt", async (name, token) => {
    expect(await read(`/en/receipt/${token}`)).toContain(name);
  });

  it("what was listed is listed, with its logo", async () => {
    expect(await read(published.data)).toContain(published.name);
    const [logo] = query(`select logo from ${published.logoOf}`);
    const response = await fetch(site.address + String(logo?.["logo"]));
    expect(response.headers.get("content-type")).toBe("image/png");
  });
});
