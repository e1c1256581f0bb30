/** Browses and searches tokens and NFT collections. Every query reads one range of an index. */
import { sql, type Selectable, type SelectQueryBuilder } from "kysely";
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
import { prepared } from "#platform/database/statements/prepared.ts";
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

  tokenSearch: tokenSearch(db),
  nftSearch: nftSearch(db),

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

/** What a search reads of tokens or of NFT collections, each in the order of an index. */
export interface ListingSearch<Listing> {
  /** Those with a word that begins like this one, exact words first. */
  readonly byWord: (word: string, network: string | undefined, limit: number) => Promise<Listing[]>;
  /** Those whose name begins with these words. */
  readonly byName: (name: string, network: string | undefined, limit: number) => Promise<Listing[]>;
  /** Those with all these words, of the first so many with the rarest of them. */
  readonly byWords: (
    words: readonly string[],
    network: string | undefined,
    limit: number,
  ) => Promise<Listing[]>;
  /** Those with exactly this symbol. */
  readonly bySymbol: (symbol: string, network: string | undefined, limit: number) => Promise<Listing[]>;
}

const tokenSearch = (db: Db): ListingSearch<Token> => ({
  byWord: preparedByWord(db, "token", listedTokens, toToken),
  byName: async (name, network, limit) =>
    (await withName(listedTokens(db), "token", name, network).limit(limit).execute()).map(toToken),
  byWords: async (words, network, limit) => {
    const [rarest = "", ...others] = await rarestFirst(db, "token", words, network);
    const found = withAllWords(listedTokens(db), "token", { rarest, others, network });
    return (await found.limit(limit).execute()).map(toToken);
  },
  bySymbol: preparedBySymbol(db),
});

const nftSearch = (db: Db): ListingSearch<Nft> => ({
  byWord: preparedByWord(db, "nft", listedNfts, toNft),
  byName: async (name, network, limit) =>
    (await withName(listedNfts(db), "nft", name, network).limit(limit).execute()).map(toNft),
  byWords: async (words, network, limit) => {
    const [rarest = "", ...others] = await rarestFirst(db, "nft", words, network);
    const found = withAllWords(listedNfts(db), "nft", { rarest, others, network });
    return (await found.limit(limit).execute()).map(toNft);
  },
  bySymbol: () => Promise.resolve([]),
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

/** Types, not interfaces: the values of a prepared statement have an index signature. */
type WordRange = { readonly from: string; readonly to: string };
type OfNetwork = { readonly network: string | undefined };

const rangeOf = (word: string): WordRange => ({ from: word, to: word + LAST });

const inRange = ({ from, to }: WordRange, column: string) =>
  sql<boolean>`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}`;

/** The words that begin like this one. */
const wordsLike = (word: string, column = "word") => inRange(rangeOf(word), column);

/** One statement for each number of rows, with and without a network. */
function preparedByWord<Row, Listing>(
  db: Db,
  kind: ListingKind,
  all: (db: Db) => SelectQueryBuilder<Database, ListingKind, Row>,
  toListing: (row: Row) => Listing,
): ListingSearch<Listing>["byWord"] {
  const ask = prepared<Row, WordRange & OfNetwork>(db, (one, limit) =>
    withWord(all(db), kind, one, one.network).limit(limit),
  );
  return async (word, network, limit) => (await ask({ ...rangeOf(word), network }, limit)).map(toListing);
}

function preparedBySymbol(db: Db): ListingSearch<Token>["bySymbol"] {
  const ask = prepared<Selectable<Database["token"]>, OfNetwork & { readonly symbol: string }>(
    db,
    ({ symbol, network }, limit) => {
      let query = listedTokens(db).where(sql<boolean>`lower(token.symbol) = ${symbol}`);
      if (network !== undefined) query = query.where("token.network", "=", network);
      const ordered = query.orderBy("token.name_key").orderBy("token.network").orderBy("token.address_key");
      return ordered.limit(limit);
    },
  );
  return async (symbol, network, limit) => (await ask({ symbol, network }, limit)).map(toToken);
}

function withWord<Row>(
  all: SelectQueryBuilder<Database, ListingKind, Row>,
  table: ListingKind,
  range: WordRange,
  network: string | undefined,
): SelectQueryBuilder<Database, ListingKind, Row> {
  const joined = all
    .innerJoin("listing_word as w", (join) =>
      join
        .on(sql<boolean>`${sql.ref("w.network")} = ${sql.ref(`${table}.network`)}`)
        .on(sql<boolean>`${sql.ref("w.address_key")} = ${sql.ref(`${table}.address_key`)}`),
    )
    .where("w.kind", "=", table)
    .where(inRange(range, "w.word"))
    .orderBy("w.word")
    .orderBy("w.name_key");
  const found = network === undefined ? joined : joined.where("w.network", "=", network);
  return found;
}

function withName<Row>(
  all: SelectQueryBuilder<Database, ListingKind, Row>,
  table: ListingKind,
  name: string,
  network: string | undefined,
): SelectQueryBuilder<Database, ListingKind, Row> {
  const order = network === undefined ? ["name_key", "network", "address_key"] : ["name_key", "address_key"];
  let query = all.where(wordsLike(name, `${table}.name_key`));
  if (network !== undefined) query = query.where(sql<boolean>`${sql.ref(`${table}.network`)} = ${network}`);
  for (const column of order) query = query.orderBy(sql.ref(`${table}.${column}`));
  return query;
}

/** How many listings with the rarest word are looked at: a search costs the same among thousands of them. */
const MAX_LOOKED_AT = 200;

const ofWord = (db: Db, kind: ListingKind, word: string, network: string | undefined) => {
  const all = db.selectFrom("listing_word").where("kind", "=", kind).where(wordsLike(word));
  return network === undefined ? all : all.where("network", "=", network);
};

/** Counted up to the number that is looked at. */
async function rarestFirst(
  db: Db,
  kind: ListingKind,
  words: readonly string[],
  network: string | undefined,
): Promise<string[]> {
  const counted = words.map(async (word) => {
    const some = ofWord(db, kind, word, network)
      .select("word")
      .limit(MAX_LOOKED_AT + 1)
      .as("some");
    const { total } = await db
      .selectFrom(some)
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    return { word, total };
  });
  const totals = await Promise.all(counted);
  return totals
    .toSorted((a, b) => a.total - b.total || b.word.length - a.word.length)
    .map(({ word }) => word);
}

interface WordsOfOne {
  readonly rarest: string;
  readonly others: readonly string[];
  readonly network: string | undefined;
}

function withAllWords<Row>(
  all: SelectQueryBuilder<Database, ListingKind, Row>,
  table: ListingKind,
  { rarest, others, network }: WordsOfOne,
): SelectQueryBuilder<Database, ListingKind, Row> {
  const ofNetwork = network === undefined ? sql`` : sql`and network = ${network}`;
  const some = sql<{ word: string; name_key: string; network: string; address_key: string }>`(
    select word, name_key, network, address_key from listing_word
    where kind = ${table} and ${wordsLike(rarest)} ${ofNetwork}
    order by word, name_key limit ${sql.lit(MAX_LOOKED_AT)}
  )`.as<"w">(sql`w`);
  let query = all
    .innerJoin(some, (join) =>
      join
        .on(sql<boolean>`w.network = ${sql.ref(`${table}.network`)}`)
        .on(sql<boolean>`w.address_key = ${sql.ref(`${table}.address_key`)}`),
    )
    .orderBy(sql`w.word`)
    .orderBy(sql`w.name_key`)
    .orderBy(sql`w.network`)
    .orderBy(sql`w.address_key`);
  for (const word of others)
    query = query.where(
      sql<boolean>`exists (
        select 1 from listing_word o where o.kind = ${table} and o.network = w.network
          and o.address_key = w.address_key and ${wordsLike(word, "o.word")}
      )`,
    );
  return query;
}
