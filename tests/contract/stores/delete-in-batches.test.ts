import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { deleteInBatches } from "#platform/database/statements/delete-in-batches.ts";
import { engines } from "#tests/fixtures/database.ts";

describe.each(engines)("on $name", ({ open }) => {
  it("all old rows are deleted, however many batches that takes, and no other", async () => {
    const { db, close } = await open();
    onTestFinished(close);
    const rows = Array.from({ length: 1_700 }, (_, n) => ({ day: n < 1_600 ? 1 : 2, dapp_id: n, opens: 1 }));
    for (let first = 0; first < rows.length; first += 100)
      await db
        .insertInto("dapp_open")
        .values(rows.slice(first, first + 100))
        .execute();
    expect(await deleteInBatches(db, "dapp_open", sql`day < ${2}`)).toBe(1_600);
    const left = await db.selectFrom("dapp_open").select("day").execute();
    expect(left).toHaveLength(100);
    expect(new Set(left.map(({ day }) => day))).toEqual(new Set([2]));
    expect(await deleteInBatches(db, "dapp_open", sql`day < ${2}`)).toBe(0);
  });
});
