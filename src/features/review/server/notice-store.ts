/** Notices about submissions, and the queue of webhook calls. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Db } from "#platform/database/schema.ts";

export type NoticeKind = "new" | "overdue" | "reported";

export interface Unannounced {
  readonly id: number;
  readonly number: string;
  readonly kind: SubmissionKind;
  readonly name: string;
  readonly since: number;
  readonly dueAt: number;
}

export interface LeasedNotice {
  readonly id: number;
  readonly attempts: number;
  readonly content: unknown;
}

const AT_ONCE = 50;

export const createNoticeStore = (db: Db) => ({
  ...findingStore(db),
  ...queueingStore(db),
  ...endingStore(db),
});

const findingStore = (db: Db) => ({
  /** In review, and not announced as this since it came there. */
  async unannounced(what: "new" | "overdue", now: Date, newSince: Date): Promise<Unannounced[]> {
    const rows = await db
      .selectFrom("submission as s")
      .innerJoin("review_case as c", "c.submission_id", "s.id")
      .leftJoin("desk_notice as n", (join) =>
        join
          .onRef("n.submission_id", "=", "s.id")
          .on("n.what", "=", what)
          .onRef("n.since", "=", "s.review_since"),
      )
      .select(["s.id", "s.number", "s.kind", "s.name", "s.review_since", "c.due_at"])
      .where("s.state", "=", "in_review")
      .where("n.id", "is", null)
      .$if(what === "new", (query) => query.where("s.review_since", ">", newSince.getTime()))
      .$if(what === "overdue", (query) => query.where("c.due_at", "<", now.getTime()))
      .orderBy("s.id")
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ review_since: since, due_at: dueAt, ...row }) => ({
      ...row,
      dueAt,
      since: since ?? 0,
    }));
  },
});

const queueingStore = (db: Db) => ({
  /** False if another process has announced it. */
  async addNotice(
    what: NoticeKind,
    { id, since }: Pick<Unannounced, "id" | "since">,
    notice: { readonly content: unknown; readonly isQueued: boolean; readonly at: Date },
  ): Promise<boolean> {
    const { content, isQueued, at } = notice;
    const added = await db
      .insertInto("desk_notice")
      .values({
        what,
        submission_id: id,
        since,
        content: toJson(content),
        state: isQueued ? "queued" : "sent",
        attempts: 0,
        due_at: at.getTime(),
      })
      .onConflict((conflict) => conflict.columns(["submission_id", "what", "since"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    return added !== undefined;
  },

  /** Takes the next due notice; no other process gets it until the lease is over. */
  async leaseNotice(now: Date, until: Date): Promise<LeasedNotice | null> {
    const next = await db
      .selectFrom("desk_notice")
      .select(["id", "attempts"])
      .where("state", "=", "queued")
      .where("due_at", "<=", now.getTime())
      .orderBy("due_at")
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const leased = await db
      .updateTable("desk_notice")
      .set({ attempts: next.attempts + 1, due_at: until.getTime() })
      .where("id", "=", next.id)
      .where("attempts", "=", next.attempts)
      .where("state", "=", "queued")
      .returning(["id", "attempts", "content"])
      .executeTakeFirst();
    return leased ? { ...leased, content: fromJson(leased.content) } : null;
  },
});

const endingStore = (db: Db) => ({
  /** An old submission does not come back with the same time, so its notices need not be known for longer. */
  async purgeNotices(before: Date): Promise<void> {
    await db
      .deleteFrom("desk_notice")
      .where("state", "!=", "queued")
      .where("due_at", "<", before.getTime())
      .where((eb) =>
        eb.or([
          eb("what", "=", "reported"),
          eb(
            "submission_id",
            "not in",
            eb.selectFrom("submission").select("id").where("state", "=", "in_review"),
          ),
        ]),
      )
      .execute();
  },

  async endNotice(id: number, state: "sent" | "failed"): Promise<void> {
    await db.updateTable("desk_notice").set({ state }).where("id", "=", id).execute();
  },

  async postponeNotice(id: number, until: Date): Promise<void> {
    await db.updateTable("desk_notice").set({ due_at: until.getTime() }).where("id", "=", id).execute();
  },
});
