import type { Kysely } from "kysely";

/** Whether an opened page has shown the amount. Existing amounts count as shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("donation_quote")
    .addColumn("is_seen", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
}
