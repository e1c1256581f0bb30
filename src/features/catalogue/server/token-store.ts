import type { Selectable } from "kysely";
import { addressKey, type Token } from "#features/catalogue/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";
import type { Origin } from "./rows.ts";

export const createTokenStore = (db: Db) => ({
  async token(network: string, address: string): Promise<Token | null> {
    const row = await db
      .selectFrom("token")
      .selectAll()
      .where("network", "=", network)
      .where("address_key", "=", addressKey(address))
      .executeTakeFirst();
    return row ? toToken(row) : null;
  },

  async tokensOf(dappHid: number): Promise<Token[]> {
    const rows = await db.selectFrom("token").selectAll().where("dapp_hid", "=", dappHid).execute();
    return rows.map(toToken);
  },

  async allTokens(): Promise<Token[]> {
    const rows = await db.selectFrom("token").selectAll().orderBy("network").orderBy("address_key").execute();
    return rows.map(toToken);
  },
});

const toToken = (row: Selectable<Database["token"]>): Token => ({
  network: row.network,
  address: row.address,
  symbol: row.symbol,
  name: row.name,
  decimals: row.decimals,
  dappHid: row.dapp_hid,
  logo: row.logo,
});

/** Adds tokens or changes them; what an operator has put in stays as it is when the seed comes again. */
export async function putTokens(tx: Db, tokens: readonly Token[], origin: Origin): Promise<void> {
  if (tokens.length === 0) return;
  const rows = tokens.map(({ dappHid, ...token }) => ({
    ...token,
    address_key: addressKey(token.address),
    dapp_hid: dappHid,
    origin,
  }));
  await tx
    .insertInto("token")
    .values(rows)
    .onConflict((conflict) => {
      const put = conflict.columns(["network", "address_key"]).doUpdateSet((eb) => ({
        address: eb.ref("excluded.address"),
        symbol: eb.ref("excluded.symbol"),
        name: eb.ref("excluded.name"),
        decimals: eb.ref("excluded.decimals"),
        dapp_hid: eb.ref("excluded.dapp_hid"),
        logo: eb.ref("excluded.logo"),
        origin: eb.ref("excluded.origin"),
      }));
      return origin === "seed" ? put.where("token.origin", "=", "seed") : put;
    })
    .execute();
}
