/** Fills a database with generated tokens and NFT collections, reproducible by their number. */
import { sql } from "kysely";
import { nameKeyOf, wordsOf } from "#features/catalogue/server/listings/listing-words.ts";
import type { Db } from "#platform/database/schema.ts";
import { createRandom, generateDapps, pick } from "#bench/search/generate.ts";

export interface GeneratedListing {
  readonly network: string;
  readonly address: string;
  readonly name: string;
  readonly symbol: string;
}

const NETWORKS = ["eth", "eth", "eth", "bsc", "matic", "arb", "base", "avax"];
const ADDRESS_DIGITS = 40;
const SYMBOL_LETTERS = 5;
/** DApps of the seed: a third of the tokens belongs to one. */
const [FIRST_DAPP, DAPPS] = [1001, 100];

export function generateListings(count: number): GeneratedListing[] {
  const random = createRandom(2);
  const digit = (): string => Math.floor(random() * 16).toString(16);
  return generateDapps(count).map(({ title }) => ({
    network: pick(random, NETWORKS),
    address: `0x${Array.from({ length: ADDRESS_DIGITS }, digit).join("")}`,
    name: title,
    symbol: title.replaceAll(/\s/g, "").slice(0, SYMBOL_LETTERS).toUpperCase(),
  }));
}

/** Below SQLite's limit of variables per statement, and within the time limit of Postgres. */
const ROWS = 1_000;

export async function fillListings(db: Db, listings: readonly GeneratedListing[]): Promise<void> {
  for (let at = 0; at < listings.length; at += ROWS) {
    const some = listings.slice(at, at + ROWS);
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto("token")
        .values(some.map((one, index) => tokenRow(one, at + index)))
        .execute();
      await tx.insertInto("nft").values(some.map(nftRow)).execute();
      for (const kind of ["token", "nft"] as const) {
        const words = some.flatMap((one) => wordRows(kind, one));
        for (let word = 0; word < words.length; word += ROWS)
          await tx
            .insertInto("listing_word")
            .values(words.slice(word, word + ROWS))
            .execute();
      }
    });
  }
  for (const table of ["token", "nft", "listing_word"]) await sql`analyze ${sql.table(table)}`.execute(db);
}

const tokenRow = ({ network, address, name, symbol }: GeneratedListing, at: number) => ({
  network,
  address,
  address_key: address,
  symbol,
  name,
  decimals: 18,
  dapp_id: at % 3 === 0 ? FIRST_DAPP + (at % DAPPS) : null,
  logo: null,
  origin: "seed" as const,
  name_key: nameKeyOf(name),
  website: null,
  description: null,
  supply: null,
  supply_day: null,
});

const nftRow = ({ network, address, name }: GeneratedListing) => ({
  network,
  address,
  address_key: address,
  name,
  standard: "ERC721",
  website: "https://collection.example",
  description: "A generated collection.",
  marketplaces: "[]",
  logo: "/icons/art/depth.svg",
  listed_at: 0,
  changed_at: 0,
  is_listed: 1,
  name_key: nameKeyOf(name),
});

const wordRows = (kind: "token" | "nft", { network, address, name, symbol }: GeneratedListing) =>
  wordsOf({ name, address, ...(kind === "token" && { symbol }) }).map((word) => ({
    kind,
    word,
    network,
    name_key: nameKeyOf(name),
    address_key: address,
  }));
