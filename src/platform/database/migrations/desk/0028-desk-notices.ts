/** What reviewers are sent outside the desk: new and overdue submissions, by mail and by webhook. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, json, autoId } = columnTypes(db);
  await db.schema
    .createTable("desk_notice")
    .addColumn("id", id, autoId)
    .addColumn("what", "text", (c) => c.notNull().check(sql`what in ('new', 'overdue')`))
    .addColumn("submission_id", id, (c) => c.notNull())
    // A resubmission is in review since another time, so it is announced again.
    .addColumn("since", "bigint", (c) => c.notNull())
    .addColumn("content", json, (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('queued', 'sent', 'failed')`))
    .addColumn("attempts", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("desk_notice_of")
    .on("desk_notice")
    .columns(["submission_id", "what", "since"])
    .unique()
    .execute();
  await db.schema.createIndex("desk_notice_due").on("desk_notice").columns(["state", "due_at"]).execute();
}
