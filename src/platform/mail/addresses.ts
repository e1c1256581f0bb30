/**
 * Decides who may get mail. Anyone can type anyone's address, so an unconfirmed address gets one neutral mail, and
 * everything else only after the confirmation. This module does not know the content of mails.
 */
import type { Db } from "#platform/database/schema.ts";
import { addressHash, mailboxHash } from "./mailbox.ts";

const DAY_MS = 86_400_000;
const FIRST_WAIT_MS = 7 * DAY_MS;
const LONGEST_WAIT_MS = 365 * DAY_MS;

/** How long hashes are stored, as the privacy page promises. */
const ADDRESS_DAYS = { asked: 365, confirmed: 730 } as const;

/**
 * A mailbox without confirmation is asked once. Mails can get lost, so it is asked again after a week, and then after
 * doubling waits.
 */
const askAgainMs = (asks: number): number =>
  asks === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (asks - 1), LONGEST_WAIT_MS);

async function isConfirmed(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom("mail_confirmed")
    .select("address_hash")
    .where("address_hash", "=", addressHash(email))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether the address is confirmed, and records that it gets a mail now. */
export async function touchConfirmed(tx: Db, email: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("mail_confirmed")
    .set({ used_at: at.getTime() })
    .where("address_hash", "=", addressHash(email))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Counts a neutral mail to an unconfirmed address and returns false if it must not be sent. Locks the row until the
 * commit.
 */
export async function takeAsk(tx: Db, email: string, at: Date): Promise<boolean> {
  const now = at.getTime();
  const row = await tx
    .insertInto("mail_asked")
    .values({ mailbox_hash: mailboxHash(email), asks: 0, asked_at: now, refused_at: null })
    .onConflict((conflict) =>
      // Writes the same value only to lock the row, because two requests must not both find it unasked.
      conflict.column("mailbox_hash").doUpdateSet((eb) => ({ asks: eb.ref("mail_asked.asks") })),
    )
    .returning(["mailbox_hash", "asks", "asked_at", "refused_at"])
    .executeTakeFirstOrThrow();
  if (row.refused_at !== null) return false;
  if (now < row.asked_at + askAgainMs(row.asks)) return false;
  await tx
    .updateTable("mail_asked")
    .set({ asks: row.asks + 1, asked_at: now })
    .where("mailbox_hash", "=", row.mailbox_hash)
    .execute();
  return true;
}

export async function confirmAddress(tx: Db, email: string, at: Date): Promise<void> {
  const now = at.getTime();
  await tx
    .insertInto("mail_confirmed")
    .values({ address_hash: addressHash(email), confirmed_at: now, used_at: now })
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ used_at: now }))
    .execute();
  await tx.deleteFrom("mail_asked").where("mailbox_hash", "=", mailboxHash(email)).execute();
}

/**
 * The owner says that somebody else typed the address. A confirmed address stays confirmed, because its owner confirmed
 * it.
 */
export async function refuseMails(tx: Db, email: string, at: Date): Promise<void> {
  if (await isConfirmed(tx, email)) return;
  const now = at.getTime();
  await tx
    .insertInto("mail_asked")
    .values({ mailbox_hash: mailboxHash(email), asks: 1, asked_at: now, refused_at: now })
    .onConflict((conflict) => conflict.column("mailbox_hash").doUpdateSet({ asked_at: now, refused_at: now }))
    .execute();
}

/** Erases a person's address. A refusal stays, because it protects that person. */
export async function forgetAddress(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom("mail_confirmed").where("address_hash", "=", addressHash(email)).execute();
  await tx
    .deleteFrom("mail_asked")
    .where("mailbox_hash", "=", mailboxHash(email))
    .where("refused_at", "is", null)
    .execute();
}

/** Deletes hashes after the promised period; returns how many. */
export async function purgeAddresses(db: Db, at: Date): Promise<number> {
  const before = (days: number): number => at.getTime() - days * DAY_MS;
  const asked = await db
    .deleteFrom("mail_asked")
    .where("asked_at", "<", before(ADDRESS_DAYS.asked))
    .executeTakeFirst();
  const confirmed = await db
    .deleteFrom("mail_confirmed")
    .where("used_at", "<", before(ADDRESS_DAYS.confirmed))
    .executeTakeFirst();
  return Number(asked.numDeletedRows + confirmed.numDeletedRows);
}
