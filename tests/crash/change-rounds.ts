/** Kills processes that change live listings, several at a time, and compares what they did with what is stored. */
import { migrate } from "#platform/database/migrate.ts";
import { openDatabase, type DatabaseTarget } from "#platform/database/open.ts";
import type { Db } from "#platform/database/schema.ts";
import { inReview } from "#tests/contract/review/reviewing.ts";
import { openDesk } from "#tests/contract/submissions/review-desk.ts";
import { countSaid, runUntilKilled, type Said } from "./killed-process.ts";

const SCRIPT = new URL("./changing-process.ts", import.meta.url);
/** Each has a listing of its own. */
const AT_ONCE = 4;

export interface ChangeReport {
  readonly kills: number;
  /** Acts that were acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged, but without their event afterwards. */
  readonly lost: number;
  /** Events beyond the acts that were begun. */
  readonly doubled: number;
  /** Events without their effect on the listing, effects without an event, and listings that are public twice. */
  readonly torn: number;
}

interface Receipt {
  readonly number: string;
  readonly token: string;
  readonly id: number;
}

export async function changeRounds(target: DatabaseTarget, kills: number): Promise<ChangeReport> {
  const { db, close } = openDatabase(target);
  try {
    await migrate(db);
    const desk = await openDesk(db, { SMTP_URL: undefined });
    const receipts: Receipt[] = [];
    while (receipts.length < AT_ONCE) {
      const receipt = await inReview(desk, "token", { name: `Changing ${receipts.length}` });
      const approved = await desk.submissions.approve(receipt.number, { operator: "Ines", note: "" });
      if (!approved.ok) throw new Error(approved.code);
      receipts.push(receipt);
    }
    const said = new Map(receipts.map(({ id }) => [id, new Map() as Said]));
    for (let done = 0; done < kills; done += AT_ONCE) {
      const round = 1 + done / AT_ONCE;
      await Promise.all(
        receipts.slice(0, kills - done).map(async (receipt) => {
          const parameters = [JSON.stringify(target), receipt.number, receipt.token, String(round)];
          countSaid(said.get(receipt.id) ?? new Map(), await runUntilKilled(SCRIPT, parameters));
        }),
      );
    }
    return { kills, ...(await compare(db, receipts, said)) };
  } finally {
    await close();
  }
}

async function compare(db: Db, receipts: readonly Receipt[], said: ReadonlyMap<number, Said>) {
  const sum = { acknowledged: 0, lost: 0, doubled: 0, torn: 0 };
  for (const { id, number } of receipts) {
    const events = await db
      .selectFrom("submission_event")
      .select("code")
      .where("submission_id", "=", id)
      .execute();
    const count = (code: string): number => events.filter((event) => event.code === code).length;
    for (const [code, { began, done }] of said.get(id) ?? []) {
      sum.acknowledged += done;
      // The first approval was before the kills.
      const before = code === "published" ? 1 : 0;
      const stored = count(code) - before;
      sum.lost += Math.max(0, done - stored);
      sum.doubled += Math.max(0, stored - began);
    }
    sum.torn += await tornOf(db, id, number, count);
  }
  return sum;
}

/** Event and effect are one transaction, so they are the same number. */
async function tornOf(db: Db, id: number, number: string, count: (code: string) => number): Promise<number> {
  const versions = await db
    .selectFrom("listing_version")
    .select("act")
    .where("submission", "=", number)
    .execute();
  const acts = (act: string): number => versions.filter((version) => version.act === act).length;
  const open = await db
    .selectFrom("receipt_handover")
    .select("cause")
    .where("submission_id", "=", id)
    .execute();
  const submission = await db
    .selectFrom("submission")
    .select(["name", "state", "paused_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const listed = await db
    .selectFrom("token")
    .select("address")
    .where("name", "=", submission.name)
    .where("is_listed", "=", 1)
    .execute();
  const isPublic = submission.paused_at === null && submission.state !== "withdrawn";
  const isReopened = count("reopened") > 0 && submission.state === "in_review" && listed.length === 0;
  const started = count("handover_started") + count("recovery_started");
  const ended =
    count("handover_cancelled") + count("recovery_stopped") + count("handed_over") + count("recovered");
  return [
    count("paused") !== acts("paused"),
    count("delisted") !== acts("delisted"),
    started - ended !== open.length,
    !isReopened && listed.length !== (isPublic ? 1 : 0),
  ].filter(Boolean).length;
}
