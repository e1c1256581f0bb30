/** Draws the random amounts that identify payments. */
import { randomInt } from "node:crypto";
import { amountOf, amountSpaces, sizeOf, type AmountSpace } from "#features/donations/amounts.ts";
import {
  MAX_LIVE_QUOTES,
  QUOTE_LIVE_MS,
  QUOTE_REST_MS,
  QUOTE_UNSEEN_MS,
  type PaymentTerms,
} from "#features/donations/model.ts";
import type { QuoteStore, StoredQuote } from "./quote-store.ts";

/** Random tries before the free amounts are listed: enough until nine in ten are taken. */
const BLIND_DRAWS = 40;
/** A wider space is never full enough to list its free amounts. */
const COUNTED_SPACE = 10_000;

/** The context in which the box is requested. */
export interface Showing {
  /** Whether a person opens the page. An API call or a script's fetch does not show the amount. */
  readonly isShown: boolean;
  /** Whether the client may draw one more of §9's amounts; called only when one is drawn. */
  readonly mayDraw?: () => Promise<boolean>;
}

interface Drawing extends Showing {
  readonly submissionId: number;
  readonly base: number;
  readonly terms: PaymentTerms;
  readonly at: Date;
  /** Nobody pays for a demonstration, so its amounts are not reserved. */
  readonly isDemo: boolean;
}

/**
 * Returns the amount to show: a new one each time the box is shown, up to three live ones, then the newest. An
 * amount that was never shown stays the submission's only one. Null if none is free and the submission has none.
 */
export async function quoteToShow(store: QuoteStore, drawing: Drawing): Promise<StoredQuote | null> {
  const { at, terms, isShown, isDemo } = drawing;
  const known = (await store.quotesOf(drawing.submissionId)).filter((quote) => hasTerms(quote, terms));
  const live = known.filter(
    ({ shownAt, isHeld }) => (isHeld || isDemo) && shownAt.getTime() > at.getTime() - QUOTE_LIVE_MS,
  );
  const newest = live.at(-1);
  const isNextWanted = newest === undefined || (isShown && newest.isSeen && live.length < MAX_LIVE_QUOTES);
  const drawn = isNextWanted ? await draw(store, drawing) : null;
  if (drawn) return drawn;
  if (newest) await store.shownAgain(newest.id, at, isShown);
  return newest ?? null;
}

const hasTerms = (quote: PaymentTerms, terms: PaymentTerms): boolean =>
  quote.chainId === terms.chainId &&
  quote.token === terms.token &&
  quote.recipient === terms.recipient &&
  quote.decimals === terms.decimals;

/** §9's space first, then the others, before anyone is refused. */
async function draw(store: QuoteStore, drawing: Drawing): Promise<StoredQuote | null> {
  const { at, terms, mayDraw } = drawing;
  const before = (ms: number): Date => new Date(at.getTime() - ms);
  await store.release(before(QUOTE_LIVE_MS + QUOTE_REST_MS), before(QUOTE_UNSEEN_MS));
  const { all, spare } = amountSpaces(terms.decimals);
  const isAllowed = !mayDraw || (await mayDraw());
  for (const space of isAllowed ? all : spare) {
    const quote = await drawFrom(store, drawing, space);
    if (quote) return quote;
  }
  return null;
}

async function drawFrom(
  store: QuoteStore,
  { at, base, terms, submissionId, isDemo, isShown }: Drawing,
  space: AmountSpace,
): Promise<StoredQuote | null> {
  const unitsOf = (fraction: number) => amountOf(base, fraction, space, terms.decimals);
  const hold = (fraction: number) =>
    store.hold(
      submissionId,
      { ...terms, amount: unitsOf(fraction), issuedAt: at },
      { isHeld: !isDemo, isSeen: isShown },
    );
  for (let n = 0; n < BLIND_DRAWS; n += 1) {
    const fraction = randomInt(space.first, space.last + 1);
    // 200.12340 equals 200.1234, which belongs to the space with one digit less.
    if (sizeOf(space) > COUNTED_SPACE && fraction % 10 === 0) continue;
    const quote = await hold(fraction);
    if (quote) return quote;
  }
  if (sizeOf(space) > COUNTED_SPACE) return null;
  const taken = await store.heldAmounts(terms.token);
  const free: number[] = [];
  for (let fraction = space.first; fraction <= space.last; fraction += 1) {
    if (!taken.has(unitsOf(fraction).toString())) free.push(fraction);
  }
  // Another process may take the same amount meanwhile, so the next free one is tried.
  while (free.length > 0) {
    const [fraction] = free.splice(randomInt(free.length), 1);
    const quote = fraction === undefined ? null : await hold(fraction);
    if (quote) return quote;
  }
  return null;
}
