import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SAMPLE_NFT, SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { up } from "#platform/database/migrations/0008-nfts.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { openDesk, send, type ReviewDesk } from "./review-desk.ts";

const decision = { operator: "Ines", note: "" };

describe.each(engines)("the migration that created the list of NFTs, on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  beforeEach(async () => {
    database = await open();
    desk = await openDesk(database.db);
  }, 60_000);
  afterEach(() => database.close());

  async function migrateAgain(): Promise<void> {
    await database.db.schema.dropTable("nft").execute();
    await database.db.schema.alterTable("token").dropColumn("logo").execute();
    // A migration does not know today's tables, so columns of later migrations are added again.
    await up(database.db as unknown as Kysely<unknown>);
    await database.db.schema
      .alterTable("nft")
      .addColumn("is_listed", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  }

  it("lists collections and gives tokens their logos, as they were approved before, and no others", async () => {
    for (const kind of ["nft", "token"] as const) {
      const { number } = await send(desk, kind);
      await desk.submissions.waive(number, decision);
      await desk.submissions.approve(number, decision);
    }
    await send(desk, "nft", { address: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" });
    const { catalogue } = desk.services;
    const listed = async () => [
      (await Array.fromAsync(catalogue.allNfts())).flat(),
      (await Array.fromAsync(catalogue.allTokens())).flat().filter(({ logo }) => logo),
    ];
    const before = await listed();
    await migrateAgain();
    expect(await listed()).toEqual(before);
    expect(before).toMatchObject([[{ name: SAMPLE_NFT.name }], [{ name: SAMPLE_TOKEN.name }]]);
  });
});
