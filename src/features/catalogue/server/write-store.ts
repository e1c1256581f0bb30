/** Writes the catalogue. Every function takes its transaction. */
import { sql } from "kysely";
import type { Network } from "#features/catalogue/model.ts";
import { isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";
import { placeRows, placesOf, toDapp, toRow, type PlaceRow, type StoredDapp } from "./rows.ts";
import type { StoredCategory, StoredSection } from "./reference-store.ts";

export type NetworkIds = ReadonlyMap<string, number>;

/** Rows per statement: SQLite allows 32,766 values. */
const ROWS_AT_ONCE = 200;

export async function readCurrentEdition(tx: Db): Promise<number> {
  const { edition } = await tx
    .selectFrom("catalogue_edition")
    .select("edition")
    .where("is_current", "=", 1)
    .executeTakeFirstOrThrow();
  return edition;
}

/** Inserts DApps that are new to the edition, without list places. */
export async function addRows(tx: Db, edition: number, dapps: readonly StoredDapp[]): Promise<void> {
  for (let first = 0; first < dapps.length; first += ROWS_AT_ONCE) {
    const some = dapps.slice(first, first + ROWS_AT_ONCE);
    await tx
      .insertInto("dapp")
      .values(some.map((dapp) => toRow(edition, dapp)))
      .execute();
  }
}

export async function addPlaces(tx: Db, edition: number, rows: readonly PlaceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into dapp_place (edition, category_id, network_id, rank, dapp_id)
    ${placeKeys(tx, edition, rows)}`.execute(tx);
}

async function removePlaces(tx: Db, edition: number, rows: readonly PlaceRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`delete from dapp_place
    where (edition, category_id, network_id, rank, dapp_id) in (${placeKeys(tx, edition, rows)})`.execute(tx);
}

/** Uses one JSON parameter, because binding the values one by one takes several times as long. */
function placeKeys(tx: Db, edition: number, rows: readonly PlaceRow[]) {
  const text = toJson(rows);
  return isSqlite(tx)
    ? sql`select ${edition}, value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(${text}) where true`
    : sql`select ${edition}::bigint, (value ->> 0)::int, (value ->> 1)::int, (value ->> 2)::int, (value ->> 3)::int
          from jsonb_array_elements(${text}::jsonb)`;
}

/** Inserts or replaces DApps by id. */
export async function putDapps(
  tx: Db,
  edition: number,
  dapps: readonly StoredDapp[],
  networkIds: NetworkIds,
): Promise<void> {
  for (let first = 0; first < dapps.length; first += ROWS_AT_ONCE) {
    const ids = dapps.slice(first, first + ROWS_AT_ONCE).map((dapp) => dapp.id);
    const known = await tx
      .selectFrom("dapp")
      .selectAll()
      .where("edition", "=", edition)
      .where("id", "in", ids)
      .execute();
    const places = known.flatMap((row) => placeRows(placesOf(toDapp(row), networkIds)));
    await removePlaces(tx, edition, places);
    await tx.deleteFrom("dapp").where("edition", "=", edition).where("id", "in", ids).execute();
  }
  await addRows(tx, edition, dapps);
  const listed = dapps.filter((dapp) => dapp.isListed);
  await addPlaces(
    tx,
    edition,
    listed.flatMap((dapp) => placeRows(placesOf(dapp, networkIds))),
  );
}

const networkRow = ({ id, key, ...details }: Network) => ({ id, key, details: toJson(details) });

const categoryRow = ({ id, key, order, type, title, aliases }: StoredCategory) => ({
  id,
  key,
  position: order,
  category_type: type,
  title: toJson(title),
  aliases: toJson(aliases),
});

type OwnedTable = "network" | "category";

/** Removes what the seed wrote, and returns the ids and keys that operators own now. */
async function removeSeeded(
  tx: Db,
  table: OwnedTable,
): Promise<(row: { id: number; key: string }) => boolean> {
  await tx.deleteFrom(table).where("origin", "=", "seed").execute();
  const kept = await tx.selectFrom(table).select(["id", "key"]).execute();
  const taken = new Set<number | string>(kept.flatMap(({ id, key }) => [id, key]));
  return ({ id, key }) => taken.has(id) || taken.has(key);
}

/** Seeds networks; those that an operator changed or added stay as they are. */
export async function replaceNetworks(tx: Db, networks: readonly Network[]): Promise<void> {
  const isTaken = await removeSeeded(tx, "network");
  const rows = networks.map((one, position) => ({ ...networkRow(one), position }));
  const own = rows.filter((row) => !isTaken(row));
  if (own.length > 0) await tx.insertInto("network").values(own).execute();
}

/** Seeds categories; those that an operator changed or added stay as they are. */
export async function replaceCategories(tx: Db, categories: readonly StoredCategory[]): Promise<void> {
  const isTaken = await removeSeeded(tx, "category");
  const own = categories.map(categoryRow).filter((row) => !isTaken(row));
  if (own.length > 0) await tx.insertInto("category").values(own).execute();
}

/** Added networks follow those of the seed. */
const ADDED_FROM = 10_000;

/** Inserts or replaces an operator's networks by id; their place in lists stays. */
export async function putNetworks(tx: Db, networks: readonly Network[]): Promise<void> {
  const rows = networks.map((one) => ({
    ...networkRow(one),
    position: ADDED_FROM + one.id,
    origin: "operator" as const,
  }));
  await tx
    .insertInto("network")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        details: eb.ref("excluded.details"),
        origin: eb.ref("excluded.origin"),
      })),
    )
    .execute();
}

/** Inserts or replaces an operator's categories by id. */
export async function putCategories(tx: Db, categories: readonly StoredCategory[]): Promise<void> {
  const rows = categories.map((one) => ({ ...categoryRow(one), origin: "operator" as const }));
  await tx
    .insertInto("category")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet((eb) => ({
        position: eb.ref("excluded.position"),
        category_type: eb.ref("excluded.category_type"),
        title: eb.ref("excluded.title"),
        aliases: eb.ref("excluded.aliases"),
        origin: eb.ref("excluded.origin"),
      })),
    )
    .execute();
}

/** Seeds sections; those that an operator set keep their DApps. */
export async function replaceSections(tx: Db, sections: readonly StoredSection[]): Promise<void> {
  await tx.deleteFrom("home_section").where("origin", "=", "seed").execute();
  const kept = await tx.selectFrom("home_section").select("id").execute();
  const isKept = new Set(kept.map(({ id }) => id));
  const rows = sections.map(({ id, key, title, source, dapps }, position) => ({
    id,
    key,
    position,
    title: toJson(title),
    source,
    dapps: toJson(dapps),
  }));
  for (const { id, key, position, title } of rows.filter((row) => isKept.has(row.id))) {
    await tx.updateTable("home_section").set({ key, position, title }).where("id", "=", id).execute();
  }
  const own = rows.filter(({ id }) => !isKept.has(id));
  if (own.length > 0) await tx.insertInto("home_section").values(own).execute();
}

/** Set by an operator. False if the section does not exist or is not curated by hand. */
export async function setSection(tx: Db, key: string, dapps: readonly number[]): Promise<boolean> {
  const changed = await tx
    .updateTable("home_section")
    .set({ dapps: toJson(dapps), origin: "operator" })
    .where("key", "=", key)
    .where("source", "=", "chosen")
    .returning("id")
    .executeTakeFirst();
  return changed !== undefined;
}

/** Set by an operator, in their order. */
export async function setHotSearches(tx: Db, texts: readonly string[]): Promise<void> {
  await tx.deleteFrom("hot_search").execute();
  const rows = texts.map((text, at) => ({
    id: FIRST_OWN_SEARCH + at,
    text,
    position: at,
    origin: "operator" as const,
  }));
  if (rows.length > 0) await tx.insertInto("hot_search").values(rows).execute();
}

/** Above the seed's ids. */
const FIRST_OWN_SEARCH = 10_000;

export async function replaceHotSearches(
  tx: Db,
  searches: readonly { readonly id: number; readonly text: string; readonly order: number }[],
): Promise<void> {
  // Those that an operator set stay.
  const own = await tx
    .selectFrom("hot_search")
    .select("id")
    .where("origin", "=", "operator")
    .executeTakeFirst();
  if (own) return;
  await tx.deleteFrom("hot_search").execute();
  const rows = searches.map(({ id, text, order }) => ({ id, text, position: order }));
  await tx.insertInto("hot_search").values(rows).execute();
}

/** The first id outside the seed, which may grow below it. */
const FIRST_OWN_ID = 100_000;

/** Reads the current edition: no DApp ever leaves it, so its largest id is the largest ever used. */
export async function nextId(tx: Db): Promise<number> {
  const edition = await readCurrentEdition(tx);
  // By the table's key, because a query over all editions would read every row.
  const last = await tx
    .selectFrom("dapp")
    .select("id")
    .where("edition", "=", edition)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return Math.max(FIRST_OWN_ID, (last?.id ?? 0) + 1);
}
