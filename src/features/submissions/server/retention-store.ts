/** What is deleted, when its time has come or its submitter asks for it. */
import type { SubmissionState } from "#features/submissions/model.ts";
import { toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export const createRetentionStore = (db: Db) => ({
  /** Those in one of these states that nothing has happened to since. */
  async idsBefore(states: readonly SubmissionState[], before: Date, limit: number): Promise<number[]> {
    const rows = await db
      .selectFrom("submission")
      .select("id")
      .where("state", "in", states)
      .where("changed_at", "<", before.getTime())
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** The submission with its history. Donations keep their own records. */
  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    for (const table of ["submission_event", "submission_message", "submission_upload"] as const) {
      await db.deleteFrom(table).where("submission_id", "in", ids).execute();
    }
    await db.deleteFrom("submission").where("id", "in", ids).execute();
  },

  /** What is known of the person goes; what is public stays. */
  async erase(id: number, fields: Readonly<Record<string, unknown>>): Promise<void> {
    await db.deleteFrom("submission_message").where("submission_id", "=", id).execute();
    await db.updateTable("submission_event").set({ note: "" }).where("submission_id", "=", id).execute();
    await db
      .updateTable("submission")
      .set({ email: "", email_key: "", fields: toJson(fields) })
      .where("id", "=", id)
      .execute();
  },

  /** Mails that have not been sent yet hold the address too. */
  async dropMail(email: string): Promise<void> {
    await db.deleteFrom("outbox").where("recipient", "=", email).execute();
  },

  async purgeKeys(before: Date): Promise<number> {
    const result = await db
      .deleteFrom("submission_key")
      .where("used_at", "<", before.getTime())
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  },
});
