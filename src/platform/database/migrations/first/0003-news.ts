import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { json } = columnTypes(db);
  await db.schema
    .createTable("article")
    .addColumn("hid", "integer", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("status", "integer", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull().check(sql`origin in ('seed', 'operator')`))
    .addColumn("details", json, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("article_newest")
    .on("article")
    .columns(["status", "created_at", "hid"])
    .execute();
  await db.schema
    .createIndex("article_newest_of_kind")
    .on("article")
    .columns(["status", "kind", "created_at", "hid"])
    .execute();
  // Banners, activities and ads follow the seed until an operator's import names them, as DApps do.
  await db.schema
    .alterTable("promotion")
    .addColumn("origin", "text", (c) =>
      c
        .notNull()
        .defaultTo("seed")
        .check(sql`origin in ('seed', 'operator')`),
    )
    .execute();
}
