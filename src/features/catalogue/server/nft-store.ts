import type { Selectable } from "kysely";
import { addressKey, type Nft } from "#features/catalogue/model.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { nameKeyOf } from "./listings/listing-words.ts";
import { putWords } from "./listings/listing-words-store.ts";

/** The public NFT collections. */
export const listedNfts = (db: Db) => db.selectFrom("nft").selectAll().where("nft.is_listed", "=", 1);

export const createNftStore = (db: Db) => ({
  async hasNft(network: string, address: string): Promise<boolean> {
    const row = await db
      .selectFrom("nft")
      .select("network")
      .where("network", "=", network)
      .where("address_key", "=", addressKey(address))
      .where("is_listed", "=", 1)
      .executeTakeFirst();
    return row !== undefined;
  },
});

export interface StoredNft extends Nft {
  readonly isListed: boolean;
}

/** Finds it whether listed or not. */
export async function findNft(tx: Db, network: string, address: string): Promise<StoredNft | null> {
  const row = await tx
    .selectFrom("nft")
    .selectAll()
    .where("network", "=", network)
    .where("address_key", "=", addressKey(address))
    .executeTakeFirst();
  return row ? toStoredNft(row) : null;
}

export const toStoredNft = (row: Selectable<Database["nft"]>): StoredNft => ({
  ...toNft(row),
  isListed: row.is_listed === 1,
});

export const toNft = ({
  address_key: _key,
  is_listed: _isListed,
  name_key: _nameKey,
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

export async function putNft(tx: Db, nft: StoredNft): Promise<void> {
  const { marketplaces, listedAt, changedAt, isListed, ...plain } = nft;
  const key = { network: nft.network, address_key: addressKey(nft.address) };
  await tx
    .deleteFrom("nft")
    .where("network", "=", key.network)
    .where("address_key", "=", key.address_key)
    .execute();
  await tx
    .insertInto("nft")
    .values({
      ...plain,
      ...key,
      marketplaces: toJson(marketplaces),
      listed_at: listedAt.getTime(),
      changed_at: changedAt.getTime(),
      is_listed: isListed ? 1 : 0,
      name_key: nameKeyOf(nft.name),
    })
    .execute();
  await putWords(tx, "nft", [nft]);
}
