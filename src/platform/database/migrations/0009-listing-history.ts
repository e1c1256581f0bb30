/** Stores what listings were before a change, who changed them, and why. Tokens and collections can now be delisted. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, json, autoId } = columnTypes(db);
  await db.schema
    .createTable("listing_version")
    .addColumn("id", id, autoId)
    .addColumn("kind", "text", (c) => c.notNull())
    // The id of a DApp; network and contract of the others.
    .addColumn("ref", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("operator", "text", (c) => c.notNull())
    .addColumn("act", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("submission", "text")
    // Null if there was no listing before.
    .addColumn("before", json)
    .addColumn("after", json, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("listing_version_of")
    .on("listing_version")
    .columns(["kind", "ref", "id"])
    .execute();
  const flag = (table: string, column: string, value: 0 | 1) =>
    db.schema
      .alterTable(table)
      .addColumn(column, "integer", (c) => c.notNull().defaultTo(value))
      .execute();
  await flag("token", "is_listed", 1);
  await flag("nft", "is_listed", 1);
  // Whether the token was listed on its own and not through a DApp. So far only approvals did that.
  await flag("token", "is_own", 0);
  await sql`update token set is_own = 1 where origin = 'operator'`.execute(db);
  for (const table of ["home_section", "hot_search"]) {
    await db.schema
      .alterTable(table)
      .addColumn("origin", "text", (c) => c.notNull().defaultTo("seed"))
      .execute();
  }
}
