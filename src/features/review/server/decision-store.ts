/** Held decisions and second looks. */
import type { Selectable } from "kysely";
import type { HeldDecision } from "#features/review/case.ts";
import type {
  Agreement,
  DecisionContent,
  ReviewDecision,
  Reviewer,
  SecondLook,
} from "#features/review/model.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

export interface NewDecision {
  readonly submissionId: number;
  readonly content: DecisionContent;
  readonly by: Reviewer;
  readonly at: Date;
  readonly dueAt: Date;
  readonly version: number;
  readonly batch: string | null;
}

export const createDecisionStore = (db: Db) => ({
  ...writingStore(db),
  ...heldStore(db),
  ...choosingStore(db),
  ...lookStore(db),
});

const writingStore = (db: Db) => ({
  async addDecision({ content, by, ...given }: NewDecision): Promise<number> {
    const { id } = await db
      .insertInto("review_decision")
      .values({
        submission_id: given.submissionId,
        kind: content.kind,
        operator_id: by.id,
        operator_name: by.name,
        at: given.at.getTime(),
        due_at: given.dueAt.getTime(),
        state: "held",
        payload: toJson(content),
        version: given.version,
        batch: given.batch,
        failure: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  },

  /** Ends a held decision once. False if somebody else has ended it before. */
  async endDecision(
    id: number,
    state: "done" | "undone" | "failed",
    failure: string | null = null,
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("review_decision")
      .set({ state, failure })
      .where("id", "=", id)
      .where("state", "=", "held")
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async decision(id: number): Promise<ReviewDecision | null> {
    const row = await db.selectFrom("review_decision").selectAll().where("id", "=", id).executeTakeFirst();
    return row ? toDecision(row) : null;
  },

  /** The oldest first. */
  async decisionsOf(submissionId: number): Promise<ReviewDecision[]> {
    const rows = await db
      .selectFrom("review_decision")
      .selectAll()
      .where("submission_id", "=", submissionId)
      .orderBy("id")
      .execute();
    return rows.map(toDecision);
  },
});

const heldStore = (db: Db) => ({
  /** What can still be undone, the newest first. */
  async heldDecisions(): Promise<HeldDecision[]> {
    const rows = await db
      .selectFrom("review_decision as d")
      .innerJoin("submission as s", "s.id", "d.submission_id")
      .selectAll("d")
      .select(["s.number", "s.name"])
      .where("d.state", "=", "held")
      .orderBy("d.id", "desc")
      .execute();
    return rows.map((row) => ({ ...toDecision(row), number: row.number, name: row.name }));
  },

  async dueDecisions(now: Date, limit: number): Promise<(ReviewDecision & { readonly number: string })[]> {
    const rows = await db
      .selectFrom("review_decision as d")
      .innerJoin("submission as s", "s.id", "d.submission_id")
      .selectAll("d")
      .select("s.number")
      .where("d.state", "=", "held")
      .where("d.due_at", "<=", now.getTime())
      .orderBy("d.due_at")
      .orderBy("d.id")
      .limit(limit)
      .execute();
    return rows.map((row) => ({ ...toDecision(row), number: row.number }));
  },

  async batchIds(batch: string): Promise<number[]> {
    const rows = await db
      .selectFrom("review_decision")
      .select("id")
      .where("batch", "=", batch)
      .where("state", "=", "held")
      .orderBy("id")
      .execute();
    return rows.map(({ id }) => id);
  },
});

function toDecision(row: Selectable<Database["review_decision"]>): ReviewDecision {
  const stored = fromJson<Partial<DecisionContent>>(row.payload);
  return {
    id: row.id,
    submissionId: row.submission_id,
    content: { reasons: [], fields: [], note: "", ...stored, kind: row.kind },
    by: { id: row.operator_id, name: row.operator_name },
    at: new Date(row.at),
    dueAt: new Date(row.due_at),
    state: row.state,
    version: row.version,
    batch: row.batch,
    failure: row.failure,
  };
}

const choosingStore = (db: Db) => ({
  /** The key that chooses second looks: created once, never shown. */
  async secret(create: () => string): Promise<string> {
    const read = () => db.selectFrom("review_secret").select("value").where("id", "=", 1).executeTakeFirst();
    const known = await read();
    if (known) return known.value;
    await db
      .insertInto("review_secret")
      .values({ id: 1, value: create() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return (await read())?.value ?? "";
  },

  async agreement(): Promise<Agreement> {
    const rows = await db.selectFrom("review_second_look").select(["looked_at", "agrees"]).execute();
    const looked = rows.filter((row) => row.looked_at !== null);
    const agreed = looked.filter(({ agrees }) => agrees === 1).length;
    return {
      open: rows.length - looked.length,
      looked: looked.length,
      agreed,
      rate: looked.length === 0 ? null : agreed / looked.length,
    };
  },

  async chooseSecondLook({ id, submissionId }: ReviewDecision, at: Date): Promise<void> {
    await db
      .insertInto("review_second_look")
      .values({ decision_id: id, submission_id: submissionId, chosen_at: at.getTime(), note: "" })
      .execute();
  },
});

const lookStore = (db: Db) => ({
  /** Nobody looks twice at an own decision. */
  async openSecondLooks(operatorId: string): Promise<SecondLook[]> {
    const rows = await db
      .selectFrom("review_second_look as l")
      .innerJoin("review_decision as d", "d.id", "l.decision_id")
      .innerJoin("submission as s", "s.id", "l.submission_id")
      .selectAll("d")
      .select(["s.number", "s.name", "l.chosen_at"])
      .where("l.looked_at", "is", null)
      .where("d.operator_id", "!=", operatorId)
      .orderBy("l.decision_id")
      .execute();
    return rows.map((row) => ({
      decision: toDecision(row),
      number: row.number,
      name: row.name,
      chosenAt: new Date(row.chosen_at),
    }));
  },

  /** False if somebody has looked before, or the decision is the person's own. */
  async giveSecondLook(
    decisionId: number,
    by: Reviewer,
    { agrees, note, at }: { readonly agrees: boolean; readonly note: string; readonly at: Date },
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable("review_second_look")
      .set({
        operator_id: by.id,
        operator_name: by.name,
        looked_at: at.getTime(),
        agrees: agrees ? 1 : 0,
        note,
      })
      .where("decision_id", "=", decisionId)
      .where("looked_at", "is", null)
      .where("decision_id", "not in", (eb) =>
        eb.selectFrom("review_decision").select("id").where("operator_id", "=", by.id),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
