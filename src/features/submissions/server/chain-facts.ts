/** What the blockchain itself says about a contract, where an RPC server of its network is configured. */
import type { Network } from "#features/catalogue/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { ContractFacts } from "#platform/chain/contract-facts.ts";

export interface ChainFacts {
  /** The address must be one of the network's, checked before. */
  of(network: string, address: string): Promise<Result<ContractFacts, "not_checked">>;
  readonly isConnected: (network: string) => boolean;
}

interface ChainFactsOptions {
  /** `RPC_URLS`: by key of the network. */
  readonly rpcUrls: Readonly<Record<string, readonly string[]>>;
  readonly networks: () => Promise<readonly Pick<Network, "key" | "chainId" | "isEvm">[]>;
}

export function createChainFacts({ rpcUrls, networks }: ChainFactsOptions): ChainFacts {
  const isConnected = (network: string): boolean => (rpcUrls[network]?.length ?? 0) > 0;
  return {
    isConnected,
    async of(network, address) {
      const known = (await networks()).find(({ key }) => key === network);
      const urls = rpcUrls[network] ?? [];
      if (!known?.isEvm || urls.length === 0 || !/^0x[\da-f]{40}$/i.test(address)) return fail("not_checked");
      try {
        // viem comes with the first use: an installation without RPC servers never loads it.
        const { readContractFacts } = await import("#platform/chain/contract-facts.ts");
        return ok(await readContractFacts(urls, Number(known.chainId), address));
      } catch {
        return fail("not_checked");
      }
    },
  };
}
