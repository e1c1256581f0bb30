/** Reads the catalogue; DApps only from the current edition. */
import { sql, type SelectQueryBuilder } from "kysely";
import { MAX_ID } from "#features/catalogue/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { createListedNumbersStore, currentEdition } from "./listed-numbers-store.ts";
import { createListingStore } from "./listing-store.ts";
import { createRecentDapps } from "./lists/recent-dapps-store.ts";
import { createListingMoves } from "./listings/listing-moves-store.ts";
import { createNftStore } from "./nft-store.ts";
import { createPromotionStore } from "./promotion-store.ts";
import { createReferenceStore } from "./reference-store.ts";
import { toDapp, type DappRow, type StoredDapp } from "./rows.ts";
import { createTokenListStore } from "./token-list-store.ts";
import { createTokenStore } from "./token-store.ts";

/** A list of the store; 0 means any. */
export interface ListKey {
  readonly categoryId: number;
  readonly networkId: number;
}

/** A list position: after this DApp. */
export interface Position {
  readonly rank: number;
  readonly id: number;
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

export const createCatalogueStore = (db: Db) => ({
  ...createReferenceStore(db),
  ...createTokenStore(db),
  ...createTokenListStore(db),
  ...createNftStore(db),
  ...createListingStore(db),
  ...createListingMoves(db),
  ...createPromotionStore(db),
  ...createListStore(db),
  ...createDappStore(db),
  ...createListedNumbersStore(db),
  ...createRecentDapps(db),
});

function createListStore(db: Db) {
  const places = ({ categoryId, networkId }: ListKey) =>
    db
      .selectFrom("dapp_place as p")
      .where("p.edition", "=", currentEdition)
      .where("p.category_id", "=", categoryId)
      .where("p.network_id", "=", networkId);
  const inOrder = (key: ListKey, after: Position | null) => {
    const all = places(key).orderBy("p.rank").orderBy("p.dapp_id");
    return after ? all.where(sql<boolean>`(p.rank, p.dapp_id) > (${after.rank}, ${after.id})`) : all;
  };

  return {
    /** One page of a list. */
    async list(key: ListKey, after: Position | null, limit: number): Promise<StoredDapp[]> {
      const rows = await inOrder(key, after)
        .innerJoin("dapp as d", (join) =>
          join.onRef("d.edition", "=", "p.edition").onRef("d.id", "=", "p.dapp_id"),
        )
        .selectAll("d")
        .limit(limit)
        .execute();
      return rows.map(toDapp);
    },

    /** The position `offset` DApps further, or null past the end. */
    async positionAt(key: ListKey, after: Position | null, offset: number): Promise<Position | null> {
      const row = await inOrder(key, after)
        .select(["p.rank", "p.dapp_id as id"])
        .offset(offset - 1)
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    /** The number of DApps of a category per network id; 0 means any. */
    async countsByNetwork(categoryId: number): Promise<Map<number, number>> {
      const rows = await db
        .selectFrom("dapp_place")
        .select((eb) => ["network_id", eb.fn.countAll<number>().as("total")])
        .where("edition", "=", currentEdition)
        .where("category_id", "=", categoryId)
        .groupBy("network_id")
        .execute();
      return new Map(rows.map(({ network_id, total }) => [network_id, total]));
    },
  };
}

/** More than editors delist; bounds the query. */
const MAX_DELISTED = 2_000;

function createDappStore(db: Db) {
  const dapps = () => db.selectFrom("dapp").selectAll().where("edition", "=", currentEdition);

  return {
    /** In no particular order, without missing ones. */
    async byIds(ids: readonly number[]): Promise<StoredDapp[]> {
      const possible = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID);
      return possible.length === 0 ? [] : read(dapps().where("id", "in", possible));
    },

    newest: (
      by: "listed_at" | "changed_at",
      { since, start, count }: { readonly since: Date; readonly start: number; readonly count: number },
    ): Promise<StoredDapp[]> =>
      read(
        dapps()
          .where("is_listed", "=", 1)
          .where(by, ">", since.getTime())
          .orderBy(by, "desc")
          .orderBy("id", "desc")
          .offset(start)
          .limit(count),
      ),

    /** The listing time of the oldest listed DApp, or null. */
    async openedAt(): Promise<Date | null> {
      const first = await db
        .selectFrom("dapp")
        .select("listed_at")
        .where("edition", "=", currentEdition)
        .where("is_listed", "=", 1)
        .orderBy("listed_at")
        .limit(1)
        .executeTakeFirst();
      return first ? new Date(first.listed_at) : null;
    },

    /** The names of delisted DApps without a successor, in lower case. */
    async delistedNames(): Promise<ReadonlySet<string>> {
      const gone = await read(dapps().where("is_listed", "=", 0).limit(MAX_DELISTED));
      const names = gone.flatMap(({ replacedBy, title, keywords }) =>
        replacedBy === null ? [title, ...keywords] : [],
      );
      return new Set(names.map((name) => name.toLowerCase()));
    },

    /** All DApps, including delisted ones, by id. */
    page: (afterId: number, limit: number): Promise<StoredDapp[]> =>
      read(dapps().where("id", ">", afterId).orderBy("id").limit(limit)),
  };
}

const read = async (query: SelectQueryBuilder<Database, "dapp", DappRow>): Promise<StoredDapp[]> =>
  (await query.execute()).map(toDapp);
