/** The amounts that were drawn, and whose each of them is. */
import type { Selectable } from "kysely";
import type { BaseUnits, PaymentTerms, Quote } from "#features/donations/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

export interface StoredQuote extends Quote {
  readonly id: number;
  readonly submissionId: number;
  readonly shownAt: Date;
  readonly isHeld: boolean;
}

export interface QuoteStore {
  /** Every amount ever shown for the submission, the oldest first. */
  quotesOf(submissionId: number): Promise<StoredQuote[]>;
  /** Takes the amount for the submission; null where someone else has it. */
  hold(submissionId: number, quote: Quote, isHeld?: boolean): Promise<StoredQuote | null>;
  shownAgain(id: number, at: Date): Promise<void>;
  /** Lets amounts go that were last shown before this moment. */
  release(shownBefore: Date): Promise<void>;
  heldAmounts(token: string): Promise<ReadonlySet<string>>;
  /** All quotes of the amount under the terms, whoever's they are. */
  withAmount(terms: PaymentTerms, amount: BaseUnits): Promise<StoredQuote[]>;
}

export const createQuoteStore = (db: Db): QuoteStore => ({
  ...drawing(db),
  async quotesOf(submissionId) {
    const rows = await db
      .selectFrom("donation_quote")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .orderBy("id")
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

const drawing = (db: Db): Pick<QuoteStore, "hold" | "shownAgain" | "release" | "heldAmounts"> => ({
  async hold(submissionId, { chainId, token, decimals, recipient, amount, issuedAt }, isHeld = true) {
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
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ? toQuote(row) : null;
  },
  async shownAgain(id, at) {
    await db.updateTable("donation_quote").set({ shown_at: at.getTime() }).where("id", "=", id).execute();
  },
  async release(shownBefore) {
    await db
      .updateTable("donation_quote")
      .set({ is_held: 0 })
      .where("is_held", "=", 1)
      .where("shown_at", "<", shownBefore.getTime())
      .execute();
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
});
