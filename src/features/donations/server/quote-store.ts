/** The drawn amounts and the submission of each. */
import type { Selectable } from "kysely";
import type { BaseUnits, PaymentTerms, Quote } from "#features/donations/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

export interface StoredQuote extends Quote {
  readonly id: number;
  readonly submissionId: number;
  readonly shownAt: Date;
  readonly isHeld: boolean;
  /** It was rendered in a page that a person opened. */
  readonly isSeen: boolean;
}

interface Holding {
  /** Reserved: no other submission gets it. */
  readonly isHeld?: boolean;
  readonly isSeen?: boolean;
}

export interface QuoteStore {
  /** Every amount ever shown for the submission, oldest first. */
  quotesOf(submissionId: number): Promise<StoredQuote[]>;
  /** The same for many submissions. */
  quotesOfEach(submissionIds: readonly number[]): Promise<ReadonlyMap<number, readonly StoredQuote[]>>;
  /** Reserves the amount for the submission; null if another one has it. */
  hold(submissionId: number, quote: Quote, holding?: Holding): Promise<StoredQuote | null>;
  shownAgain(id: number, at: Date, isSeen: boolean): Promise<void>;
  /** Releases amounts last shown before the first date, or drawn before the second and never shown. */
  release(shownBefore: Date, unseenBefore: Date): Promise<void>;
  /** Whether a box of an unsettled donation was shown since then. */
  isShownSince(at: Date): Promise<boolean>;
  heldAmounts(token: string): Promise<ReadonlySet<string>>;
  /** All quotes with this amount and these terms, of any submission. */
  withAmount(terms: PaymentTerms, amount: BaseUnits): Promise<StoredQuote[]>;
  /** All quotes with one of these amounts, whatever their terms. */
  withAmounts(amounts: readonly BaseUnits[]): Promise<StoredQuote[]>;
}

export const createQuoteStore = (db: Db): QuoteStore => ({
  ...drawing(db),
  ...looking(db),
  ...reading(db),
});

const reading = (db: Db): Pick<QuoteStore, "quotesOf" | "quotesOfEach" | "withAmount" | "withAmounts"> => ({
  async quotesOf(submissionId) {
    const rows = await db
      .selectFrom("donation_quote")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .orderBy("id")
      .execute();
    return rows.map(toQuote);
  },
  async quotesOfEach(submissionIds) {
    if (submissionIds.length === 0) return new Map();
    const rows = await db
      .selectFrom("donation_quote")
      .selectAll()
      .where("submission_id", "in", submissionIds)
      .orderBy("id")
      .execute();
    return Map.groupBy(rows.map(toQuote), ({ submissionId }) => submissionId);
  },
  async withAmounts(amounts) {
    if (amounts.length === 0) return [];
    const rows = await db
      .selectFrom("donation_quote")
      .selectAll()
      .where(
        "amount",
        "in",
        amounts.map((amount) => amount.toString()),
      )
      .execute();
    return rows.map(toQuote);
  },
  async withAmount({ chainId, token, recipient }, amount) {
    const rows = await db
      .selectFrom("donation_quote")
      .selectAll()
      .where("amount", "=", amount.toString())
      .where("chain_id", "=", chainId)
      .where("token", "=", token)
      .where("recipient", "=", recipient)
      .execute();
    return rows.map(toQuote);
  },
});

const looking = (db: Db): Pick<QuoteStore, "isShownSince" | "heldAmounts"> => ({
  async isShownSince(at) {
    const row = await db
      .selectFrom("donation_quote as quote")
      .innerJoin("donation", "donation.submission_id", "quote.submission_id")
      .select("quote.id")
      .where("quote.is_held", "=", 1)
      .where("quote.shown_at", ">=", at.getTime())
      .where("donation.settled_by", "is", null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },
  async heldAmounts(token) {
    const rows = await db
      .selectFrom("donation_quote")
      .select("amount")
      .where("is_held", "=", 1)
      .where("token", "=", token)
      .execute();
    return new Set(rows.map(({ amount }) => amount));
  },
});

const drawing = (db: Db): Pick<QuoteStore, "hold" | "shownAgain" | "release"> => ({
  async hold(submissionId, { chainId, token, decimals, recipient, amount, issuedAt }, holding = {}) {
    const { isHeld = true, isSeen = true } = holding;
    const row = await db
      .insertInto("donation_quote")
      .values({
        submission_id: submissionId,
        chain_id: chainId,
        token,
        decimals,
        recipient,
        amount: amount.toString(),
        issued_at: issuedAt.getTime(),
        shown_at: issuedAt.getTime(),
        is_held: isHeld ? 1 : 0,
        is_seen: isSeen ? 1 : 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ? toQuote(row) : null;
  },
  async shownAgain(id, at, isSeen) {
    await db
      .updateTable("donation_quote")
      .set({ shown_at: at.getTime(), ...(isSeen && { is_seen: 1 }) })
      .where("id", "=", id)
      .execute();
  },
  async release(shownBefore, unseenBefore) {
    await db
      .updateTable("donation_quote")
      .set({ is_held: 0 })
      .where("is_held", "=", 1)
      .where(({ eb, or, and }) =>
        or([
          eb("shown_at", "<", shownBefore.getTime()),
          and([eb("is_seen", "=", 0), eb("issued_at", "<", unseenBefore.getTime())]),
        ]),
      )
      .execute();
  },
});

const toQuote = (row: Selectable<Database["donation_quote"]>): StoredQuote => ({
  id: row.id,
  submissionId: row.submission_id,
  chainId: row.chain_id,
  token: row.token,
  decimals: row.decimals,
  recipient: row.recipient,
  amount: BigInt(row.amount),
  issuedAt: new Date(row.issued_at),
  shownAt: new Date(row.shown_at),
  isHeld: row.is_held === 1,
  isSeen: row.is_seen === 1,
});
