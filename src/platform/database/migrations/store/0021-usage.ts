/** Counts of use, without anything about the visitor: opens per DApp and day, searches without results per hour. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dapp_open")
    .addColumn("day", "integer", (c) => c.notNull())
    .addColumn("dapp_id", "integer", (c) => c.notNull())
    .addColumn("opens", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("dapp_open_key", ["day", "dapp_id"])
    .execute();
  await db.schema
    .createTable("search_miss")
    .addColumn("hour", "integer", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("words", "text", (c) => c.notNull())
    .addColumn("searches", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("search_miss_key", ["hour", "language", "words"])
    .execute();
  await allowOpenedSections(db);
}

/** SQLite cannot change the check of a column, so the table is written again. */
async function allowOpenedSections(db: Kysely<unknown>): Promise<void> {
  const { json } = columnTypes(db);
  // 0034 renames the column; databases that had it before this migration have the new name.
  const tables = await db.introspection.getTables();
  const isRenamed = tables.some(
    ({ name, columns }) => name === "home_section" && columns.some((column) => column.name === "id"),
  );
  const id = isRenamed ? "id" : "hid";
  await db.schema
    .createTable("home_section_next")
    .addColumn(id, "integer", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("title", json, (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull().check(sql`source in ('chosen', 'newest', 'opened')`))
    .addColumn("dapps", json, (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull().defaultTo("seed"))
    .execute();
  // What was called trending was the editors' choice.
  await sql`insert into home_section_next (${sql.ref(id)}, key, position, title, source, dapps, origin)
    select ${sql.ref(id)}, case when key = 'trending' then 'editors' else key end, position, title, source, dapps, origin
    from home_section`.execute(db);
  await db.schema.dropTable("home_section").execute();
  await db.schema.alterTable("home_section_next").renameTo("home_section").execute();
}
