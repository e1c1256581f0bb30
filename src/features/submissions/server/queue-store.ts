/** The operators' queue, and related submissions. */
import { sql } from "kysely";
import type { SubmissionKind, SubmissionState } from "#features/submissions/model.ts";
import type { Submission, SubmittedForm } from "#features/submissions/submission.ts";
import { fromJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export interface QueueFilter {
  readonly states: readonly SubmissionState[];
  readonly kind?: SubmissionKind | undefined;
  /** Matches a part of number, name, host, mail address, or any text of the form. */
  readonly search?: string | undefined;
}

export interface QueueRow extends Pick<
  Submission,
  "id" | "number" | "kind" | "state" | "name" | "createdAt" | "changedAt" | "reviewSince"
> {
  /** The submitter's messages that no operator has read. */
  readonly unread: number;
}

export interface RelatedSubmission extends Pick<
  Submission,
  "number" | "kind" | "state" | "name" | "createdAt"
> {
  readonly email: string;
  readonly hostKey: string;
  readonly fields: SubmittedForm["fields"];
}

const pattern = (text: string): string => `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const says = (text: string) => sql<boolean>`lower(cast(fields as text)) like ${pattern(text)} escape '\\'`;

export const createQueueStore = (db: Db) => ({ ...listStore(db), ...waitingStore(db), ...relatedStore(db) });

const listStore = (db: Db) => ({
  async queue({ states, kind, search = "" }: QueueFilter): Promise<QueueRow[]> {
    if (states.length === 0) return [];
    const rows = await db
      .selectFrom("submission")
      .select(["id", "number", "kind", "state", "name", "created_at", "changed_at", "review_since"])
      .select((eb) =>
        eb
          .selectFrom("submission_message as m")
          .select((inner) => inner.fn.countAll<number>().as("unread"))
          .whereRef("m.submission_id", "=", "submission.id")
          .where("m.author", "=", "submitter")
          .where("m.at", ">", sql<number>`coalesce(submission.read_at, 0)`)
          .as("unread"),
      )
      .where("state", "in", states)
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind ?? "dapp"))
      .$if(search !== "", (query) =>
        query.where((eb) =>
          eb.or([
            ...(["number", "name", "host_key", "email_key"] as const).map(
              (column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern(search)} escape '\\'`,
            ),
            says(search),
          ]),
        ),
      )
      .orderBy("id")
      .execute();
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      kind: row.kind,
      state: row.state,
      name: row.name,
      createdAt: new Date(row.created_at),
      changedAt: new Date(row.changed_at),
      reviewSince: row.review_since === null ? null : new Date(row.review_since),
      unread: row.unread ?? 0,
    }));
  },
});

const waitingStore = (db: Db) => ({
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

const relatedStore = (db: Db) => ({
  /** Others with the same host or sender, or containing one of these words. */
  async related(
    { id, email }: Pick<Submission, "id" | "email">,
    hostKey: string,
    words: readonly string[],
  ): Promise<RelatedSubmission[]> {
    const rows = await db
      .selectFrom("submission")
      .select(["number", "kind", "state", "name", "created_at", "email", "host_key", "fields"])
      .where("id", "!=", id)
      .where((eb) =>
        eb.or([
          ...(hostKey === "" ? [] : [eb("host_key", "=", hostKey)]),
          ...(email === "" ? [] : [eb("email_key", "=", email.toLowerCase())]),
          ...words.map(says),
        ]),
      )
      .orderBy("id", "desc")
      .execute();
    return rows.map(({ created_at: createdAt, host_key: host, fields, ...row }) => ({
      ...row,
      hostKey: host,
      createdAt: new Date(createdAt),
      fields: fromJson<SubmittedForm["fields"]>(fields),
    }));
  },
});
