/** Reads the on-chain facts of a contract, if an RPC server of its network is configured. */
import type { Network } from "#features/catalogue/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { ContractFacts } from "#platform/evm/contract-facts.ts";

export interface ContractFactsReader {
  /** The address must already be validated for the network. */
  of(network: string, address: string): Promise<Result<ContractFacts, "not_checked">>;
  readonly isConnected: (network: string) => boolean;
}

interface ReaderOptions {
  /** `RPC_URLS`, by network key. */
  readonly rpcUrls: Readonly<Record<string, readonly string[]>>;
  readonly networks: () => Promise<readonly Pick<Network, "key" | "chainId" | "isEvm">[]>;
}

export function createContractFactsReader({ rpcUrls, networks }: ReaderOptions): ContractFactsReader {
  // Loading viem holds the process for 0.3 s, so it happens at the start, and not at all without RPC servers.
  const loading = Object.keys(rpcUrls).length > 0 ? import("#platform/evm/contract-facts.ts") : null;
  const isConnected = (network: string): boolean => (rpcUrls[network]?.length ?? 0) > 0;
  return {
    isConnected,
    async of(network, address) {
      const known = (await networks()).find(({ key }) => key === network);
      const urls = rpcUrls[network] ?? [];
      if (!known?.isEvm || urls.length === 0 || !/^0x[\da-f]{40}$/i.test(address)) return fail("not_checked");
      const facts = await loading;
      if (facts === null) return fail("not_checked");
      try {
        return ok(await facts.readContractFacts(urls, Number(known.chainId), address));
      } catch {
        return fail("not_checked");
      }
    },
  };
}
