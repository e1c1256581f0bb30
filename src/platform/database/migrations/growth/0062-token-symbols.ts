/** Lets a search begin with the tokens that have exactly this symbol, without reading all that have it as a word. */
import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("token_by_symbol")
    .on("token")
    .expression(sql`lower(symbol), name_key, network, address_key`)
    .execute();
}
