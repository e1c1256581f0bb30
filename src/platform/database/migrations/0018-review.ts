/** The reviewers' queue: due dates, risk factors, claims, who is looking, private notes, and live signals. */
import type { Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await addVersions(db);
  await createCase(db);
  await createClaims(db);
  await createSignals(db);
}

/** Every change of a submission has a number, so that an act on an outdated page is refused. */
async function addVersions(db: Kysely<unknown>): Promise<void> {
  for (const table of ["submission", "submission_event", "submission_message"])
    await db.schema
      .alterTable(table)
      .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
      .execute();
}

async function createCase(db: Kysely<unknown>): Promise<void> {
  const { id, json } = columnTypes(db);
  await db.schema
    .createTable("review_case")
    .addColumn("submission_id", id, (c) => c.primaryKey())
    // The start that the due date was computed from; another one makes it stale.
    .addColumn("review_since", "bigint", (c) => c.notNull())
    .addColumn("due_at", "bigint", (c) => c.notNull())
    // Network keys with a space on either side of each.
    .addColumn("networks", "text", (c) => c.notNull())
    .addColumn("is_resubmitted", "integer", (c) => c.notNull())
    // Null until the check has run.
    .addColumn("points", "integer")
    .addColumn("factors", json, (c) => c.notNull())
    .addColumn("findings", json, (c) => c.notNull())
    .addColumn("assessed_version", "integer")
    .addColumn("assessed_at", "bigint")
    .execute();
  await db.schema.createIndex("review_case_due").on("review_case").columns(["due_at"]).execute();
  await db.schema
    .createTable("review_subject")
    .addColumn("submission_id", id, (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("review_subject_key", ["submission_id", "kind", "key"])
    .execute();
  await db.schema
    .createIndex("review_subject_seen")
    .on("review_subject")
    .columns(["kind", "key", "submission_id"])
    .execute();
}

async function createClaims(db: Kysely<unknown>): Promise<void> {
  const { id, autoId } = columnTypes(db);
  await db.schema
    .createTable("review_claim")
    .addColumn("submission_id", id, (c) => c.primaryKey())
    .addColumn("operator_id", "text", (c) => c.notNull())
    .addColumn("operator_name", "text", (c) => c.notNull())
    .addColumn("taken_at", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("review_presence")
    .addColumn("submission_id", id, (c) => c.notNull())
    .addColumn("operator_id", "text", (c) => c.notNull())
    .addColumn("operator_name", "text", (c) => c.notNull())
    .addColumn("seen_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("review_presence_key", ["submission_id", "operator_id"])
    .execute();
  await db.schema
    .createTable("review_note")
    .addColumn("id", id, autoId)
    .addColumn("submission_id", id, (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("operator_name", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("review_note_of").on("review_note").columns(["submission_id", "id"]).execute();
}

async function createSignals(db: Kysely<unknown>): Promise<void> {
  const { id, autoId } = columnTypes(db);
  await db.schema
    .createTable("desk_signal")
    .addColumn("id", id, autoId)
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("target", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("desk_signal_age").on("desk_signal").column("at").execute();
}
