/** The store's nouns: networks, categories, DApps, the tokens they name and the sections of the front page. */
import type { Language } from "#i18n/languages.ts";
import type { Kind } from "./kinds.ts";

/** §9: the category the store opens with. It holds the most popular DApps rather than a kind of DApp. */
export const HOT_CATEGORY_ID = 99_998;
export const HOT_SIZE = 100;
/** §9: how many DApps one request may ask for, and how far the next page is. */
export const MAX_COUNT = 500;
export const PAGE_STEP = 40;
export const MAX_KEY_LENGTH = 100;
/** The largest number a database keeps for a DApp. */
export const MAX_HID = 2_147_483_647;

/** §3: the EVM networks of the first releases, by the number that the API knows them by. */
export const EVM_LIST = [
  { hid: 1, name: "Ethereum" },
  { hid: 12, name: "BSC" },
  { hid: 15, name: "HECO" },
  { hid: 18, name: "Matic" },
  { hid: 25, name: "FTM" },
] as const;

/** English is always there; what else is depends on who wrote it. */
export type LocalText = { readonly en: string } & {
  readonly [L in Exclude<Language, "en">]?: string | undefined;
};

export type FullText = Readonly<Record<Language, string>>;

/** How the addresses of a network are written, for checks of what people type. */
export type AddressFormat =
  | { readonly kind: "evm"; readonly bech32?: string | undefined }
  | { readonly kind: "bech32"; readonly prefix: string }
  | { readonly kind: "ss58"; readonly prefix: number }
  | { readonly kind: "antelope" | "iost" | "tron" | "jingtum" | "solana" | "aptos" | "filecoin" };

/** `{tx}` and `{address}` stand for what is looked up. */
export interface Explorer {
  readonly url: string;
  readonly transaction?: string | undefined;
  readonly address: string;
}

export type NetworkStatus = "active" | "winding-down" | "uncertain" | "dead";

export interface Network {
  readonly hid: number;
  readonly key: string;
  readonly title: string;
  readonly namespace: string;
  readonly chainId: string | null;
  readonly symbol: string;
  readonly decimals: number | null;
  readonly isEvm: boolean;
  /** §3: the short code of `namespace:chainId`, for the networks that have one. */
  readonly code: string | null;
  readonly status: NetworkStatus;
  readonly isDeprecated: boolean;
  readonly note: string;
  readonly formerNames: readonly string[];
  /** What people call it, in any language. */
  readonly aliases: readonly string[];
  readonly addressFormat: AddressFormat;
  readonly explorers: readonly Explorer[];
}

export interface TokenStandard {
  readonly key: string;
  readonly type: "token" | "nft";
  /** Keys of the networks of the namespace that use it. */
  readonly networks: readonly string[];
}

export type TokenStandards = Readonly<Record<string, readonly TokenStandard[]>>;

export interface Category {
  readonly hid: number;
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

export interface Audit {
  readonly firm: string;
  /** A day, a month or a year, as exactly as it is known. */
  readonly date?: string | undefined;
  readonly url?: string | undefined;
}

export const CONNECTIONS = ["both", "extension", "mobile", "none"] as const;
export type Connection = (typeof CONNECTIONS)[number];

export const REFERRALS = ["none", "automatic", "manual"] as const;
export type Referral = (typeof REFERRALS)[number];

/** A DApp as the catalogue keeps it, in no particular language. */
export interface DappRecord {
  readonly hid: number;
  readonly title: string;
  readonly url: string;
  readonly kind: Kind;
  readonly desc: LocalText;
  readonly categoryIds: readonly number[];
  readonly networks: readonly string[];
  readonly tokens: readonly string[];
  readonly contracts: readonly Contract[];
  readonly audits: readonly Audit[];
  readonly keywords: readonly string[];
  readonly connection: Connection;
  /** Null while nobody has said. */
  readonly referral: Referral | null;
  /** The address of a picture of its own; without one it gets a drawn one. */
  readonly icon: string | null;
  readonly popularity: number;
  readonly isListed: boolean;
  /** Of a delisted one: the DApp that goes on under another name. */
  readonly replacedBy: number | null;
  readonly listedAt: Date;
  readonly changedAt: Date;
}

/** A DApp as one reader sees it. */
export interface Dapp extends Omit<DappRecord, "desc" | "keywords" | "icon"> {
  readonly description: string;
  /** False where the line was put together from the kind and the networks. */
  readonly isDescriptionGiven: boolean;
  readonly iconPath: string;
}

export interface HomeSection {
  readonly hid: number;
  readonly key: string;
  readonly title: string;
  readonly source: SectionSource;
  readonly dapps: readonly Dapp[];
}

export type SectionSource = "chosen" | "newest";

export interface HotSearch {
  readonly hid: number;
  readonly text: string;
}

export const PROMOTION_KINDS = ["banner", "activity", "ad"] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** Something of the brand's own that is shown between other things. */
export interface Promotion {
  readonly hid: number;
  readonly kind: PromotionKind;
  readonly title: string;
  /** Where it leads; clients show it only if that is a web address (§3). */
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
  readonly dappHid: number | null;
  /** A picture of its own, as an address under ours. */
  readonly logo: string | null;
}

/** Its own picture, else that of its DApp, else that of its network. */
export const tokenIconPath = ({
  logo,
  dappHid,
  network,
}: Pick<Token, "logo" | "dappHid" | "network">): string =>
  logo ?? (dappHid === null ? networkIconPath(network) : dappIconPath(dappHid));

/** A collection of NFTs. */
export interface Nft {
  readonly network: string;
  readonly address: string;
  readonly standard: string;
  readonly name: string;
  readonly website: string;
  readonly description: string;
  readonly marketplaces: readonly string[];
  /** As an address under ours. */
  readonly logo: string;
  readonly listedAt: Date;
  readonly changedAt: Date;
}

export const networkIconPath = (key: string): string => `/icons/network/${key}.svg`;

export const dappIconPath = (hid: number): string => `/icons/dapp/${hid}.svg`;

/** §2: a category of the store, without the language. */
export const categoryPath = ({ hid, key }: Pick<Category, "hid" | "key">): string =>
  `/dappstore?${new URLSearchParams({ category_id: String(hid), category: key })}`;

/** Where a DApp is told about, without the language. */
export const dappPagePath = (hid: number): string => `/dappstore/detail?id=${hid}`;

export const promotionImagePath = (image: string): string => `/icons/art/${image}.svg`;

/** EVM addresses are the same in capitals and small letters; others are not. */
export const addressKey = (address: string): string =>
  /^0x[\da-f]{40}$/i.test(address) ? address.toLowerCase() : address;

/** One DApp, one key: the same address in another spelling is the same DApp. */
export function urlKey(url: string): string {
  const { host, pathname, search } = new URL(url);
  const path = pathname.replace(/\/+$/, "");
  return `${host.replace(/^www\./, "")}${path}${search}`;
}
