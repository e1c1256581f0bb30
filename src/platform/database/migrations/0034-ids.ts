/** Names the number of a record `id` in every table; `hid` is its name in files and in the JSON API only. */
import { sql, type Kysely } from "kysely";
import { isSqlite } from "#platform/database/column-types.ts";

const NUMBERED = [
  "network",
  "category",
  "home_section",
  "hot_search",
  "promotion",
  "dapp",
  "article",
  "app_release",
  "known_fake",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of NUMBERED) await db.schema.alterTable(table).renameColumn("hid", "id").execute();
  for (const table of ["dapp_place", "token"]) {
    await db.schema.alterTable(table).renameColumn("dapp_hid", "dapp_id").execute();
  }
  for (const column of ["before", "after"]) await renameKeys(db, "listing_version", column);
  await renameKeys(db, "token_list", "tokens");
}

/** In JSON a quote inside a text is escaped, so that only keys match. */
async function renameKeys(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const text = isSqlite(db) ? sql.ref(column) : sql`${sql.ref(column)}::text`;
  const renamed = sql`replace(replace(${text}, '"hid":', '"id":'), '"dappHid":', '"dappId":')`;
  const value = isSqlite(db) ? renamed : sql`${renamed}::jsonb`;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db);
}
