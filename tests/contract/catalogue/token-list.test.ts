import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createCatalogueStore, type CatalogueStore } from "#features/catalogue/server/store.ts";
import { putToken } from "#features/catalogue/server/token-store.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { clock, seed } from "./seeded.ts";

describe.each(engines)("the token list on $name", ({ open }) => {
  let database: TestDatabase;
  let store: CatalogueStore;
  beforeEach(async () => {
    database = await open();
    await seed(database.db);
    store = createCatalogueStore(database.db);
  });
  afterEach(() => database.close());

  const token = {
    network: "eth",
    address: `0x${"ab".repeat(20)}`,
    symbol: "NEW",
    name: "New",
    decimals: 18,
    dappId: null,
    logo: null,
    isListed: true,
    isOwn: true,
    origin: "operator",
  } as const;
  const publish = (on = store) => on.publishTokenList(clock.now());

  it("continues from the last published version, in any process", async () => {
    expect((await publish()).version).toEqual({ major: 1, minor: 0, patch: 0 });
    await putToken(database.db, token);
    const both = await Promise.all([publish(), publish(createCatalogueStore(database.db))]);
    expect(both.map(({ version }) => version)).toEqual([
      { major: 1, minor: 1, patch: 0 },
      { major: 1, minor: 1, patch: 0 },
    ]);
    await putToken(database.db, { ...token, name: "Newer" });
    expect((await publish()).version).toEqual({ major: 1, minor: 1, patch: 1 });
    await database.db.deleteFrom("token").where("symbol", "=", "NEW").execute();
    expect((await publish()).version).toEqual({ major: 2, minor: 0, patch: 0 });
    expect((await publish()).version).toEqual({ major: 2, minor: 0, patch: 0 });
  });
});
