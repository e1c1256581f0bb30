/** What a project says about its token, and the supply that a node told when it was approved. */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["website", "description", "supply", "supply_day"])
    await db.schema.alterTable("token").addColumn(column, "text").execute();
}
