/** Converts a listing into a catalogue record, or reports what is wrong with it. */
import { isDeepStrictEqual } from "node:util";
import kindTexts from "#content/messages/en/kinds.json" with { type: "json" };
import { dayOf, FACTS, type FactAuthor, type FactName, type FactSources } from "#features/catalogue/facts.ts";
import { KINDS, type Kind } from "#features/catalogue/kinds.ts";
import type { Listing } from "#features/catalogue/listing-schema.ts";
import type { DappRecord, Network } from "#features/catalogue/model.ts";
import type { StoredCategory } from "#features/catalogue/server/reference-store.ts";
import type { RecordProblem, RecordProblemCode } from "#lib/records/record-problem.ts";
import { fold } from "#lib/text/fold.ts";

/** The names that a listing may use. */
export interface ListingNames {
  /** By key or English title, in lower case. */
  readonly categoryIds: ReadonlyMap<string, number>;
  readonly networkKeys: ReadonlySet<string>;
  /** Whether the address is a valid contract of the network. */
  readonly isContract: (network: string, address: string) => boolean;
}

/** Validates addresses of a network. */
export type AddressRule = (network: Pick<Network, "addressFormat">, address: string) => boolean;

export function listingNames(
  networks: readonly Pick<Network, "key" | "addressFormat">[],
  categories: readonly Pick<StoredCategory, "id" | "key" | "title">[],
  isAddress: AddressRule,
): ListingNames {
  const byKey = new Map(networks.map((network) => [network.key, network]));
  return {
    networkKeys: new Set(byKey.keys()),
    categoryIds: new Map(
      categories.flatMap(({ id, key, title }) => [
        [key.toLowerCase(), id] as const,
        [title.en.toLowerCase(), id] as const,
      ]),
    ),
    isContract: (key, address) => {
      const network = byKey.get(key);
      return network === undefined || isAddress(network, address);
    },
  };
}

/** The default kind per category. */
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

const plainName = (name: string): string => fold(name).replaceAll(/[\s_-]+/g, "");

/** Later entries win, so that a kind's own key is never taken for another's label. */
const KIND_NAMES: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...Object.entries(KIND_OF_CATEGORY),
  ...KINDS.map((kind): [string, Kind] => [plainName(kindTexts[kind].label), kind]),
  ...KINDS.map((kind): [string, Kind] => [plainName(kind), kind]),
]);

function kindOf({ kind, categories }: Listing): Kind | null {
  if (kind !== undefined) return KIND_NAMES.get(plainName(kind)) ?? null;
  return KIND_OF_CATEGORY[categories[0]?.toLowerCase() ?? ""] ?? "other";
}

export type ListingFacts = Pick<
  DappRecord,
  "title" | "url" | "desc" | "kind" | "categoryIds" | "networks" | "tokens" | "audits"
> &
  Partial<
    Pick<
      DappRecord,
      | "otherNetworks"
      | "tokenChanges"
      | "hasToken"
      | "incidents"
      | "contracts"
      | "keywords"
      | "connection"
      | "referral"
      | "fees"
      | "languages"
      | "icon"
      | "screenshots"
      | "popularity"
      | "sources"
    >
  > & {
    readonly listedAt?: Date;
    readonly isListed: boolean;
    readonly replacedBy: number | null;
    /** The source of all statements without their own. */
    readonly source?: { readonly by: FactAuthor; readonly date?: string | undefined };
  };

export type ReadListing =
  | { readonly ok: true; readonly facts: ListingFacts }
  | { readonly ok: false; readonly problems: readonly RecordProblem[] };

export function readListing(listing: Listing, names: ListingNames): ReadListing {
  const kind = kindOf(listing);
  const categoryIds = unique(listing.categories.map((name) => names.categoryIds.get(name.toLowerCase())));
  const isUnknown = (key: string): boolean => !names.networkKeys.has(key);
  const isUnknownCategory = (name: string): boolean => !names.categoryIds.has(name.toLowerCase());
  const contracts = listing.contracts ?? [];
  const misplaced = contracts.filter(({ network, address }) => !names.isContract(network, address));
  const problems: RecordProblem[] = [
    ...(kind ? [] : naming("kind", "not_a_kind", [listing.kind ?? ""])),
    ...naming("categories", "not_a_category", listing.categories.filter(isUnknownCategory)),
    ...naming("networks", "not_a_network", listing.networks.filter(isUnknown)),
    ...naming("contracts", "not_a_network", contracts.map(({ network }) => network).filter(isUnknown)),
    ...naming(
      "contracts",
      "not_a_contract",
      misplaced.map(({ address }) => address),
    ),
    ...(listing.replacedBy !== undefined && !listing.delisted
      ? [{ path: "replacedBy", code: "delisted_only" } as const]
      : []),
  ];
  if (!kind || problems.length > 0) return { ok: false, problems };
  return { ok: true, facts: { ...plainFacts(listing), kind, categoryIds } };
}

const naming = (path: string, code: RecordProblemCode, values: readonly string[]): RecordProblem[] =>
  values.map((value) => ({ path, code, value }));

const unique = <Value>(values: readonly (Value | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];

/** Only given fields; omitted ones keep their earlier value. */
const plainFacts = (listing: Listing): Omit<ListingFacts, "kind" | "categoryIds"> => ({
  title: listing.title,
  url: listing.url,
  desc: listing.desc,
  networks: [...new Set(listing.networks)],
  tokens: listing.tokens,
  audits: listing.audits,
  isListed: listing.delisted !== true,
  replacedBy: listing.replacedBy ?? null,
  ...(listing.otherNetworks && { otherNetworks: [...new Set(listing.otherNetworks)] }),
  ...(listing.tokenChanges && { tokenChanges: listing.tokenChanges }),
  ...(listing.hasToken !== undefined && { hasToken: listing.hasToken }),
  ...(listing.incidents && { incidents: listing.incidents }),
  ...(listing.source && { source: listing.source }),
  ...(listing.sources && { sources: listing.sources }),
  ...(listing.contracts && { contracts: listing.contracts }),
  ...(listing.keywords && { keywords: listing.keywords }),
  ...(listing.connect && { connection: listing.connect }),
  ...(listing.referral && { referral: listing.referral }),
  ...(listing.fees && { fees: listing.fees }),
  ...(listing.languages && { languages: [...new Set(listing.languages)] }),
  ...(listing.icon && { icon: listing.icon }),
  ...(listing.screenshots && { screenshots: [...new Set(listing.screenshots)] }),
  ...(listing.popularity !== undefined && { popularity: listing.popularity }),
  ...(listing.listed && { listedAt: new Date(listing.listed) }),
});

/** Creates a record from its facts, over the known one. */
export function recordOf(
  { source, sources, ...facts }: ListingFacts,
  id: number,
  known: DappRecord | null,
  now: Date,
): DappRecord {
  const record: DappRecord = {
    otherNetworks: [],
    tokenChanges: [],
    hasToken: null,
    contracts: [],
    incidents: [],
    keywords: [],
    connection: null,
    referral: null,
    fees: [],
    languages: [],
    icon: null,
    screenshots: [],
    popularity: 0,
    listedAt: now,
    ...known,
    ...facts,
    ...(known && facts.listedAt && isSameDay(known.listedAt, facts.listedAt) && { listedAt: known.listedAt }),
    id,
    changedAt: now,
    sources: {},
  };
  const isUnchanged = known !== null && isSame(record, known);
  return {
    ...record,
    ...(isUnchanged && { changedAt: known.changedAt }),
    sources: sourcesOf(record, { source, sources }, known, now),
  };
}

/** The value of each statement; null if it is missing. */
const STATEMENTS: Readonly<Record<FactName, (dapp: DappRecord) => unknown>> = {
  website: ({ url }) => url,
  categories: ({ categoryIds, kind }) => ({ categoryIds, kind }),
  description: ({ desc }) => desc,
  networks: ({ networks, otherNetworks }) => listed(networks, otherNetworks),
  contracts: ({ contracts }) => listed(contracts),
  audits: ({ audits }) => listed(audits),
  tokens: ({ tokens, tokenChanges, hasToken }) =>
    listed(tokens, tokenChanges) ?? (hasToken === false ? [] : null),
  connection: ({ connection }) => connection,
  referral: ({ referral }) => referral,
  fees: ({ fees }) => listed(fees),
  languages: ({ languages }) => listed(languages),
  screenshots: ({ screenshots }) => listed(screenshots),
};

/** The statements that differ between two versions of a DApp. */
export const changedFacts = (before: DappRecord, after: DappRecord): FactName[] =>
  FACTS.filter((fact) => !isDeepStrictEqual(STATEMENTS[fact](before), STATEMENTS[fact](after)));

const listed = (...lists: readonly (readonly unknown[])[]): unknown =>
  lists.some((list) => list.length > 0) ? lists : null;

/**
 * A given source counts, unless it repeats the source of an outdated statement. Without one, an unchanged statement
 * keeps its source.
 */
function sourcesOf(
  record: DappRecord,
  { source, sources = {} }: { readonly [Given in "source" | "sources"]?: ListingFacts[Given] | undefined },
  known: DappRecord | null,
  now: Date,
): FactSources {
  const fresh = { by: source?.by ?? "catalogue", date: source?.date ?? dayOf(now) };
  const entries = FACTS.flatMap((fact) => {
    const stated = STATEMENTS[fact](record);
    if (stated === null) return [];
    const before = known?.sources[fact];
    const isChanged = known !== null && !isDeepStrictEqual(stated, STATEMENTS[fact](known));
    const given = isChanged && isDeepStrictEqual(sources[fact], before) ? undefined : sources[fact];
    const kept = isChanged || source ? undefined : before;
    return [[fact, given ?? kept ?? fresh] as const];
  });
  return Object.fromEntries(entries);
}

/** Files contain only days. */
const isSameDay = (a: Date, b: Date): boolean => dayOf(a) === dayOf(b);

/** Only a change moves the date of the last change; confirming a fact is not a change. */
function isSame(record: DappRecord, known: DappRecord): boolean {
  const { changedAt, sources } = known;
  return isDeepStrictEqual({ ...known, ...record, changedAt, sources }, { ...known });
}
