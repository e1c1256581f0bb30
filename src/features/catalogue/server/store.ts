/** Reads the catalogue. Of the DApps it sees the current edition only. */
import { sql, type SelectQueryBuilder } from "kysely";
import { MAX_HID } from "#features/catalogue/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { createNftStore } from "./nft-store.ts";
import { createPromotionStore } from "./promotion-store.ts";
import { createReferenceStore } from "./reference-store.ts";
import { toDapp, type DappRow, type StoredDapp } from "./rows.ts";
import { createTokenListStore } from "./token-list-store.ts";
import { createTokenStore } from "./token-store.ts";

/** A list of the store; 0 is any. */
export interface ListKey {
  readonly categoryId: number;
  readonly networkId: number;
}

/** Where a list is read on: after this DApp. */
export interface Position {
  readonly rank: number;
  readonly hid: number;
}

export type CatalogueStore = ReturnType<typeof createCatalogueStore>;

export const createCatalogueStore = (db: Db) => ({
  ...createReferenceStore(db),
  ...createTokenStore(db),
  ...createTokenListStore(db),
  ...createNftStore(db),
  ...createPromotionStore(db),
  ...createListStore(db),
  ...createDappStore(db),
});

const currentEdition = sql<number>`(select edition from catalogue_edition where is_current = 1)`;

function createListStore(db: Db) {
  const places = ({ categoryId, networkId }: ListKey) =>
    db
      .selectFrom("dapp_place as p")
      .where("p.edition", "=", currentEdition)
      .where("p.category_id", "=", categoryId)
      .where("p.network_id", "=", networkId);
  const inOrder = (key: ListKey, after: Position | null) => {
    const all = places(key).orderBy("p.rank").orderBy("p.dapp_hid");
    return after ? all.where(sql<boolean>`(p.rank, p.dapp_hid) > (${after.rank}, ${after.hid})`) : all;
  };

  return {
    /** One page of a list. */
    async list(key: ListKey, after: Position | null, limit: number): Promise<StoredDapp[]> {
      const rows = await inOrder(key, after)
        .innerJoin("dapp as d", (join) =>
          join.onRef("d.edition", "=", "p.edition").onRef("d.hid", "=", "p.dapp_hid"),
        )
        .selectAll("d")
        .limit(limit)
        .execute();
      return rows.map(toDapp);
    },

    /** The position `offset` DApps on, or null past the end. */
    async positionAt(key: ListKey, after: Position | null, offset: number): Promise<Position | null> {
      const row = await inOrder(key, after)
        .select(["p.rank", "p.dapp_hid as hid"])
        .offset(offset - 1)
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    async count(key: ListKey): Promise<number> {
      const { total } = await places(key)
        .select((eb) => eb.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      return total;
    },
  };
}

function createDappStore(db: Db) {
  const dapps = () => db.selectFrom("dapp").selectAll().where("edition", "=", currentEdition);

  return {
    /** In no particular order; those that do not exist are missing. */
    async byIds(hids: readonly number[]): Promise<StoredDapp[]> {
      const possible = hids.filter((hid) => Number.isInteger(hid) && hid > 0 && hid <= MAX_HID);
      return possible.length === 0 ? [] : read(dapps().where("hid", "in", possible));
    },

    newest: (by: "listed_at" | "changed_at", start: number, limit: number): Promise<StoredDapp[]> =>
      read(
        dapps()
          .where("is_listed", "=", 1)
          .orderBy(by, "desc")
          .orderBy("hid", "desc")
          .offset(start)
          .limit(limit),
      ),

    /** All of them, delisted ones too, by number. */
    page: (afterHid: number, limit: number): Promise<StoredDapp[]> =>
      read(dapps().where("hid", ">", afterHid).orderBy("hid").limit(limit)),
  };
}

const read = async (query: SelectQueryBuilder<Database, "dapp", DappRow>): Promise<StoredDapp[]> =>
  (await query.execute()).map(toDapp);
