/** Lets the owner of a website or contract get a new receipt by a proof, and the old contact stop it by a link. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("receipt_handover")
    .addColumn("cause", "text", (c) => c.notNull().defaultTo("owner"))
    .execute();
  await allowOtherPurposes(db);
}

/** The table refused purposes that it did not know, and SQLite cannot drop a constraint. */
async function allowOtherPurposes(db: Kysely<unknown>): Promise<void> {
  const { id } = columnTypes(db);
  await db.schema
    .createTable("receipt_link_new")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("submission_id", id, (c) => c.notNull())
    .addColumn("purpose", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await sql`insert into receipt_link_new (token_hash, submission_id, purpose, created_at)
    select token_hash, submission_id, purpose, created_at from receipt_link`.execute(db);
  await db.schema.dropTable("receipt_link").execute();
  await db.schema.alterTable("receipt_link_new").renameTo("receipt_link").execute();
  await db.schema.createIndex("receipt_link_of").on("receipt_link").column("submission_id").execute();
}
