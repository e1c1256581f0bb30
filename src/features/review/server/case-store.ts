/** Due dates, risk factors and what submissions have in common. */
import type { RelatedSubmission } from "#features/review/case.ts";
import type { RiskFactor } from "#features/review/model.ts";
import type { RelatedBy } from "#features/review/risk.ts";
import type { Finding } from "#features/submissions/findings.ts";
import type { ReviewedForm } from "#features/submissions/review-time.ts";
import type { Submission } from "#features/submissions/submission.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export interface UndatedSubmission extends ReviewedForm {
  readonly id: number;
  readonly reviewSince: Date;
  readonly fields: Submission["fields"];
  readonly isResubmitted: boolean;
}

export interface CaseDates {
  readonly id: number;
  readonly reviewSince: Date;
  readonly dueAt: Date;
  readonly networks: readonly string[];
  readonly isResubmitted: boolean;
}

export interface Assessment {
  readonly findings: readonly Finding[];
  readonly factors: readonly RiskFactor[];
  readonly points: number;
  readonly version: number;
  readonly at: Date;
}

export interface Subject {
  readonly kind: "contract" | "contact" | "sender";
  readonly key: string;
}

export const createCaseStore = (db: Db) => ({
  ...undatedStore(db),
  ...dateStore(db),
  ...assessmentStore(db),
  ...subjectStore(db),
  ...historyStore(db),
});

interface OpenDate extends ReviewedForm {
  readonly id: number;
  readonly reviewSince: Date;
  readonly dueAt: Date;
}

const publishedIn = ({ published }: { readonly published: string | null }) =>
  published === null ? undefined : fromJson<Submission["fields"]>(published);

const undatedStore = (db: Db) => ({
  /** Submissions whose due date is missing, or was computed from another start of their review. */
  async undated(limit: number): Promise<UndatedSubmission[]> {
    const rows = await db
      .selectFrom("submission as s")
      .leftJoin("review_case as c", "c.submission_id", "s.id")
      .select(["s.id", "s.kind", "s.created_at", "s.review_since", "s.fields", "s.published"])
      .select((eb) =>
        eb
          .selectFrom("submission_event as e")
          .select((inner) => inner.fn.countAll<number>().as("count"))
          .whereRef("e.submission_id", "=", "s.id")
          .where("e.code", "=", "resubmitted")
          .as("resubmissions"),
      )
      .where((eb) =>
        eb.or([
          eb("c.submission_id", "is", null),
          eb("c.review_since", "!=", eb.fn.coalesce("s.review_since", "s.created_at")),
        ]),
      )
      .orderBy("s.id")
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      reviewSince: new Date(row.review_since ?? row.created_at),
      fields: fromJson<Submission["fields"]>(row.fields),
      published: publishedIn(row),
      isResubmitted: (row.resubmissions ?? 0) > 0,
    }));
  },
});

const dateStore = (db: Db) => ({
  /** The dates of open submissions, to compute them again when the calendar has changed. */
  async openDates(): Promise<OpenDate[]> {
    const rows = await db
      .selectFrom("review_case as c")
      .innerJoin("submission as s", "s.id", "c.submission_id")
      .select(["s.id", "s.kind", "s.fields", "s.published", "c.review_since", "c.due_at"])
      .where("s.state", "=", "in_review")
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      reviewSince: new Date(row.review_since),
      dueAt: new Date(row.due_at),
      fields: fromJson<Submission["fields"]>(row.fields),
      published: publishedIn(row),
    }));
  },

  async dueAt(submissionId: number): Promise<Date | null> {
    const row = await db
      .selectFrom("review_case")
      .select("due_at")
      .where("submission_id", "=", submissionId)
      .executeTakeFirst();
    return row ? new Date(row.due_at) : null;
  },

  async setDueAt(id: number, dueAt: Date): Promise<void> {
    await db
      .updateTable("review_case")
      .set({ due_at: dueAt.getTime() })
      .where("submission_id", "=", id)
      .execute();
  },

  async saveDates({ id, reviewSince, dueAt, networks, isResubmitted }: CaseDates): Promise<void> {
    const dates = {
      review_since: reviewSince.getTime(),
      due_at: dueAt.getTime(),
      networks: ` ${networks.join(" ")} `,
      is_resubmitted: isResubmitted ? 1 : 0,
    };
    await db
      .insertInto("review_case")
      .values({ submission_id: id, ...dates, factors: "[]", findings: "[]" })
      .onConflict((conflict) => conflict.column("submission_id").doUpdateSet(dates))
      .execute();
  },
});

const assessmentStore = (db: Db) => ({
  /** Numbers of submissions whose form has changed since their last check, those in review first. */
  async unassessed(limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom("submission as s")
      .innerJoin("review_case as c", "c.submission_id", "s.id")
      .select("s.number")
      .where("s.state", "in", ["in_review", "awaiting_donation", "changes_requested"])
      .where((eb) =>
        eb.or([eb("c.assessed_version", "is", null), eb("c.assessed_version", "!=", eb.ref("s.version"))]),
      )
      .orderBy((eb) => eb.case().when("s.state", "=", "in_review").then(0).else(1).end())
      .orderBy("c.due_at")
      .limit(limit)
      .execute();
    return rows.map(({ number }) => number);
  },

  async assessment(submissionId: number): Promise<Assessment | null> {
    const row = await db
      .selectFrom("review_case")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .executeTakeFirst();
    if (!row || row.assessed_version === null) return null;
    return {
      findings: fromJson<Finding[]>(row.findings),
      factors: fromJson<RiskFactor[]>(row.factors),
      points: row.points ?? 0,
      version: row.assessed_version,
      at: new Date(row.assessed_at ?? 0),
    };
  },

  async saveAssessment(submissionId: number, assessed: Assessment): Promise<void> {
    await db
      .updateTable("review_case")
      .set({
        findings: toJson(assessed.findings),
        factors: toJson(assessed.factors),
        points: assessed.points,
        assessed_version: assessed.version,
        assessed_at: assessed.at.getTime(),
      })
      .where("submission_id", "=", submissionId)
      .execute();
  },
});

/** A popular contract may be in thousands of submissions; the newest tell enough. */
const RELATED_LIMIT = 50;

const subjectStore = (db: Db) => ({
  async replaceSubjects(submissionId: number, subjects: readonly Subject[]): Promise<void> {
    await db.deleteFrom("review_subject").where("submission_id", "=", submissionId).execute();
    if (subjects.length === 0) return;
    await db
      .insertInto("review_subject")
      .values(subjects.map(({ kind, key }) => ({ submission_id: submissionId, kind, key })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** The addresses that paid this submission's donation, in lower case. */
  async sendersOf(submissionId: number): Promise<string[]> {
    const rows = await db
      .selectFrom("donation_claim as c")
      .innerJoin("donation_transfer as t", (join) =>
        join
          .onRef("t.chain_id", "=", "c.chain_id")
          .onRef("t.tx_hash", "=", "c.tx_hash")
          .onRef("t.log_index", "=", "c.log_index"),
      )
      .select("t.sender")
      .distinct()
      .where("c.submission_id", "=", submissionId)
      .execute();
    return rows.map(({ sender }) => sender.toLowerCase());
  },
});

const historyStore = (db: Db) => ({
  /** Other submissions with the same host, mail address, contract, contact or donor, the newest first. */
  async related(own: OwnKeys, subjects: readonly Subject[]): Promise<RelatedSubmission[]> {
    const reasons = new Map<number, Set<RelatedBy>>();
    const note = (by: RelatedBy, id: number): void =>
      void reasons.set(id, (reasons.get(id) ?? new Set<RelatedBy>()).add(by));
    for (const id of await idsWith(db, "host_key", own.host, own.id)) note("host", id);
    for (const id of await idsWith(db, "email_key", own.email.toLowerCase(), own.id)) note("mail", id);
    for (const { submission_id: id, kind } of await sharing(db, subjects, own.id)) note(kind, id);
    if (reasons.size === 0) return [];
    const rows = await db
      .selectFrom("submission")
      .select(["id", "number", "kind", "state", "name", "created_at"])
      .where("id", "in", [...reasons.keys()])
      .orderBy("id", "desc")
      .limit(RELATED_LIMIT)
      .execute();
    return rows.map(({ created_at: createdAt, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt),
      by: RELATIONS.filter((by) => reasons.get(row.id)?.has(by)),
    }));
  },
});

/** In the order in which they are shown. */
const RELATIONS: readonly RelatedBy[] = ["host", "contract", "mail", "contact", "sender"];

interface OwnKeys {
  readonly id: number;
  readonly host: string;
  readonly email: string;
}

async function idsWith(
  db: Db,
  column: "host_key" | "email_key",
  key: string,
  ownId: number,
): Promise<number[]> {
  if (key === "") return [];
  const rows = await db
    .selectFrom("submission")
    .select("id")
    .where(column, "=", key)
    .where("id", "!=", ownId)
    .orderBy("id", "desc")
    .limit(RELATED_LIMIT)
    .execute();
  return rows.map(({ id }) => id);
}

async function sharing(db: Db, subjects: readonly Subject[], ownId: number) {
  if (subjects.length === 0) return [];
  return db
    .selectFrom("review_subject")
    .select(["submission_id", "kind"])
    .where("submission_id", "!=", ownId)
    .where((eb) =>
      eb.or(subjects.map(({ kind, key }) => eb.and([eb("kind", "=", kind), eb("key", "=", key)]))),
    )
    .orderBy("submission_id", "desc")
    .limit(RELATED_LIMIT * 4)
    .execute();
}
