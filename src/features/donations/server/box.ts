/** The donation box and the status of a donation. */
import { formatAmount } from "#features/donations/amounts.ts";
import { explorerHosts } from "#features/donations/explorer-links.ts";
import type {
  DonationBox,
  DonationStatus,
  ManualCause,
  PaymentTerms,
  Refusal,
} from "#features/donations/model.ts";
import { isSettled } from "#features/donations/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { checksumAddress } from "#platform/evm/evm-address.ts";
import type { DonationDeps, DonationNetwork } from "./deps.ts";
import type { StoredQuote } from "./quote-store.ts";
import { quoteToShow, type Showing } from "./quotes.ts";
import type { Donation } from "./store.ts";

/** §7: the page resolves it for its host and language. */
const SWAP_LINK = "tool:swapToken";

/** Draws a new amount each time the box is shown; earlier amounts remain valid. */
export async function box(
  deps: DonationDeps,
  submissionId: number,
  showing: Showing,
): Promise<Result<DonationBox, "not_found" | "settled" | "no_amount_left">> {
  const { settings, clock } = deps;
  const { terms, isDemo } = settings;
  const shown = await deps.store.transaction(async (store) => {
    const donation = await store.lock(submissionId);
    if (!donation) return fail("not_found");
    if (isSettled(donation.state) && donation.settledBy !== "demo") return fail("settled");
    const at = clock.now();
    const drawing = { ...showing, submissionId, base: donation.base, terms, at, isDemo };
    const quote = await quoteToShow(store.quotes, drawing);
    if (!quote) return fail("no_amount_left");
    return ok({ quote, all: await store.quotes.quotesOf(submissionId) });
  });
  if (!shown.ok) return shown;
  const { quote, all } = shown.value;
  return ok({
    isDemo,
    ...namesOf(deps, await networkOf(deps)),
    recipient: checksumAddress(terms.recipient),
    amount: exact(quote),
    baseUnits: quote.amount.toString(),
    earlierAmounts: all.filter(({ id }) => id !== quote.id).map(exact),
    swapLink: SWAP_LINK,
    paymentUri: paymentUri(quote),
  });
}

const exact = ({ amount, decimals }: Pick<StoredQuote, "amount" | "decimals">): string =>
  formatAmount(amount, decimals);

/** EIP-681: a transfer of the token, not of the network's coin. */
const paymentUri = ({ chainId, token, recipient, amount }: PaymentTerms & { amount: bigint }): string =>
  `ethereum:${checksumAddress(token)}@${chainId}/transfer?address=${checksumAddress(recipient)}&uint256=${amount}`;

async function networkOf({ networks, settings }: DonationDeps): Promise<DonationNetwork> {
  const network = (await networks()).find(({ key }) => key === settings.networkKey);
  if (!network) throw new Error(`the catalogue has no network ${settings.networkKey}`);
  return network;
}

function namesOf(
  { settings: { terms, tokenName, tokenSymbol } }: DonationDeps,
  network: DonationNetwork,
): Pick<DonationBox, "token" | "network" | "explorers" | "linkExample"> {
  return {
    token: {
      name: tokenName,
      symbol: tokenSymbol,
      contract: checksumAddress(terms.token),
      decimals: terms.decimals,
    },
    network: {
      key: network.key,
      title: network.title,
      chainId: terms.chainId,
      gasSymbol: network.symbol,
    },
    explorers: explorerHosts(network),
    linkExample: transactionLink(network, "0x…") ?? "",
  };
}

const transactionLink = ({ explorers }: DonationNetwork, txHash: string): string | null =>
  explorers.find(({ transaction }) => transaction)?.transaction?.replace("{tx}", txHash) ?? null;

/** Turns a transaction into the page of an explorer, or null if none is known. */
export async function explorerLinks(deps: DonationDeps): Promise<(txHash: string) => string | null> {
  const network = await networkOf(deps);
  return (txHash) => transactionLink(network, txHash);
}

export async function statusOf(deps: DonationDeps, submissionId: number): Promise<DonationStatus | null> {
  const donation = await deps.store.find(submissionId);
  if (!donation) return null;
  const [status] = await statusesOf(deps, [donation]);
  return status ?? null;
}

/** Reads quotes and events of all of them at once. */
export async function statusesOf(
  deps: DonationDeps,
  donations: readonly Donation[],
): Promise<DonationStatus[]> {
  const { store, settings } = deps;
  const network = await networkOf(deps);
  const ids = donations.map(({ submissionId }) => submissionId);
  const [quotes, events] = await Promise.all([store.quotes.quotesOfEach(ids), store.eventsOfEach(ids)]);
  return donations.map((donation) => {
    const { submissionId, state, settledBy, txHash, confirmations, updatedAt } = donation;
    return {
      submissionId,
      state,
      settledBy,
      txHash,
      confirmations,
      updatedAt,
      needed: settings.confirmations,
      ...causesOf(donation),
      explorerUrl: txHash === null ? null : transactionLink(network, txHash),
      ...amountsOf(donation, quotes.get(submissionId) ?? []),
      ...namesForStatus(deps, network),
      events: events.get(submissionId) ?? [],
    };
  });
}

/** What was asked for, and which of it was paid. */
export function amountsOf({ paidQuoteId }: Donation, quotes: readonly StoredQuote[]) {
  const paid = quotes.find(({ id }) => id === paidQuoteId);
  return { amounts: quotes.map(exact), paidAmount: paid ? exact(paid) : null };
}

export const causesOf = ({ state, code, detail }: Donation) => ({
  reason: state === "rejected" ? (code as Refusal) : null,
  manualCause: state === "manual" ? (code as ManualCause) : null,
  detail,
});

const namesForStatus = ({ settings }: DonationDeps, network: DonationNetwork) => ({
  token: { symbol: settings.tokenSymbol, contract: checksumAddress(settings.terms.token) },
  network: { title: network.title, gasSymbol: network.symbol },
});
