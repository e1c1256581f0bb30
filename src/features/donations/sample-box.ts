/** A donation box for tests. */
import type { DonationBox } from "./model.ts";

export const sampleBox: DonationBox = {
  isDemo: false,
  token: { name: "TKN", symbol: "TKN", contract: "0x00000000000000000000000000000000000000aa", decimals: 4 },
  network: { key: "bsc", title: "BNB Smart Chain", chainId: 56, gasSymbol: "BNB" },
  recipient: "0x00000000000000000000000000000000000000bb",
  amount: "200.4817",
  baseUnits: "2004817",
  earlierAmounts: [],
  explorers: ["bscscan.com"],
  linkExample: "https://bscscan.com/tx/0x…",
  swapLink: "tool:swapToken",
  paymentUri:
    "ethereum:0x00000000000000000000000000000000000000aa@56/transfer?address=0x00000000000000000000000000000000000000bb&uint256=2004817",
};
