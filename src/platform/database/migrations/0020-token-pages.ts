/** Lets tokens and NFT collections be browsed by name and found by word, whatever their number. */
import { sql, type Kysely } from "kysely";
import { isSqlite } from "#platform/database/column-types.ts";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Compared byte by byte on both engines, so that a range of an index holds all words with one beginning.
  const key = isSqlite(db) ? sql`text` : sql`text collate "C"`;
  for (const table of ["token", "nft"]) {
    await db.schema
      .alterTable(table)
      .addColumn("name_key", key, (c) => c.notNull().defaultTo(""))
      .execute();
    await sql`update ${sql.table(table)} set name_key = lower(trim(name))`.execute(db);
    await db.schema
      .createIndex(`${table}_by_name`)
      .on(table)
      .columns(["name_key", "network", "address_key"])
      .execute();
    await db.schema
      .createIndex(`${table}_by_network_and_name`)
      .on(table)
      .columns(["network", "name_key", "address_key"])
      .execute();
  }
  await db.schema
    .createTable("listing_word")
    .addColumn("kind", "text", (c) => c.notNull().check(sql`kind in ('token', 'nft')`))
    .addColumn("word", key, (c) => c.notNull())
    .addColumn("name_key", key, (c) => c.notNull())
    .addColumn("network", "text", (c) => c.notNull())
    .addColumn("address_key", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("listing_word_key", ["kind", "word", "name_key", "network", "address_key"])
    .execute();
  await db.schema
    .createIndex("listing_word_by_network")
    .on("listing_word")
    .columns(["kind", "network", "word", "name_key", "address_key"])
    .execute();
  await db.schema
    .createIndex("listing_word_of")
    .on("listing_word")
    .columns(["kind", "network", "address_key"])
    .execute();
  for (const table of ["token", "nft"] as const) await addWords(db, table);
}

interface Row {
  readonly network: string;
  readonly address_key: string;
  readonly name: string;
  readonly symbol: string | null;
}

async function addWords(db: Kysely<unknown>, table: "token" | "nft"): Promise<void> {
  const symbol = table === "token" ? sql.ref("symbol") : sql`null`;
  const { rows } = await sql<Row>`
    select network, address_key, name, ${symbol} as symbol from ${sql.table(table)}`.execute(db);
  for (const { network, address_key, ...row } of rows) {
    const text = `${row.symbol ?? ""} ${row.name}`.normalize("NFKC").toLowerCase();
    const words = [...text.split(/\s+/), ...text.split(/[^\p{L}\p{N}]+/u)].slice(0, 11);
    for (const word of new Set([address_key.toLowerCase(), ...words])) {
      if (word === "") continue;
      await sql`insert into listing_word (kind, word, name_key, network, address_key)
        values (${table}, ${word.slice(0, 128)}, ${row.name.toLowerCase().trim().slice(0, 128)}, ${network},
          ${address_key})`.execute(db);
    }
  }
}
