/** Acts that wait for a second person, and the rules that two people have switched off. */
import { sql, type Kysely } from "kysely";
import { columnTypes } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  const { id, json, autoId } = columnTypes(db);
  await db.schema
    .createTable("desk_proposal")
    .addColumn("id", id, autoId)
    .addColumn("verb", "text", (c) => c.notNull())
    // The call as it was made; carrying it out repeats it.
    .addColumn("method", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("body", "text", (c) => c.notNull())
    .addColumn("proposer_id", id, (c) => c.notNull())
    .addColumn("proposer_name", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("signed", json)
    .addColumn("state", "text", (c) =>
      c.notNull().check(sql`state in ('open', 'approved', 'done', 'refused', 'failed')`),
    )
    .addColumn("ended_at", "bigint")
    .addColumn("ended_by", "text")
    .addColumn("failure", "text")
    .execute();
  await db.schema.createIndex("desk_proposal_open").on("desk_proposal").columns(["state", "id"]).execute();
  await db.schema
    .createTable("desk_rule_off")
    .addColumn("verb", "text", (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
}
