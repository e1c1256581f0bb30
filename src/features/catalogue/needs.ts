/** What a DApp needs from its user, as far as it follows from its kind. */
import type { Kind } from "./kinds.ts";
import type { DappRecord } from "./model.ts";

export const NEEDS = ["connect", "sign", "deposit"] as const;
export type Need = (typeof NEEDS)[number];

/** `some`: only for some features. Null: not known. */
export type NeedAnswer = "yes" | "no" | "some" | null;

export type DappNeeds = Readonly<Record<Need, NeedAnswer>>;

const UNKNOWN: DappNeeds = { connect: null, sign: null, deposit: null };
/** For reading only. */
const READ: DappNeeds = { connect: "no", sign: "no", deposit: "no" };
/** Its website has no wallet connection; what it takes in other ways is not known. */
const WITHOUT_WALLET: DappNeeds = { connect: "no", sign: "no", deposit: null };
/** Every action is a transaction; only liquidity or orders are deposited. */
const TRADE: DappNeeds = { connect: "yes", sign: "yes", deposit: "some" };
const ACT: DappNeeds = { connect: "yes", sign: "yes", deposit: null };
/** It works with what is deposited. */
const DEPOSIT: DappNeeds = { connect: "yes", sign: "yes", deposit: "yes" };

/** Only kinds whose definition implies it: two bridges can differ in all three. */
const BY_KIND: { readonly [K in Kind]?: DappNeeds } = {
  explorer: READ,
  analytics: READ,
  dex: TRADE,
  stableSwap: TRADE,
  concentratedLiquidity: TRADE,
  dexAggregator: ACT,
  lending: DEPOSIT,
  nftLending: DEPOSIT,
  cdp: DEPOSIT,
  yieldAggregator: DEPOSIT,
  farm: DEPOSIT,
  leveragedFarming: DEPOSIT,
  prizeSavings: DEPOSIT,
  optionsVault: DEPOSIT,
  liquidityManager: DEPOSIT,
  liquidStaking: DEPOSIT,
  liquidRestaking: DEPOSIT,
  restaking: DEPOSIT,
  tokenLocker: DEPOSIT,
  canonicalBridge: DEPOSIT,
  perpetuals: DEPOSIT,
};

interface KnownNeeds {
  readonly answers: DappNeeds;
  /** Which fact they follow from; null if nothing is known. */
  readonly from: "kind" | "connection" | null;
}

export function needsOf({ kind, connection }: Pick<DappRecord, "kind" | "connection">): KnownNeeds {
  const implied = BY_KIND[kind];
  if (implied) return { answers: implied, from: "kind" };
  if (connection === "none") return { answers: WITHOUT_WALLET, from: "connection" };
  return { answers: UNKNOWN, from: null };
}
