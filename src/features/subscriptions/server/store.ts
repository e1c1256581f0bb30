import type { Selectable } from "kysely";
import type { Subscription } from "#features/subscriptions/model.ts";
import type { Database, Db } from "#platform/database/schema.ts";

interface Asked {
  readonly email: string;
  readonly language: string;
  readonly at: Date;
  /** Used when the address is new; a known one keeps its own. */
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
  /** Adds the address or finds it again. Always writes, so that the time taken tells nobody which it was. */
  ask(asked: Asked): Promise<Subscription>;
  awaitConfirmation(id: number, confirmation: Confirmation): Promise<void>;
  /** Back on the list without a mail, while none can be sent. */
  keepUnconfirmed(id: number): Promise<void>;
  /** Confirms a pending subscription whose link is still valid, or returns null. */
  confirm(tokenHash: string, at: Date): Promise<Subscription | null>;
  findByConfirmHash(tokenHash: string): Promise<Subscription | null>;
  unsubscribe(token: string, at: Date): Promise<boolean>;
  /** Those not unsubscribed, by id. */
  page(afterId: number, limit: number): Promise<Subscription[]>;
  /** Deletes those in one of these states that nobody has asked for since. */
  purgeRequests(states: readonly ("pending" | "unconfirmed")[], before: Date): Promise<number>;
  purgeUnsubscribed(before: Date): Promise<number>;
}

export const createSubscriptionStore = (db: Db): SubscriptionStore => ({
  transaction: (work) => db.transaction().execute((tx) => work(createSubscriptionStore(tx), tx)),
  ...asking(db),
  ...confirming(db),
  ...keeping(db),
  ...purging(db),
});

const asking = (db: Db): Pick<SubscriptionStore, "ask" | "awaitConfirmation" | "keepUnconfirmed"> => ({
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
  async keepUnconfirmed(id) {
    await db.updateTable("subscription").set({ state: "unconfirmed" }).where("id", "=", id).execute();
  },
});

const confirming = (db: Db): Pick<SubscriptionStore, "confirm" | "findByConfirmHash"> => ({
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

const keeping = (db: Db): Pick<SubscriptionStore, "unsubscribe" | "page"> => ({
  async unsubscribe(token, at) {
    const result = await db
      .updateTable("subscription")
      .set((eb) => ({
        state: "unsubscribed",
        // A repeated click must not put off the day the address is deleted.
        unsubscribed_at: eb
          .case()
          .when("state", "=", "unsubscribed")
          .then(eb.ref("unsubscribed_at"))
          .else(at.getTime())
          .end(),
        // An old confirmation mail must not bring the address back.
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
      // Not the last mail: whoever keeps asking would get the doubling wait between mails forgotten.
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
