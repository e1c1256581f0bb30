/** Who signed for a contract, what a proof names besides its subject, and whether the old contract signed a move. */
import type { Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id } = columnTypes(db);
  for (const column of ["role", "names"])
    await db.schema
      .alterTable("ownership_proof")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(""))
      .execute();
  await db.schema
    .alterTable("listing_move")
    .addColumn("signer", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createTable("move_signature")
    .addColumn("submission_id", id, (c) => c.primaryKey())
    // Network and contract.
    .addColumn("from_subject", "text", (c) => c.notNull())
    .addColumn("to_subject", "text", (c) => c.notNull())
    .addColumn("signer", "text", (c) => c.notNull())
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("evidence", "text", (c) => c.notNull())
    .addColumn("signed_at", "bigint", (c) => c.notNull())
    .execute();
}
