/** What the public figures are counted from. */
import type { ReviewStep } from "#features/review/statistics.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { fromJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export const createStatisticsStore = (db: Db) => ({
  /** All steps of submissions that changed since then, the oldest first. */
  async stepsSince(since: Date): Promise<ReviewStep[]> {
    const rows = await db
      .selectFrom("submission_event as e")
      .innerJoin("submission as s", "s.id", "e.submission_id")
      .select(["e.submission_id", "s.kind", "e.at", "e.code", "e.state", "e.reasons"])
      .where("s.changed_at", ">", since.getTime())
      .orderBy("e.id")
      .execute();
    return rows.map(({ submission_id: submissionId, reasons, ...row }) => ({
      ...row,
      submissionId,
      reasons: fromJson<string[]>(reasons),
    }));
  },

  async waitingByKind(): Promise<Record<SubmissionKind, number>> {
    const rows = await db
      .selectFrom("submission")
      .select((eb) => ["kind", eb.fn.countAll<number>().as("count")])
      .where("state", "=", "in_review")
      .groupBy("kind")
      .execute();
    const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
    return { dapp: counts.get("dapp") ?? 0, token: counts.get("token") ?? 0, nft: counts.get("nft") ?? 0 };
  },

  /** The last row of the audit log of each day since then: whoever noted it can prove a later change. */
  async dailyHeads(since: Date): Promise<{ day: string; seq: number; hash: string }[]> {
    const last = await db
      .selectFrom("audit")
      .select((eb) => eb.fn.max<number>("seq").as("seq"))
      .where("at", ">=", since.getTime())
      .groupBy((eb) => eb("at", "/", DAY_MS))
      .execute();
    const seqs = last.map(({ seq }) => seq);
    if (seqs.length === 0) return [];
    const rows = await db
      .selectFrom("audit")
      .select(["seq", "at", "hash"])
      .where("seq", "in", seqs)
      .orderBy("seq")
      .execute();
    return rows.map(({ seq, at, hash }) => ({ day: new Date(at).toISOString().slice(0, 10), seq, hash }));
  },
});

const DAY_MS = 86_400_000;
