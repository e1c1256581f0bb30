import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createUpload(db);
  await createSubmission(db);
  await createHistory(db);
  await createIdempotency(db);
}

async function createUpload(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema
    .createTable("upload")
    // SHA-256 of the content, in hexadecimal digits.
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('logo', 'report')`))
    .addColumn("bytes", types.bytes, (c) => c.notNull())
    .addColumn("size", "integer", (c) => c.notNull())
    .addColumn("uploaded_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("upload_age").on("upload").column("uploaded_at").execute();
}

async function createSubmission(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema
    .createTable("submission")
    .addColumn("id", types.id, types.autoId)
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('dapp', 'token', 'nft')`))
    .addColumn("state", "text", (c) =>
      c
        .notNull()
        .check(
          sql`state in ('received', 'awaiting_donation', 'in_review', 'changes_requested', 'approved', 'live', 'rejected', 'withdrawn')`,
        ),
    )
    .addColumn("name", "text", (c) => c.notNull())
    // What submissions of the same project share: host and contracts.
    .addColumn("host_key", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull())
    .addColumn("fields", types.json, (c) => c.notNull())
    .addColumn("consent_version", "text", (c) => c.notNull())
    .addColumn("listing", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addColumn("review_since", "bigint")
    .execute();
  await db.schema
    .createIndex("submission_state")
    .on("submission")
    .columns(["state", "review_since"])
    .execute();
  await db.schema.createIndex("submission_email").on("submission").column("email_key").execute();
  await db.schema.createIndex("submission_host").on("submission").column("host_key").execute();
  await db.schema
    .createTable("submission_upload")
    .addColumn("submission_id", types.id, (c) => c.notNull())
    .addColumn("upload_id", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("submission_upload_key", ["submission_id", "upload_id"])
    .execute();
  await db.schema.createIndex("submission_upload_use").on("submission_upload").column("upload_id").execute();
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema
    .createTable("submission_event")
    .addColumn("id", types.id, types.autoId)
    .addColumn("submission_id", types.id, (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text", (c) => c.notNull().check(sql`actor in ('submitter', 'operator', 'system')`))
    .addColumn("actor_name", "text", (c) => c.notNull())
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("reasons", types.json, (c) => c.notNull())
    .addColumn("open_fields", types.json, (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("submission_event_of")
    .on("submission_event")
    .columns(["submission_id", "id"])
    .execute();
  await db.schema
    .createTable("submission_message")
    .addColumn("id", types.id, types.autoId)
    .addColumn("submission_id", types.id, (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("author", "text", (c) => c.notNull().check(sql`author in ('submitter', 'operator')`))
    .addColumn("author_name", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("submission_message_of")
    .on("submission_message")
    .columns(["submission_id", "id"])
    .execute();
}

async function createIdempotency(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("submission_key")
    .addColumn("key_hash", "text", (c) => c.primaryKey())
    .addColumn("body_hash", "text", (c) => c.notNull())
    // The receipt's token, encrypted with the caller's key, so that a repeated call gets the same response.
    .addColumn("sealed_token", "text", (c) => c.notNull())
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("submission_key_age").on("submission_key").column("used_at").execute();
}
