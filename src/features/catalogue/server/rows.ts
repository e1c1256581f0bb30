/** The row of a DApp: columns for sorting and searching, the rest as JSON. */
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
  // Rows of earlier releases lack these.
  Partial<Pick<DappRecord, LaterDetail>>;

type LaterDetail =
  | "replacedBy"
  | "otherNetworks"
  | "tokenChanges"
  | "incidents"
  | "sources"
  | "screenshots"
  | "hasToken"
  | "fees"
  | "languages";

const UNKNOWN_DETAILS: Pick<DappRecord, LaterDetail> = {
  replacedBy: null,
  otherNetworks: [],
  tokenChanges: [],
  incidents: [],
  sources: {},
  screenshots: [],
  hasToken: null,
  fees: [],
  languages: [],
};

/** A kind that a later release removed must not break the lists. */
const knownKind = (kind: string): Kind => (isKind(kind) ? kind : "other");

export function toDapp(row: DappRow): StoredDapp {
  return {
    ...UNKNOWN_DETAILS,
    ...fromJson<Details>(row.details),
    id: row.id,
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
    otherNetworks: dapp.otherNetworks,
    tokens: dapp.tokens,
    tokenChanges: dapp.tokenChanges,
    hasToken: dapp.hasToken,
    contracts: dapp.contracts,
    audits: dapp.audits,
    incidents: dapp.incidents,
    keywords: dapp.keywords,
    connection: dapp.connection,
    referral: dapp.referral,
    fees: dapp.fees,
    languages: dapp.languages,
    icon: dapp.icon,
    screenshots: dapp.screenshots,
    replacedBy: dapp.replacedBy,
    sources: dapp.sources,
  };
  return {
    edition,
    id: dapp.id,
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

/** The lists of a DApp: each of its categories, or any, with each of its networks, or any. */
export const placesOf = (dapp: DappRecord, networkIds: ReadonlyMap<string, number>) => ({
  categoryIds: [ANY, ...dapp.categoryIds],
  networkIds: [ANY, ...dapp.networks.flatMap((key) => networkIds.get(key) ?? [])],
  rank: -dapp.popularity,
  id: dapp.id,
});

export type Places = ReturnType<typeof placesOf>;

/** Category, network, rank and number of a DApp in one list. */
export type PlaceRow = readonly [category: number, network: number, rank: number, id: number];

export const placeRows = ({ categoryIds, networkIds, rank, id }: Places): PlaceRow[] =>
  categoryIds.flatMap((category) => networkIds.map((network) => [category, network, rank, id] as const));
