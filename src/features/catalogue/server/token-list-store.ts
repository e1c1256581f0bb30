/** The last published token list, so that its version continues in every process. */
import { setImmediate } from "node:timers/promises";
import {
  chainIdsOf,
  FIRST_VERSION,
  listedTokens,
  MAX_TOKENS,
  nextVersion,
  type TokenList,
  type TokenListEntry,
} from "#features/catalogue/token-list.ts";
import { fromJson, isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";
import { createReferenceStore } from "./reference-store.ts";
import { tokensAfter } from "./listing-store.ts";
import { inPages } from "./listings/in-pages.ts";

/** The table has this one row. */
const ID = 1;

export const createTokenListStore = (db: Db) => ({
  /** Compares the tokens with the last published list and publishes a new one if they differ. */
  publishTokenList: (now: Date): Promise<TokenList> =>
    db.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto("token_list")
        .values({ id: ID, ...FIRST_VERSION, changed_at: now.getTime(), tokens: toJson([]) })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirstOrThrow();
      const isFirst = Number(numInsertedOrUpdatedRows) > 0;
      // Locks the row before the tokens are read, so that no process publishes older ones after newer ones.
      const published = await readPublished(tx);
      await setImmediate();
      const tokens = await readListed(tx);
      await setImmediate();
      const version = isFirst ? FIRST_VERSION : nextVersion(published.version, published.tokens, tokens);
      if (!version) return published;
      await setImmediate();
      await tx
        .updateTable("token_list")
        .set({ ...version, changed_at: now.getTime(), tokens: toJson(tokens) })
        .where("id", "=", ID)
        .execute();
      return { version, tokens, changedAt: now };
    }),
});

/** Network by network in the list's order, and no more than it may have. */
async function readListed(tx: Db): Promise<TokenListEntry[]> {
  const networks = await createReferenceStore(tx).networks();
  const entries: TokenListEntry[] = [];
  for (const network of chainIdsOf(networks).keys()) {
    for await (const page of inPages((range) => tokensAfter(tx, { ...range, network })))
      if (entries.push(...listedTokens(page, networks)) >= MAX_TOKENS) return entries.slice(0, MAX_TOKENS);
  }
  return entries;
}

async function readPublished(tx: Db): Promise<TokenList> {
  const row = tx.selectFrom("token_list").selectAll().where("id", "=", ID);
  // The second of two processes waits and then has nothing to do; SQLite has one writer anyway.
  const { major, minor, patch, changed_at, tokens } = await (
    isSqlite(tx) ? row : row.forUpdate()
  ).executeTakeFirstOrThrow();
  return {
    version: { major, minor, patch },
    changedAt: new Date(changed_at),
    tokens: fromJson<TokenListEntry[]>(tokens),
  };
}
