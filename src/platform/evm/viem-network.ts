import {
  BlockNotFoundError,
  erc20Abi,
  parseEventLogs,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  type Address,
  type Hash,
  type Log,
} from "viem";
import { createRpcClient } from "#platform/evm/client.ts";
import type { Block, EvmNetwork, Transfer } from "#platform/evm/evm-network.ts";

type NotFound = abstract new (...args: never[]) => Error;

/** "Not found" from an RPC server is an answer; any other error is a failure. */
async function orNull<Value>(asked: Promise<Value>, notFound: NotFound): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof notFound) return null;
    throw error;
  }
}

/** A network through one server, without agreement. */
export function createViemNetwork(url: string): EvmNetwork {
  const client = createRpcClient([url]);
  return {
    chainId: () => client.getChainId(),
    head: async () => toBlock(await client.getBlock({ blockTag: "latest" })),
    async block(blockNumber) {
      const block = await orNull(client.getBlock({ blockNumber }), BlockNotFoundError);
      return block && toBlock(block);
    },
    // Not every server supports the tag; those respond with an error.
    finalized: () => client.getBlock({ blockTag: "finalized" }).then(toBlock, () => null),
    async receipt(txHash) {
      const asked = client.getTransactionReceipt({ hash: txHash as Hash });
      const receipt = await orNull(asked, TransactionReceiptNotFoundError);
      if (!receipt) return null;
      const { blockNumber, blockHash, status, logs } = receipt;
      return { blockNumber, blockHash, isSuccess: status === "success", transfers: toTransfers(logs) };
    },
    async transaction(txHash) {
      const asked = client.getTransaction({ hash: txHash as Hash });
      const transaction = await orNull(asked, TransactionNotFoundError);
      return transaction && { recipient: transaction.to?.toLowerCase() ?? null, value: transaction.value };
    },
    async transfers({ token, recipient, fromBlock, toBlock }) {
      const logs = await client.getContractEvents({
        address: token as Address,
        abi: erc20Abi,
        eventName: "Transfer",
        args: { to: recipient as Address },
        fromBlock,
        toBlock,
      });
      return toTransfers(logs);
    },
  };
}

const toBlock = (block: { number: bigint; hash: string; timestamp: bigint }): Block => ({
  number: block.number,
  hash: block.hash,
  minedAt: new Date(Number(block.timestamp) * 1_000),
});

const toTransfers = (logs: Log<bigint, number, false>[]): Transfer[] =>
  parseEventLogs({ abi: erc20Abi, eventName: "Transfer", logs, strict: true }).map((log) => ({
    txHash: log.transactionHash,
    logIndex: log.logIndex,
    blockNumber: log.blockNumber,
    token: log.address.toLowerCase(),
    sender: log.args.from.toLowerCase(),
    recipient: log.args.to.toLowerCase(),
    amount: log.args.value,
  }));
