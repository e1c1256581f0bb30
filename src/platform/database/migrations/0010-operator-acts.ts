/** Stores what operators did, and the changes that a reviewer sees of a submission. */
import type { Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, json, autoId } = columnTypes(db);
  await db.schema
    .createTable("operator_act")
    .addColumn("id", id, autoId)
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("operator", "text", (c) => c.notNull())
    // As typed: "submissions approve".
    .addColumn("command", "text", (c) => c.notNull())
    .addColumn("target", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    // An act that is never marked done was interrupted.
    .addColumn("is_done", "integer", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("operator_act_target").on("operator_act").columns(["target", "id"]).execute();
  // The changes of a resubmission: field, before, after.
  await db.schema.alterTable("submission_event").addColumn("changes", json).execute();
  // When an operator last read the thread.
  await db.schema.alterTable("submission").addColumn("read_at", "bigint").execute();
}
