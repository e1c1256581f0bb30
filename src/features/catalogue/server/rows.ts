/** How a DApp lies in its row: what lists sort and search by in columns, the rest as one JSON text. */
import type { Selectable } from "kysely";
import { isKind, type Kind } from "#features/catalogue/kinds.ts";
import { urlKey, type DappRecord } from "#features/catalogue/model.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database } from "#platform/database/schema.ts";

export type DappRow = Selectable<Database["dapp"]>;

/** Whether the seed may still change the row. */
export type Origin = DappRow["origin"];

export interface StoredDapp extends DappRecord {
  readonly origin: Origin;
}

type Details = Pick<
  DappRecord,
  | "desc"
  | "categoryIds"
  | "networks"
  | "tokens"
  | "contracts"
  | "audits"
  | "keywords"
  | "connection"
  | "referral"
  | "icon"
> &
  // Rows written before DApps could be replaced do not speak of it.
  Partial<Pick<DappRecord, "replacedBy">>;

/** A kind that a later release has dropped must not break the lists. */
const knownKind = (kind: string): Kind => (isKind(kind) ? kind : "other");

export function toDapp(row: DappRow): StoredDapp {
  return {
    replacedBy: null,
    ...fromJson<Details>(row.details),
    hid: row.hid,
    title: row.title,
    url: row.url,
    kind: knownKind(row.kind),
    popularity: row.popularity,
    isListed: row.is_listed === 1,
    listedAt: new Date(row.listed_at),
    changedAt: new Date(row.changed_at),
    origin: row.origin,
  };
}

export function toRow(edition: number, dapp: StoredDapp): DappRow {
  const details: Details = {
    desc: dapp.desc,
    categoryIds: dapp.categoryIds,
    networks: dapp.networks,
    tokens: dapp.tokens,
    contracts: dapp.contracts,
    audits: dapp.audits,
    keywords: dapp.keywords,
    connection: dapp.connection,
    referral: dapp.referral,
    icon: dapp.icon,
    replacedBy: dapp.replacedBy,
  };
  return {
    edition,
    hid: dapp.hid,
    title: dapp.title,
    url: dapp.url,
    url_key: urlKey(dapp.url),
    kind: dapp.kind,
    popularity: dapp.popularity,
    is_listed: dapp.isListed ? 1 : 0,
    listed_at: dapp.listedAt.getTime(),
    changed_at: dapp.changedAt.getTime(),
    origin: dapp.origin,
    details: toJson(details),
  };
}

/** Any category, or any network, in the key of a list. */
export const ANY = 0;

/** The lists a DApp stands in: each of its categories, or any, with each of its networks, or any. */
export const placesOf = (dapp: DappRecord, networkIds: ReadonlyMap<string, number>) => ({
  categoryIds: [ANY, ...dapp.categoryIds],
  networkIds: [ANY, ...dapp.networks.flatMap((key) => networkIds.get(key) ?? [])],
  rank: -dapp.popularity,
  hid: dapp.hid,
});

export type Places = ReturnType<typeof placesOf>;

/** Category, network, rank and number of a DApp in one list. */
export type PlaceRow = readonly [category: number, network: number, rank: number, hid: number];

export const placeRows = ({ categoryIds, networkIds, rank, hid }: Places): PlaceRow[] =>
  categoryIds.flatMap((category) => networkIds.map((network) => [category, network, rank, hid] as const));
