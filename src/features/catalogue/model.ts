/** The store's models: networks, categories, DApps, their tokens and the sections of the front page. */
import type { Language } from "#i18n/languages.ts";
import { withoutTrailing } from "#lib/text/trailing.ts";
import type { FactSources, Fee, Incident, TokenChange } from "./facts.ts";
import type { Kind } from "./kinds.ts";

/** §9: the store's default category. It contains the most popular DApps instead of a kind of DApp. */
export const HOT_CATEGORY_ID = 99_998;
export const HOT_SIZE = 100;
/** §9: the maximum of DApps per request, and the page size. */
export const MAX_COUNT = 500;
export const PAGE_STEP = 40;
export const MAX_KEY_LENGTH = 100;

/** What the page and the API read of a typed search: no control characters, and the first signs of a longer text. */
export const cleanSearchKey = (typed: string): string =>
  typed
    .slice(0, 2 * MAX_KEY_LENGTH)
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, MAX_KEY_LENGTH);
/** The first of the hot searches; the others move up when a DApp of that name is delisted. */
export const SHOWN_HOT_SEARCHES = 6;
/** The DApps of a section on the front page; its own page has the rest. */
export const HOME_SECTION_SIZE = 12;
/** The largest DApp id that the database can store. */
export const MAX_ID = 2_147_483_647;

/** §3: the EVM networks of the first releases, by their API number. */
export const EVM_LIST = [
  { id: 1, name: "Ethereum" },
  { id: 12, name: "BSC" },
  { id: 15, name: "HECO" },
  { id: 18, name: "Matic" },
  { id: 25, name: "FTM" },
] as const;

/** English always exists; the other languages are optional. */
export type LocalText = { readonly en: string } & {
  readonly [L in Exclude<Language, "en">]?: string | undefined;
};

export type FullText = Readonly<Record<Language, string>>;

/** The address format of a network, for validation. */
export type AddressFormat =
  | { readonly kind: "evm"; readonly bech32?: string | undefined }
  | { readonly kind: "bech32"; readonly prefix: string }
  | { readonly kind: "ss58"; readonly prefix: number }
  | { readonly kind: "antelope" | "iost" | "tron" | "jingtum" | "solana" | "aptos" | "filecoin" };

/** `{tx}` and `{address}` are placeholders. */
export interface Explorer {
  readonly url: string;
  readonly transaction?: string | undefined;
  readonly address: string;
}

export type NetworkStatus = "active" | "winding-down" | "uncertain" | "dead";

export interface Network {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly namespace: string;
  readonly chainId: string | null;
  readonly symbol: string;
  readonly decimals: number | null;
  readonly isEvm: boolean;
  /** §3: the short code of `namespace:chainId`, if the network has one. */
  readonly code: string | null;
  /** The main colour of its own brand, `#rrggbb`; records of operators from before this field have none. */
  readonly colour?: string | null | undefined;
  readonly status: NetworkStatus;
  readonly isDeprecated: boolean;
  readonly note: string;
  readonly formerNames: readonly string[];
  /** Other names in any language. */
  readonly aliases: readonly string[];
  readonly addressFormat: AddressFormat;
  readonly explorers: readonly Explorer[];
}

export interface TokenStandard {
  readonly key: string;
  readonly type: "token" | "nft";
  /** Keys of the networks in the namespace that use it. */
  readonly networks: readonly string[];
}

export type TokenStandards = Readonly<Record<string, readonly TokenStandard[]>>;

export interface Category {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly order: number;
  readonly type: number;
}

export interface Contract {
  readonly network: string;
  readonly address: string;
  readonly label: string;
}

/** What a node told about a contract. */
export interface ContractReading {
  readonly proxy: "upgradeable" | "clone" | "none";
  readonly readAt: Date;
}

export interface Audit {
  readonly firm: string;
  /** A day, a month or a year, as exactly as it is known. */
  readonly date?: string | undefined;
  readonly url?: string | undefined;
  /** What was audited, as the report names it. */
  readonly scope?: string | undefined;
}

export const CONNECTIONS = ["both", "extension", "mobile", "none"] as const;
export type Connection = (typeof CONNECTIONS)[number];

export const REFERRALS = ["none", "automatic", "manual"] as const;
export type Referral = (typeof REFERRALS)[number];

/** A DApp as stored, in no particular language. */
export interface DappRecord {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly kind: Kind;
  readonly desc: LocalText;
  readonly categoryIds: readonly number[];
  readonly networks: readonly string[];
  /** Names of networks that are not in our list, such as the DApp's own. */
  readonly otherNetworks: readonly string[];
  readonly tokens: readonly string[];
  readonly tokenChanges: readonly TokenChange[];
  /** Whether it has a token of its own; null if nobody said. */
  readonly hasToken: boolean | null;
  readonly contracts: readonly Contract[];
  readonly audits: readonly Audit[];
  readonly incidents: readonly Incident[];
  readonly keywords: readonly string[];
  /** Null if unknown. */
  readonly connection: Connection | null;
  /** Null if unknown. */
  readonly referral: Referral | null;
  /** Empty if unknown. */
  readonly fees: readonly Fee[];
  /** The languages of its website, as BCP 47 names them; empty if unknown. */
  readonly languages: readonly string[];
  /** The address of its own picture; without one it gets a drawn avatar. */
  readonly icon: string | null;
  /** The addresses of its pictures, as the project sent them. */
  readonly screenshots: readonly string[];
  readonly popularity: number;
  readonly isListed: boolean;
  /** For a delisted DApp: the DApp that continues it under another name. */
  readonly replacedBy: number | null;
  /** When it was listed in this store. */
  readonly listedAt: Date;
  /** When its facts last changed. */
  readonly changedAt: Date;
  readonly sources: FactSources;
}

/** A DApp in one reader's language. */
export interface Dapp extends Omit<DappRecord, "desc" | "keywords" | "icon"> {
  readonly description: string;
  /** False if the line was composed from kind and networks. */
  readonly isDescriptionGiven: boolean;
  readonly iconPath: string;
}

export interface HomeSection {
  readonly id: number;
  readonly key: string;
  readonly title: string;
  readonly source: SectionSource;
  readonly dapps: readonly Dapp[];
}

/** `opened`: opened most often in the last days. */
export type SectionSource = "chosen" | "newest" | "opened";

export interface HotSearch {
  readonly id: number;
  readonly text: string;
}

export const PROMOTION_KINDS = ["banner", "activity", "ad"] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** A promotion of the brand: banner, activity or ad. */
export interface Promotion {
  readonly id: number;
  readonly kind: PromotionKind;
  readonly title: string;
  /** Its target; clients show it only if it is a web address (§3). */
  readonly url: string;
  /** The name of one of the site's drawings. */
  readonly image: string;
  readonly imagePath: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

export interface Token {
  readonly network: string;
  readonly address: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly dappId: number | null;
  /** Its own picture, as a path on our site. */
  readonly logo: string | null;
  /** What its project says about it. */
  readonly website?: string | undefined;
  readonly description?: string | undefined;
  /** In whole tokens, as a node told it on this day. */
  readonly supply?: string | undefined;
  readonly supplyDay?: string | undefined;
}

/** Its own picture, otherwise its DApp's, otherwise its network's. */
export const tokenIconPath = ({
  logo,
  dappId,
  network,
}: Pick<Token, "logo" | "dappId" | "network">): string =>
  logo ?? (dappId === null ? networkIconPath(network) : dappIconPath(dappId));

/** A collection of NFTs. */
export interface Nft {
  readonly network: string;
  readonly address: string;
  readonly standard: string;
  readonly name: string;
  readonly website: string;
  readonly description: string;
  readonly marketplaces: readonly string[];
  /** As a path on our site. */
  readonly logo: string;
  readonly listedAt: Date;
  readonly changedAt: Date;
}

export const networkIconPath = (key: string): string => `/icons/network/${key}.svg`;

export const dappIconPath = (id: number): string => `/icons/dapp/${id}.svg`;

/** §2: the path of a category, without the language. */
export const categoryPath = ({ id, key }: Pick<Category, "id" | "key">): string =>
  `/dappstore?${new URLSearchParams({ category_id: String(id), category: key })}`;

/** The path of a DApp's page, without the language. */
export const dappPagePath = (id: number): string => `/dappstore/detail?id=${id}`;

export const promotionImagePath = (image: string): string => `/icons/art/${image}.svg`;

/** EVM addresses are case-insensitive; others are not. */
export const addressKey = (address: string): string =>
  /^0x[\da-f]{40}$/i.test(address) ? address.toLowerCase() : address;

/** The same address in another notation gives the same key. */
export function urlKey(url: string): string {
  const { host, pathname, search } = new URL(url);
  const path = withoutTrailing(pathname, "/");
  return `${host.replace(/^www\./, "")}${path}${search}`;
}
