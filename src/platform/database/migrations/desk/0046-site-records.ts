/** Milestones, collections and accounts that operators changed or added. */
import type { Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { json } = columnTypes(db);
  await db.schema
    .createTable("site_record")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("key", "text", (c) => c.notNull())
    .addColumn("content", json, (c) => c.notNull())
    .addPrimaryKeyConstraint("site_record_key", ["kind", "key"])
    .execute();
}
