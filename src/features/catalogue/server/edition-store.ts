/** Editions of the catalogue: written in small steps beside the current one, and made current by one row. */
import { sql } from "kysely";
import { isSqlite } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";
import { toDapp, type StoredDapp } from "./rows.ts";

/** A writer that was silent for this long is gone, and its edition is garbage. */
const ABANDONED_MS = 10 * 60_000;

export async function beginEdition(db: Db, now: Date): Promise<number> {
  const { edition } = await db
    .insertInto("catalogue_edition")
    .values({ is_current: 0, touched_at: now.getTime() })
    .returning("edition")
    .executeTakeFirstOrThrow();
  return edition;
}

export async function touchEdition(tx: Db, edition: number, now: Date): Promise<void> {
  await tx
    .updateTable("catalogue_edition")
    .set({ touched_at: now.getTime() })
    .where("edition", "=", edition)
    .execute();
}

export async function makeCurrent(tx: Db, edition: number): Promise<void> {
  // Two statements, because a unique index allows one current edition at a time.
  await tx.updateTable("catalogue_edition").set({ is_current: 0 }).where("is_current", "=", 1).execute();
  await tx.updateTable("catalogue_edition").set({ is_current: 1 }).where("edition", "=", edition).execute();
}

/** Editions that are neither current nor being written. */
export async function findStaleEditions(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("catalogue_edition")
    .select("edition")
    .where("is_current", "=", 0)
    .where("touched_at", "<", now.getTime() - ABANDONED_MS)
    .execute();
  return rows.map(({ edition }) => edition);
}

/** Removes up to `limit` rows per table; returns whether there were any. */
export async function removeSome(tx: Db, edition: number, limit: number): Promise<boolean> {
  const places = await sql`delete from dapp_place
    where (edition, category_id, network_id, rank, dapp_id) in (
      select edition, category_id, network_id, rank, dapp_id from dapp_place
      where edition = ${edition} limit ${limit * 10})`.execute(tx);
  const dapps = await sql`delete from dapp
    where (edition, id) in (select edition, id from dapp where edition = ${edition} limit ${limit})`.execute(
    tx,
  );
  return (places.numAffectedRows ?? 0n) + (dapps.numAffectedRows ?? 0n) > 0n;
}

export async function forgetEdition(tx: Db, edition: number): Promise<void> {
  await tx
    .deleteFrom("catalogue_edition")
    .where("edition", "=", edition)
    .where("is_current", "=", 0)
    .execute();
}

interface Move {
  readonly coming: number;
  readonly going: number;
  readonly into: number;
}

/** Moves an edition's rows into another, replaces existing rows, and deletes the obsolete places. */
export async function moveDapps(tx: Db, { coming, going, into }: Move): Promise<void> {
  const target = isSqlite(tx) ? sql`${into}` : sql`${into}::bigint`;
  await sql`delete from dapp_place
    where (edition, category_id, network_id, rank, dapp_id) in (
      select ${target}, category_id, network_id, rank, dapp_id from dapp_place where edition = ${going})`.execute(
    tx,
  );
  await sql`delete from dapp
    where (edition, id) in (select ${target}, id from dapp where edition = ${coming})`.execute(tx);
  await tx.updateTable("dapp").set({ edition: into }).where("edition", "=", coming).execute();
  await tx.updateTable("dapp_place").set({ edition: into }).where("edition", "=", coming).execute();
}

export async function pageOfEdition(
  db: Db,
  edition: number,
  afterId: number,
  limit: number,
): Promise<StoredDapp[]> {
  const rows = await db
    .selectFrom("dapp")
    .selectAll()
    .where("edition", "=", edition)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toDapp);
}

export async function countDapps(db: Db, edition: number): Promise<number> {
  const { total } = await db
    .selectFrom("dapp")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("edition", "=", edition)
    .executeTakeFirstOrThrow();
  return total;
}

export async function idsIn(db: Db, edition: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("dapp")
    .select("id")
    .where("edition", "=", edition)
    .where("id", "in", ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The DApps that an operator's rows may mean, by id or by address. */
export async function findKnown(
  db: Db,
  edition: number,
  by: { readonly ids: readonly number[]; readonly urlKeys: readonly string[] },
): Promise<StoredDapp[]> {
  const rows = await db
    .selectFrom("dapp")
    .selectAll()
    .where("edition", "=", edition)
    .where((eb) => {
      const ways = [
        ...(by.ids.length > 0 ? [eb("id", "in", by.ids)] : []),
        ...(by.urlKeys.length > 0 ? [eb("url_key", "in", by.urlKeys)] : []),
      ];
      return eb.or(ways);
    })
    .execute();
  return rows.map(toDapp);
}

/** The DApps that the seed wrote and no operator changed since. */
export async function seededDapps(tx: Db, edition: number): Promise<StoredDapp[]> {
  const rows = await tx
    .selectFrom("dapp")
    .selectAll()
    .where("edition", "=", edition)
    .where("origin", "=", "seed")
    .execute();
  return rows.map(toDapp);
}

/** Must run in the transaction that increases it, which locks it against others. */
export async function readDataVersion(tx: Db, name: string): Promise<number> {
  const row = await tx
    .selectFrom("data_version")
    .select("version")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Checkpoints SQLite's write-ahead log. Automatically it happens every thousand pages within some commit, and a
 * visitor's request would have to wait for an import's data.
 */
export async function checkpointWal(db: Db): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(passive)`.execute(db);
}

/**
 * Turns off the disk sync per commit, which is most of a small transaction's time. For data that nobody reads yet:
 * the later commit that makes it current syncs everything before it too.
 */
export async function withRelaxedSync<Value>(db: Db, work: () => Promise<Value>): Promise<Value> {
  if (!isSqlite(db)) return work();
  await sql`pragma synchronous = normal`.execute(db);
  try {
    return await work();
  } finally {
    await sql`pragma synchronous = full`.execute(db);
  }
}
