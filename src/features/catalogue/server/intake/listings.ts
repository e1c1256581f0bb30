/** Turns what somebody wrote about a DApp into what the catalogue keeps, or says what is wrong with it. */
import { isDeepStrictEqual } from "node:util";
import kindTexts from "#content/messages/en/kinds.json" with { type: "json" };
import { KINDS, type Kind } from "#features/catalogue/kinds.ts";
import type { Listing } from "#features/catalogue/listing-schema.ts";
import type { DappRecord, Network } from "#features/catalogue/model.ts";
import type { StoredCategory } from "#features/catalogue/server/reference-store.ts";

/** The names a listing may use. */
export interface ListingNames {
  /** By key or English title, in small letters. */
  readonly categoryIds: ReadonlyMap<string, number>;
  readonly networkKeys: ReadonlySet<string>;
}

export const listingNames = (
  networks: readonly Pick<Network, "key">[],
  categories: readonly Pick<StoredCategory, "hid" | "key" | "title">[],
): ListingNames => ({
  networkKeys: new Set(networks.map(({ key }) => key)),
  categoryIds: new Map(
    categories.flatMap(({ hid, key, title }) => [
      [key.toLowerCase(), hid] as const,
      [title.en.toLowerCase(), hid] as const,
    ]),
  ),
});

/** What kind a DApp is when only its category is known. */
const KIND_OF_CATEGORY: Readonly<Record<string, Kind>> = {
  dex: "dex",
  lending: "lending",
  yield: "yield",
  derivatives: "derivatives",
  staking: "staking",
  stablecoins: "stablecoin",
  bridges: "bridge",
  nft: "nft",
  games: "game",
  social: "social",
  tools: "tools",
  payments: "payments",
  rwa: "rwa",
  defi: "defi",
};

const fold = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, "");

/** Later entries win: a kind's own key is never taken for another's label. */
const KIND_NAMES: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...Object.entries(KIND_OF_CATEGORY),
  ...KINDS.map((kind): [string, Kind] => [fold(kindTexts[kind].label), kind]),
  ...KINDS.map((kind): [string, Kind] => [fold(kind), kind]),
]);

function kindOf({ kind, categories }: Listing): Kind | null {
  if (kind !== undefined) return KIND_NAMES.get(fold(kind)) ?? null;
  return KIND_OF_CATEGORY[categories[0]?.toLowerCase() ?? ""] ?? "other";
}

export type ListingFacts = Pick<
  DappRecord,
  "title" | "url" | "desc" | "kind" | "categoryIds" | "networks" | "tokens" | "audits"
> &
  Partial<Pick<DappRecord, "contracts" | "keywords" | "connection" | "referral" | "icon" | "popularity">> & {
    readonly listedAt?: Date;
    readonly isListed: boolean;
    readonly replacedBy: number | null;
  };

export type ReadListing =
  | { readonly ok: true; readonly facts: ListingFacts }
  | { readonly ok: false; readonly problems: readonly string[] };

export function readListing(listing: Listing, names: ListingNames): ReadListing {
  const kind = kindOf(listing);
  const categoryIds = unique(listing.categories.map((name) => names.categoryIds.get(name.toLowerCase())));
  const isUnknown = (key: string): boolean => !names.networkKeys.has(key);
  const problems = [
    ...(kind ? [] : [`kind "${listing.kind}" is unknown`]),
    ...listing.categories
      .filter((name) => !names.categoryIds.has(name.toLowerCase()))
      .map((name) => `category "${name}" is unknown`),
    ...listing.networks.filter(isUnknown).map((key) => `network "${key}" is unknown`),
    ...(listing.contracts ?? [])
      .filter(({ network }) => isUnknown(network))
      .map(({ network }) => `network "${network}" of a contract is unknown`),
    ...(listing.replacedBy !== undefined && !listing.delisted
      ? ["replacedBy is for delisted DApps only"]
      : []),
  ];
  if (!kind || problems.length > 0) return { ok: false, problems };
  return { ok: true, facts: { ...plainFacts(listing), kind, categoryIds } };
}

const unique = <Value>(values: readonly (Value | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** Only what was written: what is left out keeps its earlier value. */
const plainFacts = (listing: Listing): Omit<ListingFacts, "kind" | "categoryIds"> => ({
  title: listing.title,
  url: listing.url,
  desc: listing.desc,
  networks: [...new Set(listing.networks)],
  tokens: listing.tokens,
  audits: listing.audits,
  isListed: listing.delisted !== true,
  replacedBy: listing.replacedBy ?? null,
  ...(listing.contracts && { contracts: listing.contracts }),
  ...(listing.keywords && { keywords: listing.keywords }),
  ...(listing.connect && { connection: listing.connect }),
  ...(listing.referral && { referral: listing.referral }),
  ...(listing.icon && { icon: listing.icon }),
  ...(listing.popularity !== undefined && { popularity: listing.popularity }),
  ...(listing.listed && { listedAt: new Date(listing.listed) }),
});

/** A DApp from its facts, over what was known of it before. */
export function recordOf(facts: ListingFacts, hid: number, known: DappRecord | null, now: Date): DappRecord {
  const record: DappRecord = {
    contracts: [],
    keywords: [],
    connection: "both",
    referral: null,
    icon: null,
    popularity: 0,
    listedAt: now,
    ...known,
    ...facts,
    ...(known && facts.listedAt && isSameDay(known.listedAt, facts.listedAt) && { listedAt: known.listedAt }),
    hid,
    changedAt: now,
  };
  return known && isSame(record, known) ? { ...record, changedAt: known.changedAt } : record;
}

/** Files give days only. */
const isSameDay = (a: Date, b: Date): boolean =>
  a.toISOString().slice(0, 10) === b.toISOString().slice(0, 10);

/** The date of the last change is moved by a change only. */
function isSame(record: DappRecord, known: DappRecord): boolean {
  return isDeepStrictEqual({ ...known, ...record, changedAt: known.changedAt }, { ...known });
}
