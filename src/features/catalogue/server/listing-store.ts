/** Browses and searches tokens and NFT collections. Every query reads one range of an index. */
import { sql, type SelectQueryBuilder } from "kysely";
import type { ListingField } from "#features/catalogue/listings/listing-fields.ts";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import { addressKey, type DappRecord, type Nft, type Token } from "#features/catalogue/model.ts";
import {
  findNft,
  listedNfts,
  toNft,
  toStoredNft,
  type StoredNft,
} from "#features/catalogue/server/nft-store.ts";
import {
  findToken,
  listedTokens,
  toStoredToken,
  toToken,
  type StoredToken,
} from "#features/catalogue/server/token-store.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { versionsOf } from "#platform/operator/listing-versions.ts";

export interface ListingKey {
  readonly network: string;
  readonly address: string;
}

/** As a version stores it. Earlier releases stored fewer fields. */
export type ListingContent = Partial<Record<ListingField, unknown>> & { readonly isListed?: boolean };

export interface ListingRange {
  readonly network?: string | undefined;
  /** The listing before the first one. */
  readonly after?: ListingKey | undefined;
  readonly limit: number;
}

/** Of one network or of all, after this one. */
export interface KeyRange {
  readonly network?: string | undefined;
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
    versionsOf<ListingContent>(db, kind, `${network}:${addressKey(address)}`),

  /** What changed in a DApp, the newest first. */
  dappVersions: (id: number) => versionsOf<Partial<DappRecord>>(db, "dapp", String(id)),

  /** In the order of their keys, for readers of all of them. */
  tokensAfter: (range: KeyRange): Promise<Token[]> => tokensAfter(db, range),

  nftsAfter: async (range: KeyRange): Promise<Nft[]> =>
    (await byKey(listedNfts(db), "nft", range).execute()).map(toNft),

  /** The paths' parts of all of a kind, for sitemaps. */
  async listingKeys(
    kind: ListingKind,
    range: KeyRange & { readonly offset?: number },
  ): Promise<ListingKey[]> {
    const rows = await byKey(listedRows(db, kind), kind, range)
      .offset(range.offset ?? 0)
      .execute();
    return rows.map(({ network, address }) => ({ network, address }));
  },
});

export const tokensAfter = async (db: Db, range: KeyRange): Promise<Token[]> =>
  (await byKey(listedTokens(db), "token", range).execute()).map(toToken);

/** Listed or not, for exports. */
export const anyTokensAfter = async (db: Db, range: KeyRange): Promise<StoredToken[]> =>
  (await byKey(db.selectFrom("token").selectAll(), "token", range).execute()).map(toStoredToken);

export const anyNftsAfter = async (db: Db, range: KeyRange): Promise<StoredNft[]> =>
  (await byKey(db.selectFrom("nft").selectAll(), "nft", range).execute()).map(toStoredNft);

function byKey<Row>(
  all: SelectQueryBuilder<Database, ListingKind, Row>,
  table: ListingKind,
  { network, after, limit }: KeyRange,
): SelectQueryBuilder<Database, ListingKind, Row> {
  const ofNetwork = sql.ref(`${table}.network`);
  const ofAddress = sql.ref(`${table}.address_key`);
  let query = all.orderBy(ofNetwork).orderBy(ofAddress).limit(limit);
  if (network !== undefined) query = query.where(sql<boolean>`${ofNetwork} = ${network}`);
  if (after === undefined) return query;
  return query.where(
    sql<boolean>`(${ofNetwork}, ${ofAddress}) > (${after.network}, ${addressKey(after.address)})`,
  );
}

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
  // Of one network, so that the range is one of its own index and no row of another network is read.
  const order =
    network === undefined
      ? (["name_key", "network", "address_key"] as const)
      : (["name_key", "address_key"] as const);
  let query = all.limit(limit);
  for (const name of order) query = query.orderBy(of(name));
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
    const from = { name_key: start.name_key, network: after.network, address_key: key };
    query = query.where(
      sql<boolean>`(${sql.join(order.map(of))}) > (${sql.join(order.map((name) => from[name]))})`,
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
