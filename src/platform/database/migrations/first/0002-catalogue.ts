import { sql, type Kysely } from "kysely";
import { columnTypes, isSqlite } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createReference(db);
  await createEditions(db);
  await createDapp(db);
  await createToken(db);
}

async function createReference(db: Kysely<unknown>): Promise<void> {
  const { json } = columnTypes(db);
  await db.schema
    .createTable("network")
    .addColumn("hid", "integer", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("details", json, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("category")
    .addColumn("hid", "integer", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("category_type", "integer", (c) => c.notNull())
    .addColumn("title", json, (c) => c.notNull())
    .addColumn("aliases", json, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("home_section")
    .addColumn("hid", "integer", (c) => c.primaryKey())
    .addColumn("key", "text", (c) => c.notNull().unique())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("title", json, (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull().check(sql`source in ('chosen', 'newest')`))
    .addColumn("dapps", json, (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("hot_search")
    .addColumn("hid", "integer", (c) => c.primaryKey())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("promotion")
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('banner', 'activity', 'ad')`))
    .addColumn("hid", "integer", (c) => c.notNull())
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("status", "integer", (c) => c.notNull())
    .addColumn("starts_at", "bigint", (c) => c.notNull())
    .addColumn("ends_at", "bigint")
    .addColumn("details", json, (c) => c.notNull())
    .addPrimaryKeyConstraint("promotion_key", ["kind", "hid"])
    .execute();
}

/** A large import writes a new edition beside the current one; a single row then selects the current edition. */
async function createEditions(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db);
  await db.schema
    .createTable("catalogue_edition")
    .addColumn("edition", types.id, types.autoId)
    .addColumn("is_current", "integer", (c) => c.notNull())
    /** While an edition is being written: the last heartbeat of its writer. */
    .addColumn("touched_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("catalogue_edition_current")
    .on("catalogue_edition")
    .column("is_current")
    .unique()
    .where(sql.ref("is_current"), "=", sql.lit(1))
    .execute();
  await sql`insert into catalogue_edition (is_current, touched_at) values (1, 0)`.execute(db);
}

async function createDapp(db: Kysely<unknown>): Promise<void> {
  const { json } = columnTypes(db);
  // SQLite stores such a table only as its primary key's B-tree: half the size and half the reads.
  const asTree = isSqlite(db) ? sql`without rowid` : sql``;
  await db.schema
    .createTable("dapp")
    .addColumn("edition", "bigint", (c) => c.notNull())
    .addColumn("hid", "integer", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("url", "text", (c) => c.notNull())
    .addColumn("url_key", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("popularity", "integer", (c) => c.notNull())
    .addColumn("is_listed", "integer", (c) => c.notNull())
    .addColumn("listed_at", "bigint", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull().check(sql`origin in ('seed', 'operator')`))
    .addColumn("details", json, (c) => c.notNull())
    .addPrimaryKeyConstraint("dapp_key", ["edition", "hid"])
    .execute();
  await db.schema.createIndex("dapp_url").on("dapp").columns(["edition", "url_key"]).unique().execute();
  await db.schema
    .createIndex("dapp_newest")
    .on("dapp")
    .columns(["edition", "is_listed", "listed_at", "hid"])
    .execute();
  await db.schema
    .createIndex("dapp_changed")
    .on("dapp")
    .columns(["edition", "is_listed", "changed_at", "hid"])
    .execute();
  // One row for each list that contains a DApp; 0 means "any". Lists are read in key order.
  await db.schema
    .createTable("dapp_place")
    .addColumn("edition", "bigint", (c) => c.notNull())
    .addColumn("category_id", "integer", (c) => c.notNull())
    .addColumn("network_id", "integer", (c) => c.notNull())
    .addColumn("rank", "integer", (c) => c.notNull())
    .addColumn("dapp_hid", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("dapp_place_key", ["edition", "category_id", "network_id", "rank", "dapp_hid"])
    .modifyEnd(asTree)
    .execute();
}

async function createToken(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("token")
    .addColumn("network", "text", (c) => c.notNull())
    .addColumn("address_key", "text", (c) => c.notNull())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("symbol", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("decimals", "integer", (c) => c.notNull())
    .addColumn("dapp_hid", "integer")
    .addColumn("origin", "text", (c) => c.notNull().check(sql`origin in ('seed', 'operator')`))
    .addPrimaryKeyConstraint("token_key", ["network", "address_key"])
    .execute();
  await db.schema.createIndex("token_dapp").on("token").column("dapp_hid").execute();
}
