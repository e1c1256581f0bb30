/** The ids of listed DApps, without their content, because there may be a hundred thousand. */
import { sql } from "kysely";
import type { Db } from "#platform/database/schema.ts";

/** Readers see one edition; an import writes the next beside it. */
export const currentEdition = sql<number>`(select edition from catalogue_edition where is_current = 1)`;

export const createListedNumbersStore = (db: Db) => ({
  /** The first listed id from this one on. */
  async nextListed(from: number): Promise<number | null> {
    const row = await db
      .selectFrom("dapp")
      .select("hid")
      .where("edition", "=", currentEdition)
      .where("is_listed", "=", 1)
      .where("hid", ">=", from)
      .orderBy("hid")
      .limit(1)
      .executeTakeFirst();
    return row?.hid ?? null;
  },

  /** Ordered by id, with the time of the last change. */
  listedBetween: (after: number, before: number, limit: number) =>
    db
      .selectFrom("dapp")
      .select(["hid", "changed_at as changedAt"])
      .where("edition", "=", currentEdition)
      .where("is_listed", "=", 1)
      .where("hid", ">", after)
      .where("hid", "<", before)
      .orderBy("hid")
      .limit(limit)
      .execute(),
});
