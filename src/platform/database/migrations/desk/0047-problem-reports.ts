/** What visitors report about listings, and notices that can be about them. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, autoId } = columnTypes(db);
  await db.schema
    .createTable("problem_report")
    .addColumn("id", id, autoId)
    // The path of the listing's page.
    .addColumn("listing", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("resolved_at", "bigint")
    .addColumn("resolved_by", "text")
    .addColumn("note", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("problem_report_of")
    .on("problem_report")
    .columns(["listing", "resolved_at"])
    .execute();
  await db.schema.createIndex("problem_report_at").on("problem_report").column("at").execute();
  await replaceNotices(db);
}

/** SQLite cannot change a check, so the table is written again. Its columns stay, for a release that still runs. */
async function replaceNotices(db: Kysely<unknown>): Promise<void> {
  const { id, json, autoId } = columnTypes(db);
  await db.schema.alterTable("desk_notice").renameTo("desk_notice_before").execute();
  await db.schema.dropIndex("desk_notice_of").execute();
  await db.schema.dropIndex("desk_notice_due").execute();
  await db.schema
    .createTable("desk_notice")
    .addColumn("id", id, autoId)
    .addColumn("what", "text", (c) => c.notNull().check(sql`what in ('new', 'overdue', 'reported')`))
    // Of what it is about: a submission or a report.
    .addColumn("submission_id", id, (c) => c.notNull())
    .addColumn("since", "bigint", (c) => c.notNull())
    .addColumn("content", json, (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('queued', 'sent', 'failed')`))
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .execute();
  await sql`insert into desk_notice (what, submission_id, since, content, state, attempts, due_at)
    select what, submission_id, since, content, state, attempts, due_at from desk_notice_before order by id`.execute(
    db,
  );
  await db.schema.dropTable("desk_notice_before").execute();
  await db.schema
    .createIndex("desk_notice_of")
    .on("desk_notice")
    .columns(["submission_id", "what", "since"])
    .unique()
    .execute();
  await db.schema.createIndex("desk_notice_due").on("desk_notice").columns(["state", "due_at"]).execute();
}
