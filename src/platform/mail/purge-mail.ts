import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import { purgeAddresses } from "./addresses.ts";
import { purgeMailCounts } from "./mail-limits.ts";

export interface PurgedMail {
  readonly addresses: number;
  readonly mailCounts: number;
}

/** Deletes stored addresses and counters after the promised period. */
export const purgeMail = async (db: Db, clock: Clock): Promise<PurgedMail> => ({
  addresses: await purgeAddresses(db, clock.now()),
  mailCounts: await purgeMailCounts(db, clock.now()),
});
