import type { Selectable } from "kysely";
import type { Subscription } from "#features/subscriptions/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

interface Asked {
  readonly email: string;
  readonly language: string;
  readonly at: Date;
  /** Used if the address is new; a known one keeps its own. */
  readonly unsubscribeToken: string;
}

interface Confirmation {
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly language: string;
  readonly at: Date;
}

export interface SubscriptionStore {
  transaction<Value>(work: (store: SubscriptionStore, tx: Db) => Promise<Value>): Promise<Value>;
  /** The same store inside another transaction. */
  within(tx: Db): SubscriptionStore;
  /** The request of an address that got no confirmation mail. */
  findUnconfirmed(email: string): Promise<Subscription | null>;
  /** Inserts or finds the address. It always writes, so that timing does not reveal which. */
  ask(asked: Asked): Promise<Subscription>;
  awaitConfirmation(id: number, confirmation: Confirmation): Promise<void>;
  /** Stores the address again without a mail, while mail is off. */
  storeUnconfirmed(id: number): Promise<void>;
  /** Confirms a pending subscription whose link is still valid, or returns null. */
  confirm(tokenHash: string, at: Date): Promise<Subscription | null>;
  findByConfirmHash(tokenHash: string): Promise<Subscription | null>;
  unsubscribe(token: string, at: Date): Promise<boolean>;
  /** Those not unsubscribed, by id. */
  page(afterId: number, limit: number): Promise<Subscription[]>;
  /** Deletes requests in these states that were not repeated since. */
  purgeRequests(states: readonly ("pending" | "unconfirmed")[], before: Date): Promise<number>;
  purgeUnsubscribed(before: Date): Promise<number>;
}

export const createSubscriptionStore = (db: Db): SubscriptionStore => ({
  transaction: (work) => db.transaction().execute((tx) => work(createSubscriptionStore(tx), tx)),
  within: createSubscriptionStore,
  ...asking(db),
  ...confirming(db),
  ...writing(db),
  ...purging(db),
});

const asking = (db: Db): Pick<SubscriptionStore, "ask" | "awaitConfirmation" | "storeUnconfirmed"> => ({
  async ask({ email, language, at, unsubscribeToken }) {
    const row = await db
      .insertInto("subscription")
      .values({
        email,
        email_key: email.toLowerCase(),
        language,
        state: "unconfirmed",
        unsubscribe_token: unsubscribeToken,
        created_at: at.getTime(),
        asked_at: at.getTime(),
      })
      .onConflict((conflict) => conflict.column("email_key").doUpdateSet({ asked_at: at.getTime() }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return toSubscription(row);
  },
  async awaitConfirmation(id, { tokenHash, expiresAt, language, at }) {
    await db
      .updateTable("subscription")
      .set((eb) => ({
        state: "pending",
        language,
        confirm_hash: tokenHash,
        confirm_expires_at: expiresAt.getTime(),
        confirm_mails: eb("confirm_mails", "+", 1),
        confirm_mailed_at: at.getTime(),
      }))
      .where("id", "=", id)
      .execute();
  },
  async storeUnconfirmed(id) {
    await db.updateTable("subscription").set({ state: "unconfirmed" }).where("id", "=", id).execute();
  },
});

const confirming = (
  db: Db,
): Pick<SubscriptionStore, "confirm" | "findByConfirmHash" | "findUnconfirmed"> => ({
  async findUnconfirmed(email) {
    const row = await db
      .selectFrom("subscription")
      .selectAll()
      .where("email_key", "=", email.toLowerCase())
      .where("state", "=", "unconfirmed")
      .executeTakeFirst();
    return row ? toSubscription(row) : null;
  },
  async confirm(tokenHash, at) {
    const row = await db
      .updateTable("subscription")
      .set({
        state: "confirmed",
        confirmed_at: at.getTime(),
        unsubscribed_at: null,
        confirm_mails: 0,
        confirm_mailed_at: null,
      })
      .where("confirm_hash", "=", tokenHash)
      .where("state", "=", "pending")
      .where("confirm_expires_at", ">", at.getTime())
      .returningAll()
      .executeTakeFirst();
    return row ? toSubscription(row) : null;
  },
  async findByConfirmHash(tokenHash) {
    const row = await db
      .selectFrom("subscription")
      .selectAll()
      .where("confirm_hash", "=", tokenHash)
      .executeTakeFirst();
    return row ? toSubscription(row) : null;
  },
});

const writing = (db: Db): Pick<SubscriptionStore, "unsubscribe" | "page"> => ({
  async unsubscribe(token, at) {
    const result = await db
      .updateTable("subscription")
      .set((eb) => ({
        state: "unsubscribed",
        // A repeated click must not postpone the deletion.
        unsubscribed_at: eb
          .case()
          .when("state", "=", "unsubscribed")
          .then(eb.ref("unsubscribed_at"))
          .else(at.getTime())
          .end(),
        // An old confirmation mail must not restore the address.
        confirm_hash: null,
        confirm_expires_at: null,
      }))
      .where("unsubscribe_token", "=", token)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },
  async page(afterId, limit) {
    const rows = await db
      .selectFrom("subscription")
      .selectAll()
      .where("id", ">", afterId)
      .where("state", "!=", "unsubscribed")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(toSubscription);
  },
});

const purging = (db: Db): Pick<SubscriptionStore, "purgeRequests" | "purgeUnsubscribed"> => ({
  async purgeRequests(states, before) {
    const result = await db
      .deleteFrom("subscription")
      .where("state", "in", states)
      // Uses the last request, not the last mail; otherwise the doubling wait between mails would be forgotten.
      .where("asked_at", "<", before.getTime())
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
  async purgeUnsubscribed(before) {
    const result = await db
      .deleteFrom("subscription")
      .where("state", "=", "unsubscribed")
      .where("unsubscribed_at", "<", before.getTime())
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
});

type SubscriptionRow = Selectable<Database["subscription"]>;

const toDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

const toSubscription = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  email: row.email,
  language: row.language,
  state: row.state,
  unsubscribeToken: row.unsubscribe_token,
  confirmExpiresAt: toDate(row.confirm_expires_at),
  confirmMails: row.confirm_mails,
  confirmMailedAt: toDate(row.confirm_mailed_at),
  createdAt: new Date(row.created_at),
  confirmedAt: toDate(row.confirmed_at),
});
