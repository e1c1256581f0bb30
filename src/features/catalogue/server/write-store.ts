/** Writes the catalogue. Every verb takes the transaction it is part of. */
import { sql } from "kysely";
import type { Network } from "#features/catalogue/model.ts";
import { isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";
import { placeRows, placesOf, toDapp, toRow, type PlaceRow, type Places, type StoredDapp } from "./rows.ts";
import type { StoredCategory, StoredSection } from "./reference-store.ts";

export type NetworkIds = ReadonlyMap<string, number>;

/** Rows of one statement: SQLite takes 32,766 values. */
const ROWS_AT_ONCE = 200;

export async function readCurrentEdition(tx: Db): Promise<number> {
  const { edition } = await tx
    .selectFrom("catalogue_edition")
    .select("edition")
    .where("is_current", "=", 1)
    .executeTakeFirstOrThrow();
  return edition;
}

/** Adds DApps that the edition does not hold yet, in no list so far. */
export async function addRows(tx: Db, edition: number, dapps: readonly StoredDapp[]): Promise<void> {
  for (let first = 0; first < dapps.length; first += ROWS_AT_ONCE) {
    const some = dapps.slice(first, first + ROWS_AT_ONCE);
    await tx
      .insertInto("dapp")
      .values(some.map((dapp) => toRow(edition, dapp)))
      .execute();
  }
}

/** As one JSON text: the values of so many rows one by one take several times as long to bind. */
export async function addPlaces(tx: Db, edition: number, rows: readonly PlaceRow[]): Promise<void> {
  if (rows.length === 0) return;
  const text = toJson(rows);
  const source = isSqlite(tx)
    ? sql`select ${edition}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${text}) where true`
    : sql`select ${edition}::bigint, (value ->> 0)::int, (value ->> 1)::int, (value ->> 2)::int, (value ->> 3)::int
          from jsonb_array_elements(${text}::jsonb)`;
  await sql`insert into dapp_place (edition, category_id, network_id, rank, dapp_hid) ${source}`.execute(tx);
}

/** Puts DApps in the place of those with the same number, or adds them. */
export async function putDapps(
  tx: Db,
  edition: number,
  dapps: readonly StoredDapp[],
  networkIds: NetworkIds,
): Promise<void> {
  for (let first = 0; first < dapps.length; first += ROWS_AT_ONCE) {
    const hids = dapps.slice(first, first + ROWS_AT_ONCE).map((dapp) => dapp.hid);
    const known = await tx
      .selectFrom("dapp")
      .selectAll()
      .where("edition", "=", edition)
      .where("hid", "in", hids)
      .execute();
    for (const row of known) await removePlaces(tx, edition, placesOf(toDapp(row), networkIds));
    await tx.deleteFrom("dapp").where("edition", "=", edition).where("hid", "in", hids).execute();
  }
  await addRows(tx, edition, dapps);
  const listed = dapps.filter((dapp) => dapp.isListed);
  await addPlaces(
    tx,
    edition,
    listed.flatMap((dapp) => placeRows(placesOf(dapp, networkIds))),
  );
}

async function removePlaces(tx: Db, edition: number, places: Places): Promise<void> {
  await tx
    .deleteFrom("dapp_place")
    .where("edition", "=", edition)
    .where("category_id", "in", places.categoryIds)
    .where("network_id", "in", places.networkIds)
    .where("rank", "=", places.rank)
    .where("dapp_hid", "=", places.hid)
    .execute();
}

export async function replaceNetworks(tx: Db, networks: readonly Network[]): Promise<void> {
  await tx.deleteFrom("network").execute();
  const rows = networks.map(({ hid, key, ...details }, position) => ({
    hid,
    key,
    position,
    details: toJson(details),
  }));
  await tx.insertInto("network").values(rows).execute();
}

export async function replaceCategories(tx: Db, categories: readonly StoredCategory[]): Promise<void> {
  await tx.deleteFrom("category").execute();
  const rows = categories.map(({ hid, key, order, type, title, aliases }) => ({
    hid,
    key,
    position: order,
    category_type: type,
    title: toJson(title),
    aliases: toJson(aliases),
  }));
  await tx.insertInto("category").values(rows).execute();
}

export async function replaceSections(tx: Db, sections: readonly StoredSection[]): Promise<void> {
  await tx.deleteFrom("home_section").execute();
  const rows = sections.map(({ hid, key, title, source, dapps }, position) => ({
    hid,
    key,
    position,
    title: toJson(title),
    source,
    dapps: toJson(dapps),
  }));
  await tx.insertInto("home_section").values(rows).execute();
}

export async function replaceHotSearches(
  tx: Db,
  searches: readonly { readonly hid: number; readonly text: string; readonly order: number }[],
): Promise<void> {
  await tx.deleteFrom("hot_search").execute();
  const rows = searches.map(({ hid, text, order }) => ({ hid, text, position: order }));
  await tx.insertInto("hot_search").values(rows).execute();
}

/** The first number for DApps that are not of the seed: the seed may grow below it. */
const FIRST_OWN_HID = 100_000;

export async function nextHid(tx: Db): Promise<number> {
  const { last } = await tx
    .selectFrom("dapp")
    .select((eb) => eb.fn.max("hid").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(FIRST_OWN_HID, (last ?? 0) + 1);
}
