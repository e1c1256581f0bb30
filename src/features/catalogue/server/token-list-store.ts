/** The last published token list, so that its version continues in every process. */
import {
  FIRST_VERSION,
  listedTokens,
  nextVersion,
  type TokenList,
  type TokenListEntry,
} from "#features/catalogue/token-list.ts";
import { fromJson, isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";
import { createReferenceStore } from "./reference-store.ts";
import { createTokenStore } from "./token-store.ts";

/** The table has this one row. */
const ID = 1;

export const createTokenListStore = (db: Db) => ({
  /** Compares the tokens with the last published list and publishes a new one if they differ. */
  publishTokenList: (now: Date): Promise<TokenList> =>
    db.transaction().execute(async (tx) => {
      const tokens = await readListed(tx);
      await tx
        .insertInto("token_list")
        .values({ id: ID, ...FIRST_VERSION, changed_at: now.getTime(), tokens: toJson(tokens) })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      const published = await readPublished(tx);
      const version = nextVersion(published.version, published.tokens, tokens);
      if (!version) return published;
      await tx
        .updateTable("token_list")
        .set({ ...version, changed_at: now.getTime(), tokens: toJson(tokens) })
        .where("id", "=", ID)
        .execute();
      return { version, tokens, changedAt: now };
    }),
});

const readListed = async (tx: Db): Promise<TokenListEntry[]> =>
  listedTokens(await createTokenStore(tx).allTokens(), await createReferenceStore(tx).networks());

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
