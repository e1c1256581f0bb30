import type { Selectable } from "kysely";
import { addressKey, type Nft } from "#features/catalogue/model.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

export const createNftStore = (db: Db) => ({
  async allNfts(): Promise<Nft[]> {
    const rows = await db.selectFrom("nft").selectAll().orderBy("network").orderBy("address_key").execute();
    return rows.map(toNft);
  },
});

const toNft = ({
  address_key: _key,
  marketplaces,
  listed_at,
  changed_at,
  ...row
}: Selectable<Database["nft"]>): Nft => ({
  ...row,
  marketplaces: fromJson<string[]>(marketplaces),
  listedAt: new Date(listed_at),
  changedAt: new Date(changed_at),
});

/** A contract that is listed already keeps the day it was listed on. */
export async function putNft(tx: Db, { marketplaces, listedAt, changedAt, ...nft }: Nft): Promise<void> {
  await tx
    .insertInto("nft")
    .values({
      ...nft,
      address_key: addressKey(nft.address),
      marketplaces: toJson(marketplaces),
      listed_at: listedAt.getTime(),
      changed_at: changedAt.getTime(),
    })
    .onConflict((conflict) =>
      conflict.columns(["network", "address_key"]).doUpdateSet((eb) => ({
        address: eb.ref("excluded.address"),
        standard: eb.ref("excluded.standard"),
        name: eb.ref("excluded.name"),
        website: eb.ref("excluded.website"),
        description: eb.ref("excluded.description"),
        marketplaces: eb.ref("excluded.marketplaces"),
        logo: eb.ref("excluded.logo"),
        changed_at: eb.ref("excluded.changed_at"),
      })),
    )
    .execute();
}
