/** Reads the small reference tables. */
import { sql } from "kysely";
import type { FullText, Network, SectionSource } from "#features/catalogue/model.ts";
import { fromJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export interface StoredCategory {
  readonly id: number;
  readonly key: string;
  readonly order: number;
  readonly type: number;
  readonly title: FullText;
  readonly aliases: readonly string[];
}

export interface StoredSection {
  readonly id: number;
  readonly key: string;
  readonly title: FullText;
  readonly source: SectionSource;
  readonly dapps: readonly number[];
}

export const createReferenceStore = (db: Db) => ({
  async networks(): Promise<Network[]> {
    const rows = await db.selectFrom("network").selectAll().orderBy("position").execute();
    return rows.map(({ id, key, details }) => ({
      id,
      key,
      ...fromJson<Omit<Network, "id" | "key">>(details),
    }));
  },

  async categories(): Promise<StoredCategory[]> {
    const rows = await db.selectFrom("category").selectAll().orderBy("position").orderBy("id").execute();
    return rows.map((row) => ({
      id: row.id,
      key: row.key,
      order: row.position,
      type: row.category_type,
      title: fromJson<FullText>(row.title),
      aliases: fromJson<string[]>(row.aliases),
    }));
  },

  async sections(): Promise<StoredSection[]> {
    const rows = await db.selectFrom("home_section").selectAll().orderBy("position").execute();
    return rows.map(({ id, key, title, source, dapps }) => ({
      id,
      key,
      title: fromJson<FullText>(title),
      source,
      dapps: fromJson<number[]>(dapps),
    }));
  },

  allHotSearches: () => allHotSearches(db),

  /** Without the names of delisted DApps. */
  async hotSearches(): Promise<HotSearch[]> {
    const all = await allHotSearches(db);
    const delisted = await titlesAmong(db, all, 0);
    const listed = delisted.size === 0 ? delisted : await titlesAmong(db, all, 1);
    const isGone = ({ text }: { readonly text: string }): boolean => delisted.has(text) && !listed.has(text);
    return all.filter((one) => !isGone(one));
  },
});

interface HotSearch {
  readonly id: number;
  readonly text: string;
}

const allHotSearches = (db: Db): Promise<HotSearch[]> =>
  db.selectFrom("hot_search").select(["id", "text"]).orderBy("position").execute();

/** The texts that are titles of listed, or of delisted, DApps. */
async function titlesAmong(
  db: Db,
  searches: readonly { readonly text: string }[],
  isListed: 0 | 1,
): Promise<ReadonlySet<string>> {
  if (searches.length === 0) return new Set();
  const rows = await db
    .selectFrom("dapp")
    .select("title")
    .where("edition", "=", sql<number>`(select edition from catalogue_edition where is_current = 1)`)
    .where("is_listed", "=", isListed)
    .where(
      sql<string>`lower(title)`,
      "in",
      searches.map(({ text }) => text.toLowerCase()),
    )
    .execute();
  const titles = new Set(rows.map(({ title }) => title.toLowerCase()));
  return new Set(searches.map(({ text }) => text).filter((text) => titles.has(text.toLowerCase())));
}
