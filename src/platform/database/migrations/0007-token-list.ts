import type { Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("token_list")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("major", "integer", (c) => c.notNull())
    .addColumn("minor", "integer", (c) => c.notNull())
    .addColumn("patch", "integer", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .addColumn("tokens", columnTypes(db).json, (c) => c.notNull())
    .execute();
}
