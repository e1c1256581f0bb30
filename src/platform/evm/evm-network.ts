/** What the product needs from an EVM network: blocks, receipts and token transfers. */

export interface Block {
  readonly number: bigint;
  readonly hash: string;
  readonly minedAt: Date;
}

/** A Transfer event of any token. Addresses are in lower case. */
export interface Transfer {
  readonly txHash: string;
  readonly logIndex: number;
  readonly blockNumber: bigint;
  readonly token: string;
  readonly sender: string;
  readonly recipient: string;
  readonly amount: bigint;
}

export interface Receipt {
  readonly blockNumber: bigint;
  readonly blockHash: string;
  readonly isSuccess: boolean;
  readonly transfers: readonly Transfer[];
}

export interface TransferQuery {
  readonly token: string;
  readonly recipient: string;
  readonly fromBlock: bigint;
  readonly toBlock: bigint;
}

/** Every call throws if no server answers. */
export interface EvmNetwork {
  chainId(): Promise<number>;
  head(): Promise<Block>;
  block(number: bigint): Promise<Block | null>;
  /** The last final block; null if the servers do not report one. */
  finalized(): Promise<Block | null>;
  receipt(txHash: string): Promise<Receipt | null>;
  transaction(txHash: string): Promise<{ readonly recipient: string | null; readonly value: bigint } | null>;
  transfers(query: TransferQuery): Promise<Transfer[]>;
}
