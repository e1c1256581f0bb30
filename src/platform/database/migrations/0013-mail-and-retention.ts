import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createAddresses(db);
  await createReceiptLinks(db);
  await addColumns(db);
}

async function createAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mail_confirmed")
    .addColumn("address_hash", "text", (c) => c.primaryKey())
    .addColumn("confirmed_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("mail_confirmed_age").on("mail_confirmed").column("used_at").execute();
  await db.schema
    .createTable("mail_asked")
    .addColumn("mailbox_hash", "text", (c) => c.primaryKey())
    .addColumn("asks", "integer", (c) => c.notNull())
    .addColumn("asked_at", "bigint", (c) => c.notNull())
    .addColumn("refused_at", "bigint")
    .execute();
  await db.schema.createIndex("mail_asked_age").on("mail_asked").column("asked_at").execute();
  await db.schema
    .createTable("mail_count")
    .addColumn("key_hash", "text", (c) => c.notNull())
    // Hours since 1970.
    .addColumn("hour", "integer", (c) => c.notNull())
    .addColumn("mails", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("mail_count_key", ["key_hash", "hour"])
    .execute();
  await db.schema.createIndex("mail_count_age").on("mail_count").column("hour").execute();
}

async function createReceiptLinks(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema
    .createTable("receipt_link")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("submission_id", types.id, (c) => c.notNull())
    .addColumn("purpose", "text", (c) => c.notNull().check(sql`purpose in ('confirm', 'recover')`))
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("receipt_link_of").on("receipt_link").column("submission_id").execute();
  await db.schema
    .createTable("receipt_request")
    .addColumn("id", types.id, types.autoId)
    .addColumn("number", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("submission_notice")
    .addColumn("submission_id", types.id, (c) => c.notNull())
    .addColumn("notice", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("submission_notice_key", ["submission_id", "notice"])
    .execute();
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("outbox")
    .addColumn("is_neutral", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("outbox").addColumn("counted_at", "bigint").execute();
  await db.schema
    .alterTable("submission")
    .addColumn("mail_state", "text", (c) =>
      c
        .notNull()
        .defaultTo("unconfirmed")
        .check(sql`mail_state in ('unconfirmed', 'confirmed', 'refused')`),
    )
    .execute();
  await db.schema.alterTable("submission").addColumn("decided_at", "bigint").execute();
  await db.schema.alterTable("submission").addColumn("delisted_at", "bigint").execute();
  await sql`
    update submission set decided_at = coalesce(
      (select max(event.at) from submission_event event
        where event.submission_id = submission.id and event.state = submission.state),
      changed_at)
    where state in ('rejected', 'withdrawn')`.execute(db);
}
