/** Limits how many mails a recipient and a domain get, across all processes. Only hashes are stored. */
import { sql } from "kysely";
import { deleteInBatches } from "#platform/database/statements/delete-in-batches.ts";
import type { Db } from "#platform/database/schema.ts";
import { domainHash, domainOf, mailboxHash } from "./mailbox.ts";

const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;

interface Limit {
  readonly hour: number;
  readonly day: number;
}

/** Anyone can cause neutral mails; only known people and operators cause the others. */
const MAIL_LIMITS = {
  neutral: { recipient: { hour: 4, day: 8 }, domain: { hour: 30, day: 120 } },
  confirmed: { recipient: { hour: 10, day: 40 }, domain: { hour: 200, day: 1_000 } },
} as const satisfies Record<string, Record<"recipient" | "domain", Limit>>;

/** Domains whose users mostly do not know each other. */
const PROVIDERS = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com yahoo.co.jp ymail.com aol.com
  icloud.com me.com proton.me protonmail.com pm.me gmx.com gmx.net gmx.de web.de mail.com zoho.com fastmail.com
  qq.com foxmail.com 163.com 126.com sina.com aliyun.com naver.com daum.net hanmail.net kakao.com
  yandex.ru yandex.com mail.ru bk.ru list.ru rambler.ru uol.com.br bol.com.br rediffmail.com`.split(/\s+/),
);
const PROVIDER_FACTOR = 20;

interface Counted {
  readonly to: string;
  readonly isNeutral: boolean;
}

function keysOf({ to, isNeutral }: Counted): readonly { readonly key: string; readonly limit: Limit }[] {
  const name = isNeutral ? "neutral" : "confirmed";
  const { recipient, domain } = MAIL_LIMITS[name];
  const factor = PROVIDERS.has(domainOf(to)) ? PROVIDER_FACTOR : 1;
  return [
    { key: `${name} ${mailboxHash(to)}`, limit: recipient },
    { key: `${name} ${domainHash(to)}`, limit: { hour: domain.hour * factor, day: domain.day * factor } },
  ];
}

/** Counts the mail and returns 0, or counts nothing and returns how many milliseconds it must wait. */
export async function admitMail(db: Db, mail: Counted, at: Date): Promise<number> {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  return db.transaction().execute(async (tx) => {
    const keys = keysOf(mail);
    for (const { key, limit } of keys) {
      await add(tx, key, hour, 0);
      const freeHour = nextFreeHour(await countsOf(tx, key, hour), limit, hour);
      if (freeHour > hour) return freeHour * HOUR_MS - at.getTime();
    }
    for (const { key } of keys) await add(tx, key, hour, 1);
    return 0;
  });
}

/** Returns the first hour with capacity if nothing else is sent. */
function nextFreeHour(counts: readonly HourCount[], limit: Limit, now: number): number {
  const inWindow = (end: number): number =>
    counts.filter(({ hour }) => hour > end - HOURS_OF_DAY).reduce((sum, { mails }) => sum + mails, 0);
  const isThisHourFull = (counts.find(({ hour }) => hour === now)?.mails ?? 0) >= limit.hour;
  let hour = isThisHourFull ? now + 1 : now;
  while (inWindow(hour) >= limit.day) hour += 1;
  return hour;
}

/** Locks the row until the commit, so that two workers cannot both use the last capacity. */
async function add(tx: Db, key: string, hour: number, mails: number): Promise<void> {
  await tx
    .insertInto("mail_count")
    .values({ key_hash: key, hour, mails })
    .onConflict((conflict) =>
      conflict
        .columns(["key_hash", "hour"])
        .doUpdateSet((eb) => ({ mails: eb("mail_count.mails", "+", mails) })),
    )
    .execute();
}

interface HourCount {
  readonly hour: number;
  readonly mails: number;
}

const countsOf = (tx: Db, key: string, hour: number): Promise<HourCount[]> =>
  tx
    .selectFrom("mail_count")
    .select(["hour", "mails"])
    .where("key_hash", "=", key)
    .where("hour", ">", hour - HOURS_OF_DAY)
    .execute();

/** Deletes the hours that no limit needs any more. */
export async function purgeMailCounts(db: Db, at: Date): Promise<number> {
  const last = Math.floor(at.getTime() / HOUR_MS) - HOURS_OF_DAY;
  return deleteInBatches(db, "mail_count", sql`hour <= ${last}`);
}
