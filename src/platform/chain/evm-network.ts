/** What the product asks of an EVM network: blocks, receipts and transfers of tokens. */

export interface Block {
  readonly number: bigint;
  readonly hash: string;
  readonly minedAt: Date;
}

/** A Transfer event of any token. Addresses are in small letters. */
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

/** Every call throws where no server gives an answer. */
export interface EvmNetwork {
  chainId(): Promise<number>;
  head(): Promise<Block>;
  block(number: bigint): Promise<Block | null>;
  /** The last block that can no longer be undone; null where the servers do not tell. */
  finalized(): Promise<Block | null>;
  receipt(txHash: string): Promise<Receipt | null>;
  transaction(txHash: string): Promise<{ readonly recipient: string | null; readonly value: bigint } | null>;
  transfers(query: TransferQuery): Promise<Transfer[]>;
}
