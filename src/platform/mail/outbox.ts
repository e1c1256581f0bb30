/**
 * Mail waiting to be sent, in the database. A message is queued in the transaction of the verb that
 * wants it, so that neither exists without the other; workers of any process lease rows from here.
 */
import type { Clock } from "#platform/clock.ts";
import { fromJson, isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";
import { createToken } from "#platform/random.ts";

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program may post to end the subscription with one click (RFC 8058). */
  readonly oneClickUnsubscribeUrl?: string;
}

/** What a verb needs of the mail system. */
export interface Mail {
  /** False without an SMTP server: the caller must then do without, `enqueue` would be a bug. */
  readonly enabled: boolean;
  enqueue(tx: Db, message: MailMessage): Promise<void>;
}

export interface LeasedMail {
  readonly id: number;
  readonly messageKey: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** This attempt's number. Also proves the lease: the row's number moves on when another worker takes it. */
  readonly attempt: number;
}

export interface Outbox {
  /** The next due message, held for `leaseMs` so that no other worker sends it. */
  lease(leaseMs: number): Promise<LeasedMail | null>;
  /** A sent message is removed: its recipient and its secret links are no longer needed. */
  remove(mail: LeasedMail): Promise<void>;
  postpone(mail: LeasedMail, delayMs: number, errorCode: string): Promise<void>;
  giveUp(mail: LeasedMail, errorCode: string): Promise<void>;
  /** Deletes messages given up on that are older than this; returns how many. */
  purgeFailed(olderThanMs: number): Promise<number>;
}

export function createMail({ enabled, clock }: { enabled: boolean; clock: Clock }): Mail {
  return {
    enabled,
    async enqueue(tx, message) {
      if (!enabled) throw new Error("mail was queued without an SMTP server");
      const now = clock.now().getTime();
      await tx
        .insertInto("outbox")
        .values({
          message_key: createToken(),
          recipient: message.to,
          subject: message.subject,
          text: message.text,
          html: message.html,
          headers: toJson(headersOf(message)),
          state: "queued",
          due_at: now,
          created_at: now,
        })
        .execute();
    },
  };
}

const headersOf = ({ oneClickUnsubscribeUrl }: MailMessage): Record<string, string> =>
  oneClickUnsubscribeUrl === undefined
    ? {}
    : {
        "List-Unsubscribe": `<${oneClickUnsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };

export function createOutbox(db: Db, clock: Clock): Outbox {
  const now = () => clock.now().getTime();
  const heldRow = (mail: LeasedMail) =>
    db.updateTable("outbox").where("id", "=", mail.id).where("attempts", "=", mail.attempt);
  return {
    lease: (leaseMs) => leaseNext(db, now(), leaseMs),
    async remove(mail) {
      await db.deleteFrom("outbox").where("id", "=", mail.id).where("attempts", "=", mail.attempt).execute();
    },
    async postpone(mail, delayMs, errorCode) {
      await heldRow(mail)
        .set({ due_at: now() + delayMs, last_error: errorCode })
        .execute();
    },
    async giveUp(mail, errorCode) {
      await heldRow(mail).set({ state: "failed", last_error: errorCode }).execute();
    },
    async purgeFailed(olderThanMs) {
      const result = await db
        .deleteFrom("outbox")
        .where("state", "=", "failed")
        .where("created_at", "<", now() - olderThanMs)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

async function leaseNext(db: Db, now: number, leaseMs: number): Promise<LeasedMail | null> {
  const row = await db
    .updateTable("outbox")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), due_at: now + leaseMs }))
    .where("id", "=", (eb) =>
      eb
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "queued")
        .where("due_at", "<=", now)
        .orderBy("due_at")
        .orderBy("id")
        .limit(1)
        .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked()),
    )
    .returning(["id", "message_key", "recipient", "subject", "text", "html", "headers", "attempts"])
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    messageKey: row.message_key,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    headers: fromJson<Record<string, string>>(row.headers),
    attempt: row.attempts,
  };
}
