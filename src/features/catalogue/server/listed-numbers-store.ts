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
      .select("id")
      .where("edition", "=", currentEdition)
      .where("is_listed", "=", 1)
      .where("id", ">=", from)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    return row?.id ?? null;
  },

  /** Ordered by id, with the time of the last change. */
  listedBetween: (after: number, before: number, limit: number) =>
    db
      .selectFrom("dapp")
      .select(["id", "changed_at as changedAt"])
      .where("edition", "=", currentEdition)
      .where("is_listed", "=", 1)
      .where("id", ">", after)
      .where("id", "<", before)
      .orderBy("id")
      .limit(limit)
      .execute(),
});
