/** Configures donations for this installation: token, recipient and RPC servers. */
import { brand } from "#brand/brand.ts";
import type { DonationDeps, DonationSettings } from "#features/donations/server/deps.ts";
import { createDonationStore } from "#features/donations/server/store.ts";
import { connectEvmNetwork } from "#platform/evm/connect.ts";
import { hasWrongChecksum } from "#platform/evm/evm-address.ts";
import type { Config } from "#server/config.ts";
import type { Foundation } from "#server/foundation.ts";

/** §9: donations are accepted on BSC only. */
const BSC_CHAIN_ID = 56;
/** Nobody has its key, so tokens sent there are lost; the demonstration says so. */
const BURN_ADDRESS = "0x000000000000000000000000000000000000dead";

export function createDonationDeps(
  { config, clock, database, log }: Foundation,
  given: Pick<DonationDeps, "networks" | "onSettled" | "onProblem">,
): DonationDeps {
  for (const name of ["DONATION_RECIPIENT", "DONATION_TOKEN"] as const) {
    const address = config[name];
    if (address && hasWrongChecksum(address))
      log.warn({ setting: name }, "the capitals of this address do not match its checksum; is it mistyped?");
  }
  return {
    store: createDonationStore(database.db),
    clock,
    log,
    settings: donationSettings(config),
    connection: config.BSC_RPC_URLS ? connectEvmNetwork(config.BSC_RPC_URLS) : null,
    ...given,
  };
}

export const donationSettings = (config: Config): DonationSettings => ({
  terms: {
    chainId: BSC_CHAIN_ID,
    token: (config.DONATION_TOKEN ?? brand.token.contract).toLowerCase(),
    decimals: config.DONATION_DECIMALS ?? brand.token.decimals,
    recipient: (config.DONATION_RECIPIENT ?? BURN_ADDRESS).toLowerCase(),
  },
  isAsked: brand.switches.donation,
  isDemo: config.DONATION_RECIPIENT === undefined,
  tokenName: brand.token.name,
  tokenSymbol: brand.token.symbol,
  networkKey: brand.token.network,
  confirmations: config.DONATION_CONFIRMATIONS,
  bases: brand.donation,
});
