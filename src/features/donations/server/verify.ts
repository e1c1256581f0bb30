/** Decides from the network's data whether a transaction is the payment of a submission. */
import { formatAmount } from "#features/donations/amounts.ts";
import type { Quote, Refusal, RefusalDetail } from "#features/donations/model.ts";
import type { Block, EvmNetwork, Receipt, Transfer } from "#platform/evm/evm-network.ts";

export interface Payment<Q extends Quote = Quote> {
  readonly quote: Q;
  readonly logIndex: number;
}

export type Finding<Q extends Quote = Quote> =
  | { readonly state: "unseen" | "pending" }
  | {
      readonly state: "confirming" | "confirmed";
      readonly confirmations: number;
      readonly payment: Payment<Q>;
    }
  | {
      readonly state: "rejected";
      readonly reason: Refusal;
      readonly detail: RefusalDetail;
      /** Deep enough to be safe from reorganisations. */
      readonly isFinal: boolean;
    }
  | { readonly state: "failed"; readonly error: string };

export interface Question<Q extends Quote = Quote> {
  readonly txHash: string;
  readonly chainId: number;
  /** Every amount shown for the submission, with the terms it was shown under. */
  readonly quotes: readonly Q[];
  readonly confirmations: number;
}

/** How much earlier than the quote a block's time may be: clocks differ, and blocks count whole seconds. */
const CLOCK_ALLOWANCE_MS = 30_000;
const NATIVE_DECIMALS = 18;

export async function verify<Q extends Quote>(
  network: EvmNetwork,
  question: Question<Q>,
): Promise<Finding<Q>> {
  try {
    // An RPC address mixed up in the settings must not confirm payments of a test network.
    if ((await network.chainId()) !== question.chainId) return { state: "failed", error: "WrongChainId" };
    const receipt = await network.receipt(question.txHash);
    if (!receipt) return { state: (await network.transaction(question.txHash)) ? "pending" : "unseen" };
    const [head, block] = await Promise.all([network.head(), network.block(receipt.blockNumber)]);
    // A server may still have the receipt of a block that was reorganised away.
    if (block?.hash !== receipt.blockHash) return { state: "pending" };
    return await judge(network, question, { receipt, head, block });
  } catch (error) {
    return { state: "failed", error: error instanceof Error ? error.name : "unknown" };
  }
}

interface Mined {
  readonly receipt: Receipt;
  readonly block: Block;
  readonly head: Block;
}

async function judge<Q extends Quote>(
  network: EvmNetwork,
  question: Question<Q>,
  { receipt, block, head }: Mined,
): Promise<Finding<Q>> {
  const confirmations = Math.max(0, Number(head.number - block.number) + 1);
  const isDeep = confirmations >= question.confirmations;
  const refused = (reason: Refusal, detail: RefusalDetail = {}): Finding<Q> => ({
    state: "rejected",
    reason,
    detail,
    isFinal: isDeep,
  });
  if (!receipt.isSuccess) return refused("reverted");
  const payments = paymentsIn(receipt.transfers, question.quotes);
  if (payments.length === 0) return refused(...(await whyNone(network, question, receipt.transfers)));
  const payment = payments.find(({ quote }) => isMinedAfter(block, quote));
  if (!payment) return refused("too_early");
  const isConfirmed = isDeep || (await isFinalized(network, block, head));
  return { state: isConfirmed ? "confirmed" : "confirming", confirmations, payment };
}

/** Each transfer is compared on its own: several that add up to an amount are not a payment. */
const paymentsIn = <Q extends Quote>(transfers: readonly Transfer[], quotes: readonly Q[]): Payment<Q>[] =>
  transfers.flatMap((transfer) =>
    quotes
      .filter((quote) => isOfTerms(transfer, quote) && transfer.amount === quote.amount)
      .map((quote) => ({ quote, logIndex: transfer.logIndex })),
  );

const isOfTerms = (transfer: Transfer, { token, recipient }: Quote): boolean =>
  transfer.token === token && transfer.recipient === recipient;

export const isMinedAfter = (block: Block, quote: Quote): boolean =>
  block.minedAt.getTime() >= quote.issuedAt.getTime() - CLOCK_ALLOWANCE_MS;

/** Some test network nodes report every block as final, which makes the tag useless. */
async function isFinalized(network: EvmNetwork, block: Block, head: Block): Promise<boolean> {
  const finalized = await network.finalized();
  return finalized !== null && finalized.number < head.number && finalized.number >= block.number;
}

/** The most specific reason why nothing in the transaction pays the submission. */
async function whyNone(
  network: EvmNetwork,
  { quotes, txHash }: Pick<Question, "quotes" | "txHash">,
  transfers: readonly Transfer[],
): Promise<[Refusal, RefusalDetail]> {
  const tokens = new Set(quotes.map(({ token }) => token));
  const recipients = new Set(quotes.map(({ recipient }) => recipient));
  const decimals = quotes.at(-1)?.decimals ?? 0;
  const toUs = transfers.filter(({ recipient }) => recipients.has(recipient));
  const ofToken = transfers.filter(({ token }) => tokens.has(token));
  const both = toUs.filter(({ token }) => tokens.has(token));
  if (both.length > 0)
    return [
      "wrong_amount",
      { received: both.map(({ amount }) => formatAmount(amount, decimals)).join(", ") },
    ];
  const [wrongToken] = toUs;
  if (wrongToken) return ["wrong_token", { contract: wrongToken.token }];
  const [elsewhere] = ofToken;
  if (elsewhere)
    return [
      "wrong_recipient",
      { recipient: elsewhere.recipient, received: formatAmount(elsewhere.amount, decimals) },
    ];
  const transaction = await network.transaction(txHash);
  if (transaction && transaction.value > 0n && recipients.has(transaction.recipient ?? ""))
    return ["native_coin", { received: formatAmount(transaction.value, NATIVE_DECIMALS) }];
  return ["no_transfer", {}];
}
