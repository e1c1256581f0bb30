/** Finds listings for operators, listed or not, by partial names. */
import { sql } from "kysely";
import type { ListingKind } from "#platform/operator/listing-versions.ts";
import type { Db } from "#platform/database/schema.ts";
import { toDapp, type StoredDapp } from "./rows.ts";

export interface ListingQuery {
  /** A part of a name, an address or a symbol. */
  readonly search: string;
  readonly isListed: boolean | null;
  readonly start: number;
  /** Null means all. */
  readonly count: number | null;
}

export interface FoundListing {
  readonly ref: string;
  readonly title: string;
  readonly about: string;
  readonly isListed: boolean;
}

export interface FoundListings {
  readonly total: number;
  readonly found: readonly FoundListing[];
}

const currentEdition = sql<number>`(select edition from catalogue_edition where is_current = 1)`;

const pattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const contains = (column: string, text: string) =>
  sql<boolean>`lower(${sql.ref(column)}) like ${pattern(text)} escape '\\'`;

/** The search and display columns of each kind. */
const TABLES = {
  dapp: {
    table: "dapp",
    searched: ["title", "url"],
    ref: sql<string>`cast(id as text)`,
    title: "title",
    about: "url",
  },
  token: {
    table: "token",
    searched: ["name", "symbol", "address_key"],
    ref: sql<string>`network || ':' || address_key`,
    title: "name",
    about: "symbol",
  },
  nft: {
    table: "nft",
    searched: ["name", "website", "address_key"],
    ref: sql<string>`network || ':' || address_key`,
    title: "name",
    about: "website",
  },
} as const;

export async function findListings(db: Db, kind: ListingKind, query: ListingQuery): Promise<FoundListings> {
  const { table, searched, ref, title, about } = TABLES[kind];
  const conditions = [
    ...(kind === "dapp" ? [sql<boolean>`edition = ${currentEdition}`] : []),
    ...(query.search === ""
      ? []
      : [
          sql<boolean>`(${sql.join(
            searched.map((column) => contains(column, query.search)),
            sql` or `,
          )})`,
        ]),
    ...(query.isListed === null ? [] : [sql<boolean>`is_listed = ${query.isListed ? 1 : 0}`]),
  ];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const counted = await sql<{
    total: number;
  }>`select count(*) as total from ${sql.table(table)} ${where}`.execute(db);
  const order = kind === "dapp" ? sql`id` : sql`network, address_key`;
  const limit = query.count === null ? sql`` : sql`limit ${query.count} offset ${query.start}`;
  const { rows } = await sql<{ ref: string; title: string; about: string; is_listed: number }>`
    select ${ref} as ref, ${sql.ref(title)} as title, ${sql.ref(about)} as about, is_listed
    from ${sql.table(table)} ${where} order by ${order} ${limit}`.execute(db);
  return {
    total: counted.rows[0]?.total ?? 0,
    found: rows.map(({ is_listed: isListed, ...row }) => ({ ...row, isListed: isListed === 1 })),
  };
}

/** DApps of the host, of its subdomains and of its parent domains. */
export async function dappsOfHost(tx: Db, host: string): Promise<StoredDapp[]> {
  const parts = host.split(".");
  // A host with two labels is the shortest that someone can own.
  const above = parts.slice(0, -1).map((_part, at) => parts.slice(at).join("."));
  const { rows } = await sql<{ id: number }>`
    select id from dapp where edition = ${currentEdition} and (
      ${sql.join(
        [
          ...above.flatMap((one) => [
            sql`url_key = ${one}`,
            sql`url_key like ${startOf(one, "/")} escape '\\'`,
            sql`url_key like ${startOf(one, "?")} escape '\\'`,
          ]),
          sql`url like ${`%.${escape(host)}`} escape '\\'`,
          sql`url like ${`%.${escape(host)}/%`} escape '\\'`,
        ],
        sql` or `,
      )})`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await tx
    .selectFrom("dapp")
    .selectAll()
    .where("edition", "=", currentEdition)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  return found.map(toDapp);
}

const escape = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
const startOf = (host: string, sign: string): string => `${escape(host)}${sign}%`;
