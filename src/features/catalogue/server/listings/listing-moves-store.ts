/** Which contract replaced which: an old page leads to the new one. */
import { UNSIGNED, type SignerOfMove } from "#features/catalogue/desk/listing-form.ts";
import type { ListingKind } from "#features/catalogue/listings/listing-paths.ts";
import { addressKey } from "#features/catalogue/model.ts";
import type { ListingKey } from "#features/catalogue/server/listing-store.ts";
import type { Db } from "#platform/database/schema.ts";

export interface ListingMove extends SignerOfMove {
  readonly kind: ListingKind;
  readonly from: string;
  readonly to: string;
  readonly at: Date;
  readonly reason: string;
}

export interface FormerContract extends ListingKey, SignerOfMove, Pick<ListingMove, "at" | "reason"> {}

const refOf = ({ network, address }: ListingKey): string => `${network}:${addressKey(address)}`;

function keyOf(ref: string): ListingKey {
  const at = ref.indexOf(":");
  return { network: ref.slice(0, at), address: ref.slice(at + 1) };
}

/**
 * Earlier moves to the old contract lead to the new one too, so that no reader is sent from page to page. They count as
 * signed only if this one is: whoever signed them did not name this contract.
 */
export async function recordMove(tx: Db, { kind, from, to, at, ...move }: ListingMove): Promise<void> {
  await tx.deleteFrom("listing_move").where("kind", "=", kind).where("ref", "in", [from, to]).execute();
  await tx
    .updateTable("listing_move")
    .set({ to_ref: to, ...(move.signer === "" && UNSIGNED) })
    .where("kind", "=", kind)
    .where("to_ref", "=", from)
    .execute();
  await tx
    .insertInto("listing_move")
    .values({ kind, ref: from, to_ref: to, at: at.getTime(), ...move })
    .execute();
}

export const createListingMoves = (db: Db) => ({
  async movedTo(kind: ListingKind, key: ListingKey): Promise<ListingKey | null> {
    const row = await db
      .selectFrom("listing_move")
      .select("to_ref")
      .where("kind", "=", kind)
      .where("ref", "=", refOf(key))
      .executeTakeFirst();
    return row ? keyOf(row.to_ref) : null;
  },

  async movedFrom(kind: ListingKind, key: ListingKey): Promise<FormerContract[]> {
    const rows = await db
      .selectFrom("listing_move")
      .select(["ref", "at", "reason", "signer", "role"])
      .where("kind", "=", kind)
      .where("to_ref", "=", refOf(key))
      .orderBy("at", "desc")
      .execute();
    return rows.map(({ ref, at, ...move }) => ({ ...keyOf(ref), at: new Date(at), ...move }));
  },
});
