/** What nodes told about listed contracts, and when. */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("contract_reading")
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("proxy", "text", (column) => column.notNull())
    .addColumn("read_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("contract_reading_key", ["network", "address"])
    .execute();
  await db.schema.createIndex("contract_reading_age").on("contract_reading").column("read_at").execute();
}
