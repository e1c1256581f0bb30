/**
 * Who controls a contract: `owner()`, the admin of its proxy (EIP-1967) and the owner of that admin. If it names nobody,
 * its deployer does: a project that was sold has an owner, and its former deployer is not asked.
 */
import { getAddress, zeroAddress, type Address, type Hash, type Hex, type PublicClient } from "viem";
import { createRpcClient } from "#platform/evm/client.ts";
import { PROXY_SLOTS } from "#platform/evm/proxy.ts";
import { orNull } from "#platform/evm/unreached.ts";

export type ControllerRole = "owner" | "admin" | "deployer";

export interface Controller {
  readonly address: string;
  readonly role: ControllerRole;
}

export interface ContractOwners {
  readonly headHash: () => Promise<string>;
  /** Null if the network has no such block. */
  readonly minedAt: (blockHash: string) => Promise<Date | null>;
  readonly isContract: (address: string) => Promise<boolean>;
  /** Without the zero address, which nobody controls. */
  readonly controllersOf: (address: string) => Promise<readonly Controller[]>;
  /** EIP-191 by a key, or ERC-1271 by a contract. */
  readonly hasSigned: (address: string, message: string, signature: string) => Promise<boolean>;
}

const OWNER_ABI = [
  { type: "function", name: "owner", inputs: [], outputs: [{ type: "address" }], stateMutability: "view" },
] as const;

const isSomebody = (address: Address | null): address is Address =>
  address !== null && address !== zeroAddress;

/** Otterscan's call, which viem does not know. */
type AskCreator = (call: {
  readonly method: "ots_getContractCreator";
  readonly params: readonly [Address];
}) => Promise<{ readonly creator: Address } | null>;

/** Erigon, Reth and anvil can tell who deployed a contract; Ethereum's own calls cannot. */
const deployerOf = (client: PublicClient, address: Address): Promise<Address | null> =>
  (client.request as AskCreator)({ method: "ots_getContractCreator", params: [address] }).then(
    (found) => (found ? getAddress(found.creator) : null),
    () => null,
  );

export async function openContractOwners(urls: readonly string[], chainId: number): Promise<ContractOwners> {
  const client = createRpcClient(urls);
  if ((await client.getChainId()) !== chainId) throw new Error("the RPC server is another network's");
  // Without the difference, a silent server would make the deployer of a sold contract its controller.
  const ownerOf = (address: Address): Promise<Address | null> =>
    orNull(client.readContract({ address, abi: OWNER_ABI, functionName: "owner" }));
  return {
    headHash: async () => (await client.getBlock({ blockTag: "latest" })).hash,
    async minedAt(blockHash) {
      const block = await orNull(client.getBlock({ blockHash: blockHash as Hash }));
      return block && new Date(Number(block.timestamp) * 1_000);
    },
    async isContract(address) {
      const code = await client.getCode({ address: getAddress(address) });
      return code !== undefined && code !== "0x";
    },
    async controllersOf(given) {
      const address = getAddress(given);
      const slot = await client.getStorageAt({ address, slot: PROXY_SLOTS.admin });
      const admin = getAddress(`0x${(slot ?? "0x").slice(2).padStart(64, "0").slice(-40)}`);
      const hasAdmin = admin !== zeroAddress;
      const named = [
        { address: await ownerOf(address), role: "owner" },
        { address: hasAdmin ? admin : null, role: "admin" },
        { address: hasAdmin ? await ownerOf(admin) : null, role: "admin" },
      ] as const;
      const known = named.flatMap(({ address: holder, role }) =>
        isSomebody(holder) ? [{ address: holder, role }] : [],
      );
      if (known.length > 0) return known;
      const deployer = await deployerOf(client, address);
      return isSomebody(deployer) ? [{ address: deployer, role: "deployer" }] : [];
    },
    hasSigned: (address, message, signature) =>
      client.verifyMessage({ address: getAddress(address), message, signature: signature as Hex }),
  };
}
