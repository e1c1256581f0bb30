/**
 * The queue of mails in the database. A verb queues a message in its own transaction, so that neither exists without
 * the other; workers of any process lease rows.
 */
import { isEmail } from "#lib/email.ts";
import type { Clock } from "#platform/clock.ts";
import { fromJson, isSqlite, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";
import { createToken } from "#platform/random.ts";
import { confirmAddress, forgetAddress, refuseMails, takeAsk, touchConfirmed } from "./addresses.ts";
import { admitMail } from "./mail-limits.ts";

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program posts to unsubscribe with one click (RFC 8058). */
  readonly oneClickUnsubscribeUrl?: string;
}

/** What a verb needs from the mail system. */
export interface Mail {
  /** False without an SMTP server; a caller must not queue anything then. */
  readonly enabled: boolean;
  /** Queues a mail to a confirmed address. For any other address it queues nothing and returns false. */
  enqueue(tx: Db, message: MailMessage): Promise<boolean>;
  /**
   * Queues a neutral mail, which contains no text of a visitor. A confirmed address gets it; an unconfirmed one only if
   * it was not asked lately. Returns whether it was queued.
   */
  ask(tx: Db, message: MailMessage): Promise<boolean>;
  /** The owner of the address followed a link that only the mail contains. */
  confirmAddress(tx: Db, email: string): Promise<void>;
  /** The owner of the address says that somebody else typed it. */
  refuse(tx: Db, email: string): Promise<void>;
  forget(tx: Db, email: string): Promise<void>;
}

export interface LeasedMail {
  readonly id: number;
  readonly messageKey: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The number of this attempt. It also proves the lease, because it changes when another worker leases the row. */
  readonly attempt: number;
  /** May be sent to an unconfirmed address. */
  readonly isNeutral: boolean;
  /** An earlier attempt was already counted. */
  readonly isCounted: boolean;
  /** The age of the mail. */
  readonly ageMs: number;
}

export interface Outbox {
  /** Leases the next due message for `leaseMs`, so that no other worker sends it. */
  lease(leaseMs: number): Promise<LeasedMail | null>;
  /** Deletes a sent message, because its recipient and secret links are no longer needed. */
  remove(mail: LeasedMail): Promise<void>;
  postpone(mail: LeasedMail, delayMs: number, errorCode: string): Promise<void>;
  /** Counts the mail for its recipient, once for all attempts. Returns how long it must wait, or 0. */
  admit(mail: LeasedMail): Promise<number>;
  /** Postpones the mail without counting an attempt. */
  hold(mail: LeasedMail, delayMs: number): Promise<void>;
  giveUp(mail: LeasedMail, errorCode: string): Promise<void>;
  /** Deletes failed messages that are older than this; returns how many. */
  purgeFailed(olderThanMs: number): Promise<number>;
}

export function createMail({ enabled, clock }: { enabled: boolean; clock: Clock }): Mail {
  const queue = (tx: Db, message: MailMessage, isNeutral: boolean): Promise<void> =>
    insert(tx, message, { isNeutral, now: clock.now().getTime() });
  const mustBeOn = (): void => {
    if (!enabled) throw new Error("mail was queued without an SMTP server");
  };
  return {
    enabled,
    async enqueue(tx, message) {
      mustBeOn();
      if (!(await touchConfirmed(tx, message.to, clock.now()))) return false;
      await queue(tx, message, false);
      return true;
    },
    async ask(tx, message) {
      mustBeOn();
      const mayAsk =
        (await touchConfirmed(tx, message.to, clock.now())) || (await takeAsk(tx, message.to, clock.now()));
      if (mayAsk) await queue(tx, message, true);
      return mayAsk;
    },
    confirmAddress: (tx, email) => confirmAddress(tx, email, clock.now()),
    refuse: (tx, email) => refuseMails(tx, email, clock.now()),
    forget: forgetAddress,
  };
}

async function insert(
  tx: Db,
  message: MailMessage,
  { isNeutral, now }: { readonly isNeutral: boolean; readonly now: number },
): Promise<void> {
  if (!isEmail(message.to)) throw new Error("a mail was queued to what is no address");
  await tx
    .insertInto("outbox")
    .values({
      message_key: createToken(),
      recipient: message.to,
      subject: oneLine(message.subject),
      text: message.text,
      html: message.html,
      headers: toJson(headersOf(message)),
      state: "queued",
      due_at: now,
      created_at: now,
      is_neutral: isNeutral ? 1 : 0,
      counted_at: null,
    })
    .execute();
}

/** A line break in a subject would start a new header; direction marks could reverse the text. */
const oneLine = (text: string): string =>
  text.replaceAll(/[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();

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
    async admit(mail) {
      if (mail.isCounted) return 0;
      const waitMs = await admitMail(db, mail, clock.now());
      if (waitMs === 0) await heldRow(mail).set({ counted_at: now() }).execute();
      return waitMs;
    },
    async hold(mail, delayMs) {
      await heldRow(mail)
        .set((eb) => ({ attempts: eb("attempts", "-", 1), due_at: now() + delayMs }))
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
    .returningAll()
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
    isNeutral: row.is_neutral === 1,
    isCounted: row.counted_at !== null,
    ageMs: now - row.created_at,
  };
}
