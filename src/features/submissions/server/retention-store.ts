/** Deletion of submissions at the end of their retention period or on request. */
import type { SubmissionState } from "#features/submissions/model.ts";
import type { Submission, SubmittedForm } from "#features/submissions/submission.ts";
import { sql } from "kysely";
import { deleteInBatches } from "#platform/database/statements/delete-in-batches.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export interface LiveSubmission extends Pick<Submission, "id" | "kind" | "listing" | "fields"> {
  readonly isDelisted: boolean;
}

interface OldSubmissions {
  readonly states: readonly SubmissionState[];
  readonly since: "changed_at" | "decided_at" | "delisted_at";
  readonly before: Date;
  readonly limit: number;
}

const TABLES_OF_SUBMISSION = [
  "submission_event",
  "submission_message",
  "submission_upload",
  "submission_notice",
  "receipt_link",
  "receipt_handover",
  "former_owner",
  "ownership_proof",
  "move_signature",
  "review_case",
  "review_subject",
  "review_claim",
  "review_presence",
  "review_note",
  "review_decision",
  "review_second_look",
] as const;

export const createRetentionStore = (db: Db) => ({
  ...oldStore(db),
  ...liveStore(db),
  ...erasingStore(db),
  ...termStore(db),
});

const oldStore = (db: Db) => ({
  /**
   * Submissions in these states whose period began before the date. A message is not a decision, so it only moves
   * `changed_at`.
   */
  async idsBefore({ states, since, before, limit }: OldSubmissions): Promise<number[]> {
    const rows = await db
      .selectFrom("submission")
      .select("id")
      .where("state", "in", states)
      .where(since, "<", before.getTime())
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Deletes the submission with its history. Donations keep their own records. */
  async remove(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    for (const table of TABLES_OF_SUBMISSION) {
      await db.deleteFrom(table).where("submission_id", "in", ids).execute();
    }
    await db.deleteFrom("submission").where("id", "in", ids).execute();
  },
});

const liveStore = (db: Db) => ({
  /** Live submissions by id, with the date since when they are no longer listed. */
  async livePage(afterId: number, limit: number): Promise<LiveSubmission[]> {
    const rows = await db
      .selectFrom("submission")
      .select(["id", "kind", "listing", "fields", "delisted_at"])
      .where("state", "=", "live")
      .where("id", ">", afterId)
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(({ id, kind, listing, fields, delisted_at: delistedAt }) => ({
      id,
      kind,
      listing,
      fields: fromJson<SubmittedForm["fields"]>(fields),
      isDelisted: delistedAt !== null,
    }));
  },

  async setDelisted(ids: readonly number[], at: Date | null): Promise<void> {
    if (ids.length === 0) return;
    await db
      .updateTable("submission")
      .set({ delisted_at: at?.getTime() ?? null })
      .where("id", "in", ids)
      .execute();
  },
});

const erasingStore = (db: Db) => ({
  /** Removes personal data; public data stays. */
  async erase(
    id: number,
    fields: Readonly<Record<string, unknown>>,
    published: Readonly<Record<string, unknown>> | null,
  ): Promise<void> {
    for (const table of ["submission_message", "review_note", "review_subject", "receipt_handover"] as const)
      await db.deleteFrom(table).where("submission_id", "=", id).execute();
    await db
      .updateTable("review_decision")
      .set({ payload: "{}" })
      .where("submission_id", "=", id)
      .where("state", "!=", "held")
      .execute();
    await db
      .updateTable("submission_event")
      .set({ note: "", changes: null })
      .where("submission_id", "=", id)
      .execute();
    await db
      .updateTable("submission")
      .set({
        email: "",
        email_key: "",
        fields: toJson(fields),
        published: published && toJson(published),
      })
      .where("id", "=", id)
      .execute();
  },

  /** Queued mails contain the address too. */
  async dropMail(email: string): Promise<void> {
    await db.deleteFrom("outbox").where("recipient", "=", email).execute();
  },

  async purgeKeys(before: Date): Promise<number> {
    return deleteInBatches(db, "submission_key", sql`used_at < ${before.getTime()}`);
  },
});

const termStore = (db: Db) => ({
  /** What the owner of then wrote, and how they changed their contacts. */
  async eraseTerm(
    submissionId: number,
    { since, until }: { readonly since: Date; readonly until: Date },
  ): Promise<void> {
    await db
      .deleteFrom("submission_message")
      .where("submission_id", "=", submissionId)
      .where("author", "=", "submitter")
      .where("at", ">=", since.getTime())
      .where("at", "<", until.getTime())
      .execute();
    await db
      .updateTable("submission_event")
      .set({ changes: null })
      .where("submission_id", "=", submissionId)
      .where("at", ">=", since.getTime())
      .where("at", "<", until.getTime())
      .execute();
  },
});
