/** What the database holds and operators wait for. */
import type { Db } from "#platform/database/schema.ts";

const OUTBOX_STATES = ["queued", "failed"] as const;

/** Settled ones are left out: their number only grows, so counting them would read more and more. */
const OPEN_DONATIONS = ["open", "submitted", "unseen", "pending", "confirming", "manual"] as const;

interface Figure {
  readonly state: string;
  readonly total: number;
}

interface StoredFigures {
  readonly mails: readonly Figure[];
  readonly donations: readonly Figure[];
}

/** A state without rows is 0 and not absent, so that an alert can tell the difference. */
const complete = (states: readonly string[], rows: readonly Figure[]): Figure[] =>
  states.map((state) => ({ state, total: rows.find((row) => row.state === state)?.total ?? 0 }));

export async function countStored(db: Db): Promise<StoredFigures> {
  const mails = await db
    .selectFrom("outbox")
    .select((eb) => ["state", eb.fn.countAll<number>().as("total")])
    .groupBy("state")
    .execute();
  const donations = await db
    .selectFrom("donation")
    .select((eb) => ["state", eb.fn.countAll<number>().as("total")])
    .where("state", "in", OPEN_DONATIONS)
    .groupBy("state")
    .execute();
  return { mails: complete(OUTBOX_STATES, mails), donations: complete(OPEN_DONATIONS, donations) };
}
