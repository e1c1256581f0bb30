/** Browses and searches tokens and NFT collections. Every query reads one range of an index. */
import { sql, type SelectQueryBuilder } from "kysely";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import { addressKey, type DappRecord, type Nft, type Token } from "#features/catalogue/model.ts";
import { findNft, listedNfts, toNft } from "#features/catalogue/server/nft-store.ts";
import { findToken, listedTokens, toToken } from "#features/catalogue/server/token-store.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { versionsOf } from "#platform/operator/listing-versions.ts";

export interface ListingKey {
  readonly network: string;
  readonly address: string;
}

export interface ListingRange {
  readonly network?: string | undefined;
  /** The listing before the first one. */
  readonly after?: ListingKey | undefined;
  readonly limit: number;
}

/** After every text that begins with the same characters. */
const LAST = "\u{10ffff}";

export const createListingStore = (db: Db) => ({
  browseTokens: async (range: ListingRange): Promise<Token[]> =>
    (await inOrder(db, "token", listedTokens(db), range)).map(toToken),

  browseNfts: async (range: ListingRange): Promise<Nft[]> =>
    (await inOrder(db, "nft", listedNfts(db), range)).map(toNft),

  /** Those with a word that begins like this one, exact words first. */
  async tokensByWord(word: string, network: string | undefined, limit: number): Promise<Token[]> {
    return (await withWord(listedTokens(db), "token", word, network).limit(limit).execute()).map(toToken);
  },

  async nftsByWord(word: string, network: string | undefined, limit: number): Promise<Nft[]> {
    return (await withWord(listedNfts(db), "nft", word, network).limit(limit).execute()).map(toNft);
  },

  async nft(network: string, address: string): Promise<Nft | null> {
    const row = await listedNfts(db)
      .where("network", "=", network)
      .where("address_key", "=", addressKey(address))
      .executeTakeFirst();
    return row ? toNft(row) : null;
  },

  /** Listed or not. */
  anyToken: (network: string, address: string) => findToken(db, network, address),
  anyNft: (network: string, address: string) => findNft(db, network, address),

  /** What changed, the newest first. */
  listingHistory: (kind: ListingKind, { network, address }: ListingKey) =>
    versionsOf<{ readonly isListed?: boolean }>(db, kind, `${network}:${addressKey(address)}`),

  /** What changed in a DApp, the newest first. */
  dappVersions: (id: number) => versionsOf<Partial<DappRecord>>(db, "dapp", String(id)),

  /** The paths' parts of all of a kind, in blocks, for sitemaps. */
  async listingBlock(kind: ListingKind, offset: number, limit: number): Promise<ListingKey[]> {
    const all = listedRows(db, kind);
    const rows = await all.orderBy("network").orderBy("address_key").offset(offset).limit(limit).execute();
    return rows.map(({ network, address }) => ({ network, address }));
  },

  async countListings(kind: ListingKind): Promise<number> {
    const all = listedRows(db, kind);
    const row = await all
      .clearSelect()
      .select(sql<number | string>`count(*)`.as("count"))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  },
});

/** Both tables have the columns of an address. */
const listedRows = (db: Db, kind: ListingKind) =>
  (kind === "token" ? listedTokens(db) : listedNfts(db)) as unknown as ReturnType<typeof listedTokens>;

async function inOrder<Row>(
  db: Db,
  table: ListingKind,
  all: SelectQueryBuilder<Database, ListingKind, Row>,
  { network, after, limit }: ListingRange,
): Promise<Row[]> {
  const of = <Name extends "network" | "name_key" | "address_key">(name: Name) => sql.ref(`${table}.${name}`);
  let query = all.orderBy(of("name_key")).orderBy(of("network")).orderBy(of("address_key")).limit(limit);
  if (network !== undefined) query = query.where(sql<boolean>`${of("network")} = ${network}`);
  if (after !== undefined) {
    const key = addressKey(after.address);
    const start = await db
      .selectFrom(table)
      .select("name_key")
      .where("network", "=", after.network)
      .where("address_key", "=", key)
      .executeTakeFirst();
    if (start === undefined) return [];
    query = query.where(
      sql<boolean>`(${of("name_key")}, ${of("network")}, ${of("address_key")}) > (${start.name_key}, ${after.network}, ${key})`,
    );
  }
  return query.execute();
}

function withWord<Row>(
  all: SelectQueryBuilder<Database, ListingKind, Row>,
  table: ListingKind,
  word: string,
  network: string | undefined,
): SelectQueryBuilder<Database, ListingKind, Row> {
  const joined = all
    .innerJoin("listing_word as w", (join) =>
      join
        .on(sql<boolean>`${sql.ref("w.network")} = ${sql.ref(`${table}.network`)}`)
        .on(sql<boolean>`${sql.ref("w.address_key")} = ${sql.ref(`${table}.address_key`)}`),
    )
    .where("w.kind", "=", table)
    .where("w.word", ">=", word)
    .where("w.word", "<", word + LAST)
    .orderBy("w.word")
    .orderBy("w.name_key");
  const found = network === undefined ? joined : joined.where("w.network", "=", network);
  return found;
}
