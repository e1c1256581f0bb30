import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { json } = columnTypes(db);
  await db.schema
    .createTable("app_release")
    .addColumn("hid", "integer", (c) => c.primaryKey())
    .addColumn("platform", "text", (c) => c.notNull())
    /** Empty if a version has one package: with null, the unique index would allow duplicates. */
    .addColumn("variant", "text", (c) => c.notNull())
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("released_on", "text")
    .addColumn("url", "text")
    .addColumn("size_bytes", "bigint")
    .addColumn("sha256", "text")
    .addColumn("certificate_sha256", "text")
    .addColumn("notes", json, (c) => c.notNull())
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('listed', 'delisted', 'unsafe', 'coming-soon')`),
    )
    .addColumn("reason", json)
    .addColumn("delisted_on", "text")
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull().check(sql`origin in ('seed', 'operator')`))
    .addUniqueConstraint("app_release_package", ["platform", "variant", "version"])
    .execute();
  await db.schema
    .createTable("known_fake")
    .addColumn("hid", "integer", (c) => c.primaryKey())
    .addColumn("platform", "text", (c) => c.notNull())
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("sha256", "text")
    .addColumn("notes", json, (c) => c.notNull())
    .addColumn("is_demonstration", "integer", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull().check(sql`origin in ('seed', 'operator')`))
    .execute();
  // A signature belongs to one digest; any change of the list invalidates it.
  await db.schema
    .createTable("release_signature")
    .addColumn("digest", "text", (c) => c.primaryKey())
    .addColumn("public_key", "text", (c) => c.notNull())
    .addColumn("value", "text", (c) => c.notNull())
    .addColumn("signed_at", "bigint", (c) => c.notNull())
    .execute();
}
