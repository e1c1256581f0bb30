/** The statements on a DApp's page, their sources, and incidents. */

/** The statements with a source and a date. */
export const FACTS = [
  "website",
  "categories",
  "description",
  "networks",
  "contracts",
  "audits",
  "tokens",
  "connection",
  "referral",
  "fees",
  "languages",
  "screenshots",
] as const;
export type FactName = (typeof FACTS)[number];

/** The messages that name them. */
export const FACT_LABELS = {
  website: "dappDetail.facts.website",
  categories: "dappDetail.facts.category",
  description: "dappDetail.about.title",
  networks: "dappDetail.facts.networks",
  contracts: "dappDetail.facts.contracts",
  audits: "dappDetail.facts.audits",
  tokens: "dappDetail.facts.tokens",
  connection: "dappDetail.facts.connection",
  referral: "dappDetail.facts.referral",
  fees: "dappDetail.facts.fees",
  languages: "dappDetail.facts.languages",
  screenshots: "dappDetail.screenshots.title",
} as const satisfies Record<FactName, string>;

/** `catalogue`: from our editors. `project`: from the project's submission. */
export const FACT_AUTHORS = ["catalogue", "project"] as const;
export type FactAuthor = (typeof FACT_AUTHORS)[number];

export interface FactSource {
  readonly by: FactAuthor;
  /** The day it was recorded. */
  readonly date: string;
}

/** A missing statement has no source. */
export type FactSources = { readonly [Fact in FactName]?: FactSource | undefined };

/** `attack`: through the contracts. `keys`: with stolen or misused keys. `website`: through a hijacked website. */
export const INCIDENT_KINDS = ["attack", "keys", "website"] as const;
export const RETURNED = ["partly", "fully"] as const;

export interface Incident {
  readonly kind: (typeof INCIDENT_KINDS)[number];
  /** A day, a month or a year, as exactly as it is known. */
  readonly date: string;
  /** In US dollars at that time; omitted if reports differ. */
  readonly amountUsd?: number | undefined;
  readonly returned?: (typeof RETURNED)[number] | undefined;
  readonly source: { readonly name: string; readonly url: string };
}

/** What a DApp takes a fee for. */
export const FEE_KINDS = ["trade", "deposit", "withdrawal", "performance", "service"] as const;

export interface Fee {
  readonly kind: (typeof FEE_KINDS)[number];
  /** As the project writes it, such as 0.3 %. */
  readonly rate: string;
}

/** A token that is exchanged for another one. */
export interface TokenChange {
  readonly from: string;
  readonly to: string;
  /** A day, a month or a year. */
  readonly since: string;
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
