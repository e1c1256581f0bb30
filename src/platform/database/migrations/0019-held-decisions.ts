/** Decisions wait two minutes before they take effect; a part of them is looked at by a second person. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, json, autoId } = columnTypes(db);
  await db.schema
    .createTable("review_decision")
    .addColumn("id", id, autoId)
    .addColumn("submission_id", id, (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("operator_id", "text", (c) => c.notNull())
    .addColumn("operator_name", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    // When it takes effect.
    .addColumn("due_at", "bigint", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull().check(sql`state in ('held', 'done', 'undone', 'failed')`))
    .addColumn("payload", json, (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull())
    // Decided together, so undone together.
    .addColumn("batch", "text")
    .addColumn("failure", "text")
    .execute();
  await db.schema
    .createIndex("review_decision_of")
    .on("review_decision")
    .columns(["submission_id", "id"])
    .execute();
  await db.schema
    .createIndex("review_decision_due")
    .on("review_decision")
    .columns(["state", "due_at"])
    .execute();
  // A submission has one decision at a time; a message may wait beside it.
  await sql`create unique index review_decision_held on review_decision (submission_id)
    where state = 'held' and kind <> 'message'`.execute(db);
  await db.schema
    .createTable("review_second_look")
    .addColumn("decision_id", id, (c) => c.primaryKey())
    .addColumn("submission_id", id, (c) => c.notNull())
    .addColumn("chosen_at", "bigint", (c) => c.notNull())
    .addColumn("operator_id", "text")
    .addColumn("operator_name", "text")
    .addColumn("looked_at", "bigint")
    .addColumn("agrees", "integer")
    .addColumn("note", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("review_secret")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
}
