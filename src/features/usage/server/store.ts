/** Counts per DApp and day, and per search, language and hour. */
import { sql } from "kysely";
import { deleteInBatches } from "#platform/database/statements/delete-in-batches.ts";
import type { Db } from "#platform/database/schema.ts";

export interface OpenCount {
  readonly day: number;
  readonly id: number;
  readonly opens: number;
}

export interface MissCount {
  readonly hour: number;
  readonly language: string;
  readonly words: string;
  readonly searches: number;
}

export type UsageStore = ReturnType<typeof createUsageStore>;

export const createUsageStore = (db: Db) => ({ ...createOpenStore(db), ...createMissStore(db) });

const createOpenStore = (db: Db) => ({
  /** In one order, so that two processes never wait for each other. */
  async addOpens(counts: readonly OpenCount[]): Promise<void> {
    const values = counts
      .toSorted((a, b) => a.day - b.day || a.id - b.id)
      .map(({ day, id, opens }) => ({ day, dapp_id: id, opens }));
    await db
      .insertInto("dapp_open")
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "dapp_id"])
          .doUpdateSet((eb) => ({ opens: eb("dapp_open.opens", "+", eb.ref("excluded.opens")) })),
      )
      .execute();
  },

  /** Most often first. */
  async mostOpened({
    sinceDay,
    min,
    limit,
  }: {
    readonly sinceDay: number;
    readonly min: number;
    readonly limit: number;
  }): Promise<number[]> {
    const rows = await db
      .selectFrom("dapp_open")
      .select("dapp_id")
      .where("day", ">=", sinceDay)
      .groupBy("dapp_id")
      .having((eb) => eb(eb.fn.sum("opens"), ">=", min))
      .orderBy((eb) => eb.fn.sum("opens"), "desc")
      .orderBy("dapp_id")
      .limit(limit)
      .execute();
    return rows.map(({ dapp_id }) => dapp_id);
  },

  async deleteOpens(beforeDay: number): Promise<void> {
    await deleteInBatches(db, "dapp_open", sql`day < ${beforeDay}`);
  },
});

const createMissStore = (db: Db) => ({
  async addMisses(counts: readonly MissCount[]): Promise<void> {
    const key = ({ hour, language, words }: MissCount): string => `${hour} ${language} ${words}`;
    const values = counts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    await db
      .insertInto("search_miss")
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(["hour", "language", "words"])
          .doUpdateSet((eb) => ({ searches: eb("search_miss.searches", "+", eb.ref("excluded.searches")) })),
      )
      .execute();
  },

  /** Most often first. */
  misses: ({
    sinceHour,
    min,
    limit,
  }: {
    readonly sinceHour: number;
    readonly min: number;
    readonly limit: number;
  }) =>
    db
      .selectFrom("search_miss")
      .select((eb) => [
        "language",
        "words",
        eb.fn.sum<number>("searches").as("searches"),
        eb.fn.max("hour").as("lastHour"),
      ])
      .where("hour", ">=", sinceHour)
      .groupBy(["language", "words"])
      .having((eb) => eb(eb.fn.sum("searches"), ">=", min))
      .orderBy("searches", "desc")
      .orderBy("words")
      .orderBy("language")
      .limit(limit)
      .execute(),

  async deleteMisses(beforeHour: number): Promise<void> {
    await deleteInBatches(db, "search_miss", sql`hour < ${beforeHour}`);
  },
});
