/** With 100,000 listings and 20,000 submissions, what pages and workers ask reads an index and no whole table. */
import { CompiledQuery, sql, type KyselyPlugin, type RootOperationNode } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCatalogueStore } from "#features/catalogue/server/store.ts";
import { createDonationStore } from "#features/donations/server/store.ts";
import { createSubmissionStore } from "#features/submissions/server/store.ts";
import { systemClock } from "#platform/clock.ts";
import { isSqlite } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const LISTINGS = 100_000;
const SUBMISSIONS = 20_000;

/** PGlite plans like Postgres, but fills tables too slowly. */
const realEngines = engines.filter(({ name }) => name !== "PGlite");

/** A statement of more rows would exceed the time limit of Postgres on a busy machine. */
const BATCH = 10_000;

/** A batch of numbers as a table with the column `n`. */
const numbers = (db: Db, first: number) => {
  const last = sql.lit(first + BATCH - 1);
  return isSqlite(db)
    ? sql`(with recursive numbers(n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${last})
        select n from numbers) as s`
    : sql`generate_series(${sql.lit(first)}, ${last}) as n`;
};

const listings = (db: Db, first: number) => [
  sql`insert into dapp (edition, id, title, url, url_key, kind, popularity, is_listed, listed_at, changed_at, origin, details)
    select 1, n, 'DApp ' || n, 'https://' || n || '.example', n || '.example', 'dex', n, 1, n, n, 'operator', '{}'
    from ${numbers(db, first)}`,
  sql`insert into dapp_place (edition, category_id, network_id, rank, dapp_id)
    select 1, n % 10, n % 5, n, n from ${numbers(db, first)}`,
];

const submitted = (db: Db, first: number) => [
  sql`insert into submission (number, token_hash, kind, state, name, host_key, language, email, email_key, fields,
      consent_version, created_at, changed_at)
    select 'N' || n, 'hash' || n, 'token', 'live', 'Name ' || n, n || '.example', 'en', 'a@example.org', 'key' || n, '{}',
      '1', n, n from ${numbers(db, first)}`,
  sql`insert into donation (submission_id, base, state, detail, opened_at, updated_at, due_at)
    select n, 200, 'confirmed', '{}', n, n, null from ${numbers(db, first)}`,
];

/** The migrations make the first edition. */
async function fill(db: Db): Promise<void> {
  for (let first = 1; first <= LISTINGS; first += BATCH)
    for (const statement of listings(db, first)) await statement.execute(db);
  for (let first = 1; first <= SUBMISSIONS; first += BATCH)
    for (const statement of submitted(db, first)) await statement.execute(db);
  for (const table of ["dapp", "dapp_place", "submission", "donation"])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

/** Records every statement that goes through it. */
function recorder(db: Db): { readonly db: Db; readonly take: () => CompiledQuery[] } {
  let nodes: CompiledQuery[] = [];
  const record: KyselyPlugin = {
    transformQuery({ node, queryId }): RootOperationNode {
      nodes.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return {
    db: db.withPlugin(record),
    take() {
      const taken = nodes;
      nodes = [];
      return taken;
    },
  };
}

const LARGE = "(?:dapp|dapp_place|submission|donation)";
const WHOLE_TABLE = {
  sqlite: new RegExp(`^SCAN (?:${LARGE}|[a-z])\\b(?!.*USING)`, "m"),
  postgres: new RegExp(`Seq Scan on ${LARGE}\\b`),
};

describe.each(realEngines)("on $name", ({ open }) => {
  let database: TestDatabase;
  let recorded: ReturnType<typeof recorder>;
  beforeAll(async () => {
    database = await open();
    await fill(database.db);
    recorded = recorder(database.db);
  }, 120_000);
  afterAll(() => database.close());

  async function planOf({ sql: text, parameters }: CompiledQuery): Promise<string> {
    const explain = isSqlite(database.db) ? "explain query plan" : "explain";
    const { rows } = await database.db.executeQuery<Record<string, unknown>>(
      CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
    );
    return rows.map((row) => String(row["detail"] ?? Object.values(row).join(" "))).join("\n");
  }

  const catalogue = () => createCatalogueStore(recorded.db);
  const submissions = () => createSubmissionStore(recorded.db);
  const place = { categoryId: 3, networkId: 3 };
  const asked: [string, () => Promise<unknown>][] = [
    ["a list of the store", () => catalogue().list(place, null, 40)],
    ["its last page", () => catalogue().list(place, { rank: 99_000, id: 99_000 }, 40)],
    ["the position of a page", () => catalogue().positionAt(place, null, 1_000)],
    ["DApps by id", () => catalogue().byIds([5, 500, 50_000])],
    ["the newest", () => catalogue().newest("listed_at", { since: new Date(0), start: 0, count: 20 })],
    ["a receipt", () => submissions().byToken("hash5")],
    ["a submission by number", () => submissions().byNumber("N5")],
    ["the submissions of an address", () => submissions().byEmail("key5")],
    ["the next due donation", () => createDonationStore(recorded.db).leaseDue(new Date(), 1_000)],
    ["the next due mail", () => createOutbox(recorded.db, systemClock).lease(1_000)],
  ];

  it.each(asked)("%s reads an index", async (_name, ask) => {
    recorded.take();
    await ask();
    const queries = recorded.take();
    expect(queries.length).toBeGreaterThan(0);
    const engine = isSqlite(database.db) ? "sqlite" : "postgres";
    for (const query of queries) expect(await planOf(query)).not.toMatch(WHOLE_TABLE[engine]);
  });
});
