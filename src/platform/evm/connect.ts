import type { EvmNetwork } from "./evm-network.ts";

export type EvmConnection = () => Promise<EvmNetwork>;

/**
 * Loading viem takes 35 MB and 0.2 s, so it happens on first use: an installation without an RPC server never loads it.
 */
export function connectEvmNetwork(urls: readonly string[]): EvmConnection {
  let opened: Promise<EvmNetwork> | undefined;
  return () => (opened ??= connect(urls));
}

async function connect(urls: readonly string[]): Promise<EvmNetwork> {
  const [{ createViemNetwork }, { agreeing }] = await Promise.all([
    import("./viem-network.ts"),
    import("#platform/evm/agreement.ts"),
  ]);
  return agreeing([...new Set(urls)].map((url) => createViemNetwork(url)));
}
