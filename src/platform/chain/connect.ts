import type { EvmNetwork } from "./evm-network.ts";

export type EvmConnection = () => Promise<EvmNetwork>;

/** viem takes 35 MB and 0.2 s to load, so it comes with the first use: an installation without an RPC never loads it. */
export function connectEvmNetwork(urls: readonly string[]): EvmConnection {
  let opened: Promise<EvmNetwork> | undefined;
  return () =>
    (opened ??= import("./viem-network.ts").then(({ createViemNetwork }) => createViemNetwork(urls)));
}
