import { sql, type Selectable } from "kysely";
import { addressKey, type Token } from "#features/catalogue/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import { nameKeyOf } from "./listings/listing-words.ts";
import { putWords } from "./listings/listing-words-store.ts";
import type { Origin } from "./rows.ts";

export interface StoredToken extends Token {
  readonly isListed: boolean;
  /** Listed on its own: it stays when its DApp is delisted. */
  readonly isOwn: boolean;
  readonly origin: Origin;
}

const currentEdition = sql<number>`(select edition from catalogue_edition where is_current = 1)`;

/** Delisting a DApp also hides its tokens. */
export const listedTokens = (db: Db) =>
  db
    .selectFrom("token")
    .selectAll()
    .where("token.is_listed", "=", 1)
    .where((eb) =>
      eb.or([
        eb("token.is_own", "=", 1),
        eb("token.dapp_id", "is", null),
        eb.not(
          eb.exists(
            eb
              .selectFrom("dapp")
              .select("dapp.id")
              .where("dapp.edition", "=", currentEdition)
              .whereRef("dapp.id", "=", "token.dapp_id")
              .where("dapp.is_listed", "=", 0),
          ),
        ),
      ]),
    );

/** The public tokens. */
export const createTokenStore = (db: Db) => ({
  async token(network: string, address: string): Promise<Token | null> {
    const row = await listedTokens(db)
      .where("network", "=", network)
      .where("address_key", "=", addressKey(address))
      .executeTakeFirst();
    return row ? toToken(row) : null;
  },

  async tokensOf(dappId: number): Promise<Token[]> {
    const rows = await listedTokens(db).where("dapp_id", "=", dappId).execute();
    return rows.map(toToken);
  },
});

/** Finds it whether listed or not. */
export async function findToken(tx: Db, network: string, address: string): Promise<StoredToken | null> {
  const row = await tx
    .selectFrom("token")
    .selectAll()
    .where("network", "=", network)
    .where("address_key", "=", addressKey(address))
    .executeTakeFirst();
  return row ? toStoredToken(row) : null;
}

export const toStoredToken = (row: Selectable<Database["token"]>): StoredToken => ({
  ...toToken(row),
  isListed: row.is_listed === 1,
  isOwn: row.is_own === 1,
  origin: row.origin,
});

export async function putToken(
  tx: Db,
  { dappId, isListed, isOwn, supplyDay, ...token }: StoredToken,
): Promise<void> {
  const key = { network: token.network, address_key: addressKey(token.address) };
  await tx
    .deleteFrom("token")
    .where("network", "=", key.network)
    .where("address_key", "=", key.address_key)
    .execute();
  await tx
    .insertInto("token")
    .values({
      ...token,
      ...key,
      dapp_id: dappId,
      is_listed: isListed ? 1 : 0,
      is_own: isOwn ? 1 : 0,
      name_key: nameKeyOf(token.name),
      supply_day: supplyDay ?? null,
    })
    .execute();
  await putWords(tx, "token", [token]);
}

export const toToken = (row: Selectable<Database["token"]>): Token => ({
  network: row.network,
  address: row.address,
  symbol: row.symbol,
  name: row.name,
  decimals: row.decimals,
  dappId: row.dapp_id,
  logo: row.logo,
  ...(row.website !== null && { website: row.website }),
  ...(row.description !== null && { description: row.description }),
  ...(row.supply !== null && { supply: row.supply, supplyDay: row.supply_day ?? undefined }),
});

/** Seeds tokens: those of operators stay, and delisted ones stay delisted. */
export async function putSeedTokens(tx: Db, tokens: readonly Token[]): Promise<void> {
  if (tokens.length === 0) return;
  const rows = tokens.map(({ dappId, network, address, symbol, name, decimals, logo }) => ({
    network,
    address,
    symbol,
    name,
    decimals,
    logo,
    address_key: addressKey(address),
    dapp_id: dappId,
    origin: "seed" as const,
    name_key: nameKeyOf(name),
  }));
  await tx
    .insertInto("token")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["network", "address_key"])
        .doUpdateSet((eb) => ({
          address: eb.ref("excluded.address"),
          symbol: eb.ref("excluded.symbol"),
          name: eb.ref("excluded.name"),
          decimals: eb.ref("excluded.decimals"),
          dapp_id: eb.ref("excluded.dapp_id"),
          logo: eb.ref("excluded.logo"),
          name_key: eb.ref("excluded.name_key"),
        }))
        .where("token.origin", "=", "seed"),
    )
    .execute();
  await putWords(tx, "token", await seededOnes(tx, tokens));
}

/** Without those that operators changed, which keep their own names. */
async function seededOnes(tx: Db, tokens: readonly Token[]): Promise<Token[]> {
  const changed = await tx
    .selectFrom("token")
    .select(["network", "address_key"])
    .where("origin", "=", "operator")
    .execute();
  const keys = new Set(changed.map(({ network, address_key }) => `${network}:${address_key}`));
  return tokens.filter(({ network, address }) => !keys.has(`${network}:${addressKey(address)}`));
}
