/** Screenshots among the uploads, and pictures in the sizes and formats of pages. */
import { sql, type Kysely } from "kysely";
import { columnTypes, isSqlite } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await allowScreenshots(db);
  const { bytes } = columnTypes(db);
  await db.schema
    .createTable("upload_size")
    .addColumn("upload_id", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("bytes", bytes, (c) => c.notNull())
    .addPrimaryKeyConstraint("upload_size_key", ["upload_id", "width", "format"])
    .execute();
}

/** SQLite cannot change the check of a column, so the table is written again. */
async function allowScreenshots(db: Kysely<unknown>): Promise<void> {
  const allowed = sql`kind in ('logo', 'report', 'screenshot')`;
  if (!isSqlite(db)) {
    await db.schema.alterTable("upload").dropConstraint("upload_kind_check").execute();
    await db.schema.alterTable("upload").addCheckConstraint("upload_kind_check", allowed).execute();
    return;
  }
  const { bytes } = columnTypes(db);
  await db.schema
    .createTable("upload_next")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("kind", "text", (c) => c.notNull().check(allowed))
    .addColumn("bytes", bytes, (c) => c.notNull())
    .addColumn("size", "integer", (c) => c.notNull())
    .addColumn("uploaded_at", "bigint", (c) => c.notNull())
    .execute();
  await sql`insert into upload_next (id, kind, bytes, size, uploaded_at)
    select id, kind, bytes, size, uploaded_at from upload`.execute(db);
  await db.schema.dropTable("upload").execute();
  await db.schema.alterTable("upload_next").renameTo("upload").execute();
  await db.schema.createIndex("upload_age").on("upload").column("uploaded_at").execute();
}
