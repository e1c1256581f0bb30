/** Lets owners change, pause, move and hand over what is listed. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, json } = columnTypes(db);
  // The fields as they were last published; `fields` may hold a change that is under review.
  await db.schema.alterTable("submission").addColumn("published", json).execute();
  await db.schema.alterTable("submission").addColumn("paused_at", "bigint").execute();
  await db.schema
    .alterTable("submission")
    .addColumn("public_reason", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await sql`update submission set published = fields where state = 'live'`.execute(db);
  await db.schema
    .alterTable("listing_version")
    .addColumn("public_reason", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createTable("listing_move")
    .addColumn("kind", "text", (c) => c.notNull())
    // Network and contract, as in listing_version.
    .addColumn("ref", "text", (c) => c.notNull())
    .addColumn("to_ref", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("listing_move_key", ["kind", "ref"])
    .execute();
  await db.schema.createIndex("listing_move_to").on("listing_move").columns(["kind", "to_ref"]).execute();
  await db.schema
    .createTable("receipt_handover")
    .addColumn("submission_id", id, (c) => c.primaryKey())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("ends_at", "bigint", (c) => c.notNull())
    .execute();
}
