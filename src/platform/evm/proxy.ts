/** Whether a contract runs the code of another one, and whether that code can be replaced. */
import type { Address, Hex } from "viem";
import { createRpcClient } from "#platform/evm/client.ts";

/**
 * `upgradeable`: a proxy whose code can be replaced. `clone`: a minimal proxy, whose code is another contract's and
 * stays. `none`: none of the known proxies.
 */
export const PROXY_KINDS = ["upgradeable", "clone", "none"] as const;
export type ProxyKind = (typeof PROXY_KINDS)[number];

/** The storage slots of addresses that a proxy sets: EIP-1967, EIP-1822, and OpenZeppelin's before them. */
export const PROXY_SLOTS = {
  implementation: "0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc",
  admin: "0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103",
  beacon: "0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50",
  proxiable: "0xc5f16f0fcc639fa48a6947836d9850f504798523bf8c9a3a87d5876cf622bcf7",
  zeppelinos: "0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3",
} as const;

/** The code of EIP-1167. */
const MINIMAL_PROXY = /^0x363d3d373d3d3d363d73[\da-f]{40}5af43d82803e903d91602b57fd5bf3$/i;

export const isMinimalProxy = (code: string): boolean => MINIMAL_PROXY.test(code);

/** Whether a slot holds anything. */
export const isSet = (slot: string | null | undefined): boolean => /[1-9a-f]/i.test((slot ?? "0x").slice(2));

/** Null if there is no contract at the address. Throws if no server answers, or one of another network. */
export async function readProxyKind(
  urls: readonly string[],
  chainId: number,
  contract: string,
): Promise<ProxyKind | null> {
  const client = createRpcClient(urls);
  const address = contract.toLowerCase() as Address;
  if ((await client.getChainId()) !== chainId) throw new Error("the RPC server is another network's");
  const code = await client.getCode({ address });
  if (code === undefined || code === "0x") return null;
  if (isMinimalProxy(code)) return "clone";
  const slots = await Promise.all(
    Object.values(PROXY_SLOTS).map((slot: Hex) => client.getStorageAt({ address, slot })),
  );
  return slots.some(isSet) ? "upgradeable" : "none";
}
