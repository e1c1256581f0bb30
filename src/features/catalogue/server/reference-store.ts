/** Reads the small tables that everything else refers to. */
import type { FullText, Network, SectionSource } from "#features/catalogue/model.ts";
import { fromJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export interface StoredCategory {
  readonly hid: number;
  readonly key: string;
  readonly order: number;
  readonly type: number;
  readonly title: FullText;
  readonly aliases: readonly string[];
}

export interface StoredSection {
  readonly hid: number;
  readonly key: string;
  readonly title: FullText;
  readonly source: SectionSource;
  readonly dapps: readonly number[];
}

export const createReferenceStore = (db: Db) => ({
  async networks(): Promise<Network[]> {
    const rows = await db.selectFrom("network").selectAll().orderBy("position").execute();
    return rows.map(({ hid, key, details }) => ({
      hid,
      key,
      ...fromJson<Omit<Network, "hid" | "key">>(details),
    }));
  },

  async categories(): Promise<StoredCategory[]> {
    const rows = await db.selectFrom("category").selectAll().orderBy("position").orderBy("hid").execute();
    return rows.map((row) => ({
      hid: row.hid,
      key: row.key,
      order: row.position,
      type: row.category_type,
      title: fromJson<FullText>(row.title),
      aliases: fromJson<string[]>(row.aliases),
    }));
  },

  async sections(): Promise<StoredSection[]> {
    const rows = await db.selectFrom("home_section").selectAll().orderBy("position").execute();
    return rows.map(({ hid, key, title, source, dapps }) => ({
      hid,
      key,
      title: fromJson<FullText>(title),
      source,
      dapps: fromJson<number[]>(dapps),
    }));
  },

  hotSearches: (): Promise<{ hid: number; text: string }[]> =>
    db.selectFrom("hot_search").select(["hid", "text"]).orderBy("position").execute(),
});
