/** What editors write at the desk: drafts, what is scheduled, and the versions that were public. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, json, autoId } = columnTypes(db);
  await db.schema
    .createTable("content_version")
    .addColumn("id", id, autoId)
    .addColumn("kind", "text", (c) => c.notNull())
    // Empty for something new, until it is published.
    .addColumn("ref", "text", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("content", json, (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('draft', 'scheduled', 'live', 'replaced', 'failed')`),
    )
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("publish_at", "bigint")
    .addColumn("failure", "text")
    .execute();
  await db.schema
    .createIndex("content_version_of")
    .on("content_version")
    .columns(["kind", "ref", "id"])
    .execute();
  await db.schema
    .createIndex("content_version_due")
    .on("content_version")
    .columns(["state", "publish_at"])
    .execute();
}
