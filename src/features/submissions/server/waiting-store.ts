/** The place of a submission among those that wait. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { Db } from "#platform/database/schema.ts";

export const createWaitingStore = (db: Db) => ({
  /** How many have waited for a reviewer longer. */
  async before(reviewSince: Date): Promise<number> {
    const { total } = await db
      .selectFrom("submission")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where("state", "=", "in_review")
      .where("review_since", "<", reviewSince.getTime())
      .executeTakeFirstOrThrow();
    return total;
  },

  /** Whether another submission of the same host is undecided. */
  async hasOpen(kind: SubmissionKind, hostKey: string, ownId: number): Promise<boolean> {
    const row = await db
      .selectFrom("submission")
      .select("id")
      .where("host_key", "=", hostKey)
      .where("kind", "=", kind)
      .where("id", "!=", ownId)
      .where("state", "in", ["in_review", "changes_requested", "approved"])
      .executeTakeFirst();
    return row !== undefined;
  },

  async markRead(id: number, at: Date): Promise<void> {
    await db.updateTable("submission").set({ read_at: at.getTime() }).where("id", "=", id).execute();
  },
});
