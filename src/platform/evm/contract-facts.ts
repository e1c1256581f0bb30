import { erc20Abi, formatUnits, type Address } from "viem";
import { createRpcClient } from "#platform/evm/client.ts";
import { isMinimalProxy, isSet, PROXY_SLOTS } from "#platform/evm/proxy.ts";
import { orNull } from "#platform/evm/unreached.ts";

export interface ContractFacts {
  readonly isContract: boolean;
  readonly name: string | null;
  readonly symbol: string | null;
  readonly decimals: number | null;
  /** In whole tokens, as a decimal string. */
  readonly totalSupply: string | null;
  readonly owner: string | null;
  /** It runs the code of another contract: EIP-1967, or a minimal proxy (EIP-1167). */
  readonly isProxy: boolean;
}

/** A visitor waits at a form, so this is the limit for all servers together. */
const TIMEOUT_MS = 2_500;

const OWNER_ABI = [
  { type: "function", name: "owner", inputs: [], outputs: [{ type: "address" }], stateMutability: "view" },
] as const;

/** Names are untrusted text from a contract. */
const MAX_TEXT = 100;

/**
 * Throws if the servers belong to another network, or if none answers one of the calls: without its decimals a supply would
 * be a wrong number.
 */
export async function readContractFacts(
  urls: readonly string[],
  chainId: number,
  contract: string,
): Promise<ContractFacts> {
  const client = createRpcClient(urls, TIMEOUT_MS / urls.length);
  const address = contract.toLowerCase() as Address;
  if ((await client.getChainId()) !== chainId) throw new Error("the RPC server is another network's");
  const code = await client.getCode({ address });
  if (code === undefined || code === "0x") return NO_CONTRACT;
  const [name, symbol, decimals, supply, owner, slot] = await Promise.all([
    orNull(client.readContract({ address, abi: erc20Abi, functionName: "name" })),
    orNull(client.readContract({ address, abi: erc20Abi, functionName: "symbol" })),
    orNull(client.readContract({ address, abi: erc20Abi, functionName: "decimals" })),
    orNull(client.readContract({ address, abi: erc20Abi, functionName: "totalSupply" })),
    orNull(client.readContract({ address, abi: OWNER_ABI, functionName: "owner" })),
    orNull(client.getStorageAt({ address, slot: PROXY_SLOTS.implementation })),
  ]);
  return {
    isContract: true,
    name: name?.slice(0, MAX_TEXT) ?? null,
    symbol: symbol?.slice(0, MAX_TEXT) ?? null,
    decimals,
    totalSupply: supply === null ? null : formatUnits(supply, decimals ?? 0),
    owner,
    isProxy: isMinimalProxy(code) || isSet(slot),
  };
}

const NO_CONTRACT: ContractFacts = {
  isContract: false,
  name: null,
  symbol: null,
  decimals: null,
  totalSupply: null,
  owner: null,
  isProxy: false,
};
