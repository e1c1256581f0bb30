/** Lets operators own networks and categories: the seed no longer replaces those that they changed. */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["network", "category"])
    await db.schema
      .alterTable(table)
      .addColumn("origin", "text", (c) => c.notNull().defaultTo("seed"))
      .execute();
}
