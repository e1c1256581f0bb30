/** Draws the amounts by which payments are told apart. */
import { randomInt } from "node:crypto";
import { amountOf, FIRST_FRACTION, LAST_FRACTION } from "#features/donations/amounts.ts";
import {
  MAX_LIVE_QUOTES,
  QUOTE_LIVE_MS,
  QUOTE_REST_MS,
  type PaymentTerms,
} from "#features/donations/model.ts";
import type { QuoteStore, StoredQuote } from "./quote-store.ts";

/** Blind draws before the free amounts are counted out: enough until nine in ten are taken. */
const BLIND_DRAWS = 40;

interface Drawing {
  readonly submissionId: number;
  readonly base: number;
  readonly terms: PaymentTerms;
  readonly at: Date;
  /** Of a demonstration nobody pays, so its amounts are kept from no one. */
  readonly isDemo: boolean;
}

/**
 * The amount to show now: a new one, or the newest where the submission has three live ones or none is
 * left. Null where none is left and the submission has none.
 */
export async function quoteToShow(store: QuoteStore, drawing: Drawing): Promise<StoredQuote | null> {
  const { at, terms } = drawing;
  const known = (await store.quotesOf(drawing.submissionId)).filter((quote) => hasTerms(quote, terms));
  const live = known.filter(({ shownAt }) => shownAt.getTime() > at.getTime() - QUOTE_LIVE_MS);
  if (live.length < MAX_LIVE_QUOTES) {
    const drawn = await draw(store, drawing);
    if (drawn) return drawn;
  }
  const newest = live.at(-1);
  if (newest) await store.shownAgain(newest.id, at);
  return newest ?? null;
}

const hasTerms = (quote: PaymentTerms, terms: PaymentTerms): boolean =>
  quote.chainId === terms.chainId &&
  quote.token === terms.token &&
  quote.recipient === terms.recipient &&
  quote.decimals === terms.decimals;

async function draw(store: QuoteStore, drawing: Drawing): Promise<StoredQuote | null> {
  const { at, base, terms, submissionId, isDemo } = drawing;
  await store.release(new Date(at.getTime() - QUOTE_LIVE_MS - QUOTE_REST_MS));
  const hold = (fraction: number) =>
    store.hold(
      submissionId,
      { ...terms, amount: amountOf(base, fraction, terms.decimals), issuedAt: at },
      !isDemo,
    );
  for (let n = 0; n < BLIND_DRAWS; n += 1) {
    const quote = await hold(randomInt(FIRST_FRACTION, LAST_FRACTION + 1));
    if (quote) return quote;
  }
  const taken = await store.heldAmounts(terms.token);
  const free: number[] = [];
  for (let fraction = FIRST_FRACTION; fraction <= LAST_FRACTION; fraction += 1) {
    if (!taken.has(amountOf(base, fraction, terms.decimals).toString())) free.push(fraction);
  }
  // Another process may draw the same one meanwhile: then the next of the free ones is tried.
  while (free.length > 0) {
    const [fraction] = free.splice(randomInt(free.length), 1);
    const quote = fraction === undefined ? null : await hold(fraction);
    if (quote) return quote;
  }
  return null;
}
