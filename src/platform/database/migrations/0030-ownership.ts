/** Proofs that a project controls its website or contract. */
import type { Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id } = columnTypes(db);
  await db.schema
    .createTable("ownership_proof")
    .addColumn("submission_id", id, (c) => c.notNull())
    .addColumn("method", "text", (c) => c.notNull())
    // The host, or network and contract.
    .addColumn("subject", "text", (c) => c.notNull())
    // SHA-256 of the record or line that was found, or of the signed message.
    .addColumn("evidence", "text", (c) => c.notNull())
    .addColumn("signer", "text", (c) => c.notNull())
    .addColumn("proven_at", "bigint", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .addColumn("misses", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("lapsed_at", "bigint")
    .addPrimaryKeyConstraint("ownership_proof_key", ["submission_id", "method"])
    .execute();
  await db.schema.createIndex("ownership_proof_due").on("ownership_proof").column("due_at").execute();
  await db.schema.createIndex("submission_listing").on("submission").column("listing").execute();
}
