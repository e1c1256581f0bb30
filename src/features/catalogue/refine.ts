/** How a list of the store can be sorted and filtered beyond category and network. */
import type { Kind } from "./kinds.ts";
import type { Connection } from "./model.ts";

/** `editors` is the order of the catalogue; `trending` is by opens of the last days. */
export const SORTS = ["editors", "trending", "new", "name", "networks"] as const;
export type Sort = (typeof SORTS)[number];

/** Facts that a DApp must have. What is unknown never matches. */
export const REQUIRED_FACTS = ["audited", "proven", "contracts", "mobile", "tokenless"] as const;
export type RequiredFact = (typeof REQUIRED_FACTS)[number];

export interface Refinement {
  readonly sort?: Sort | undefined;
  readonly kind?: Kind | undefined;
  readonly facts?: readonly RequiredFact[] | undefined;
}

interface FactHolder {
  readonly audits: readonly unknown[];
  readonly contracts: readonly unknown[];
  readonly connection: Connection | null;
  readonly tokens: readonly unknown[];
  readonly hasToken: boolean | null;
  /** Whether a proof of its owner holds. */
  readonly isProven: boolean;
}

const HAS: Readonly<Record<RequiredFact, (dapp: FactHolder) => boolean>> = {
  audited: ({ audits }) => audits.length > 0,
  proven: ({ isProven }) => isProven,
  contracts: ({ contracts }) => contracts.length > 0,
  mobile: ({ connection }) => connection === "both" || connection === "mobile",
  // Only if somebody said so: an empty list of tokens means that none is known.
  tokenless: ({ tokens, hasToken }) => hasToken === false && tokens.length === 0,
};

/** The facts as bits, in the order of `REQUIRED_FACTS`. */
export const factBits = (dapp: FactHolder): number =>
  REQUIRED_FACTS.reduce((bits, fact, at) => (HAS[fact](dapp) ? bits | (1 << at) : bits), 0);

export const bitsOf = (facts: readonly RequiredFact[]): number =>
  facts.reduce((bits, fact) => bits | (1 << REQUIRED_FACTS.indexOf(fact)), 0);
