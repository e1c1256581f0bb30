/** Transfers on the network: claimed by a submission, received, and the scan position. */
import type { Selectable } from "kysely";
import type { PaymentTerms } from "#features/donations/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

export interface TransferKey {
  readonly chainId: number;
  readonly txHash: string;
  readonly logIndex: number;
}

/** Represents all transfers of a transaction that an operator confirmed unseen. */
export const WHOLE_TRANSACTION = -1;

export interface ReceivedTransfer extends TransferKey {
  readonly token: string;
  readonly sender: string;
  readonly recipient: string;
  readonly amount: bigint;
  readonly decimals: number;
  readonly blockNumber: bigint;
  readonly seenAt: Date;
}

export interface Scan {
  readonly nextBlock: bigint | null;
  readonly lease: number;
}

export interface PaymentStore {
  /** Claims the transfer for the submission; false if another one has claimed it. */
  claim(key: TransferKey, submissionId: number, at: Date): Promise<boolean>;
  isClaimed(key: TransferKey): Promise<boolean>;
  /** Releases the submission's claims after a reorganisation or a new link. */
  releaseClaims(submissionId: number): Promise<void>;
  storeTransfer(transfer: ReceivedTransfer): Promise<void>;
  /** Received transfers without a claim, newest first. */
  unclaimed(limit: number, offset?: number): Promise<ReceivedTransfer[]>;
  /** The senders of these transactions, if known. */
  sendersOf(txHashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  leaseScan(terms: PaymentTerms, at: Date, leaseMs: number): Promise<Scan | null>;
  saveScan(terms: PaymentTerms, scan: Scan, dueAt: Date): Promise<void>;
}

export const createPaymentStore = (db: Db): PaymentStore => ({
  ...claiming(db),
  ...receiving(db),
  ...naming(db),
  ...scanning(db),
});

const claiming = (db: Db): Pick<PaymentStore, "claim" | "isClaimed" | "releaseClaims"> => {
  const ownersOf = ({ chainId, txHash, logIndex }: TransferKey) =>
    db
      .selectFrom("donation_claim")
      .select("submission_id")
      .where("chain_id", "=", chainId)
      .where("tx_hash", "=", txHash)
      .$if(logIndex !== WHOLE_TRANSACTION, (query) =>
        query.where("log_index", "in", [logIndex, WHOLE_TRANSACTION]),
      );
  return {
    async claim(key, submissionId, at) {
      const isMine = async (): Promise<boolean> =>
        (await ownersOf(key).execute()).every((owner) => owner.submission_id === submissionId);
      if (!(await isMine())) return false;
      await db
        .insertInto("donation_claim")
        .values({
          chain_id: key.chainId,
          tx_hash: key.txHash,
          log_index: key.logIndex,
          submission_id: submissionId,
          claimed_at: at.getTime(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // A concurrent insert may have been first.
      return isMine();
    },
    async isClaimed(key) {
      return (await ownersOf(key).executeTakeFirst()) !== undefined;
    },
    async releaseClaims(submissionId) {
      await db.deleteFrom("donation_claim").where("submission_id", "=", submissionId).execute();
    },
  };
};

/** Some engines refuse more values per statement. */
const HASHES_AT_ONCE = 500;

const naming = (db: Db): Pick<PaymentStore, "sendersOf"> => ({
  async sendersOf(txHashes) {
    const senders = new Map<string, string>();
    for (let at = 0; at < txHashes.length; at += HASHES_AT_ONCE) {
      const rows = await db
        .selectFrom("donation_transfer")
        .select(["tx_hash", "sender"])
        .where("tx_hash", "in", txHashes.slice(at, at + HASHES_AT_ONCE))
        .execute();
      for (const row of rows) senders.set(row.tx_hash, row.sender);
    }
    return senders;
  },
});

const receiving = (db: Db): Pick<PaymentStore, "storeTransfer" | "unclaimed"> => ({
  async storeTransfer(transfer) {
    await db
      .insertInto("donation_transfer")
      .values({
        chain_id: transfer.chainId,
        tx_hash: transfer.txHash,
        log_index: transfer.logIndex,
        token: transfer.token,
        sender: transfer.sender,
        recipient: transfer.recipient,
        amount: transfer.amount.toString(),
        decimals: transfer.decimals,
        block_number: Number(transfer.blockNumber),
        seen_at: transfer.seenAt.getTime(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  async unclaimed(limit, offset = 0) {
    const rows = await db
      .selectFrom("donation_transfer as transfer")
      .selectAll()
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("donation_claim as claim")
              .select("claim.submission_id")
              .whereRef("claim.chain_id", "=", "transfer.chain_id")
              .whereRef("claim.tx_hash", "=", "transfer.tx_hash")
              .where((eb) =>
                eb.or([
                  eb("claim.log_index", "=", eb.ref("transfer.log_index")),
                  eb("claim.log_index", "=", WHOLE_TRANSACTION),
                ]),
              ),
          ),
        ),
      )
      .orderBy("block_number", "desc")
      .orderBy("log_index", "desc")
      .orderBy("tx_hash")
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(toReceived);
  },
});

const toReceived = (row: Selectable<Database["donation_transfer"]>): ReceivedTransfer => ({
  chainId: row.chain_id,
  txHash: row.tx_hash,
  logIndex: row.log_index,
  token: row.token,
  sender: row.sender,
  recipient: row.recipient,
  amount: BigInt(row.amount),
  decimals: row.decimals,
  blockNumber: BigInt(row.block_number),
  seenAt: new Date(row.seen_at),
});

const scanning = (db: Db): Pick<PaymentStore, "leaseScan" | "saveScan"> => ({
  async leaseScan({ chainId, token, recipient }, at, leaseMs) {
    const now = at.getTime();
    const row = await db
      .insertInto("donation_scan")
      .values({ chain_id: chainId, token, recipient, due_at: now + leaseMs, lease: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["chain_id", "token", "recipient"])
          .doUpdateSet((eb) => ({ due_at: now + leaseMs, lease: eb("donation_scan.lease", "+", 1) }))
          .where("donation_scan.due_at", "<=", now),
      )
      .returning(["next_block", "lease"])
      .executeTakeFirst();
    if (!row) return null;
    return { nextBlock: row.next_block === null ? null : BigInt(row.next_block), lease: row.lease };
  },
  async saveScan({ chainId, token, recipient }, { nextBlock, lease }, dueAt) {
    await db
      .updateTable("donation_scan")
      .set({ next_block: nextBlock === null ? null : Number(nextBlock), due_at: dueAt.getTime() })
      .where("chain_id", "=", chainId)
      .where("token", "=", token)
      .where("recipient", "=", recipient)
      .where("lease", "=", lease)
      .execute();
  },
});
