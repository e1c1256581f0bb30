/** What waits for a donation or a reviewer, and what a reviewer has read. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import type { Db } from "#platform/database/schema.ts";

export const createWaitingStore = (db: Db) => ({
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

  async awaitingDonation(limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom("submission")
      .select("id")
      .where("state", "=", "awaiting_donation")
      .orderBy("changed_at")
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  async markRead(id: number, at: Date): Promise<void> {
    await db.updateTable("submission").set({ read_at: at.getTime() }).where("id", "=", id).execute();
  },
});
