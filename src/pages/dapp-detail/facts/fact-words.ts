import type { Fee } from "#features/catalogue/facts.ts";

/** The messages below `dappDetail.facts` for the values of facts. */
export const CONNECTION = {
  both: "connectionBoth",
  extension: "connectionExtension",
  mobile: "connectionMobile",
  none: "connectionNone",
} as const;

export const REFERRAL = {
  automatic: "referralAutomatic",
  manual: "referralManual",
  none: "referralNone",
} as const;

export const FEES = {
  trade: "feeTrade",
  deposit: "feeDeposit",
  withdrawal: "feeWithdrawal",
  performance: "feePerformance",
  service: "feeService",
} as const satisfies Record<Fee["kind"], string>;
