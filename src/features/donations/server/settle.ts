/** State changes of a donation, each with its event; settling notifies the submission in the same transaction. */
import { formatAmount } from "#features/donations/amounts.ts";
import type { DonationState, SettledBy } from "#features/donations/model.ts";
import type { Db } from "#platform/database/schema.ts";
import type { DonationDeps } from "./deps.ts";
import type { StoredQuote } from "./quote-store.ts";
import type { Donation, DonationChange, DonationStore } from "./store.ts";

export const SUBMITTER = "submitter";
export const SYSTEM = "system";

interface Author {
  readonly actor: string;
  readonly note?: string;
}

/** Saves the change and, if it is visible to people, its event. */
export async function change(
  store: DonationStore,
  donation: Donation,
  next: DonationChange & { readonly state: DonationState },
  { at, actor, note = "" }: Author & { readonly at: Date },
): Promise<void> {
  await store.save(donation.submissionId, next, at);
  const code = next.code ?? null;
  const isSame = next.state === donation.state && code === donation.code;
  if (isSame && actor === SYSTEM) return;
  await store.addEvent(donation.submissionId, { at, actor, state: next.state, code, note });
}

interface Settling extends Author {
  readonly settledBy: SettledBy;
  readonly quote?: StoredQuote;
  readonly confirmations?: number;
}

export async function settle(
  { clock, onSettled }: Pick<DonationDeps, "clock" | "onSettled">,
  { store, tx }: { readonly store: DonationStore; readonly tx: Db },
  donation: Donation,
  { settledBy, quote, confirmations, actor, note = "" }: Settling,
): Promise<void> {
  const at = clock.now();
  await store.save(
    donation.submissionId,
    {
      state: "confirmed",
      settledBy,
      code: null,
      detail: {},
      dueAt: null,
      failingSince: null,
      paidQuoteId: quote?.id ?? null,
      ...(confirmations === undefined ? {} : { confirmations }),
    },
    at,
  );
  await store.addEvent(donation.submissionId, { at, actor, state: "confirmed", code: settledBy, note });
  await onSettled(tx, donation.submissionId, {
    settledBy,
    amount: quote ? formatAmount(quote.amount, quote.decimals) : null,
    txHash: settledBy === "network" || settledBy === "operator" ? donation.txHash : null,
    operator: settledBy === "operator" || settledBy === "waiver" ? actor : "",
  });
}
