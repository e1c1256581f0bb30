/** Records which operator did what, when and why. */
import type { Db } from "#platform/database/schema.ts";

export interface OperatorAct {
  readonly at: Date;
  readonly operator: string;
  readonly command: string;
  readonly target: string;
  readonly reason: string;
}

export interface RecordedAct extends OperatorAct {
  readonly id: number;
  /** False if the act was interrupted. */
  readonly isDone: boolean;
}

/** Recorded before the act, so that nothing happens without a record. */
export async function beginAct(db: Db, { at, ...act }: OperatorAct): Promise<number> {
  const { id } = await db
    .insertInto("operator_act")
    .values({ ...act, at: at.getTime(), is_done: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function endAct(db: Db, id: number): Promise<void> {
  await db.updateTable("operator_act").set({ is_done: 1 }).where("id", "=", id).execute();
}

/** A refused act changed nothing, so it is not recorded. */
export async function dropAct(db: Db, id: number): Promise<void> {
  await db.deleteFrom("operator_act").where("id", "=", id).execute();
}

/** The newest first. */
export async function actsOf(db: Db, target: string | undefined): Promise<RecordedAct[]> {
  const rows = await db
    .selectFrom("operator_act")
    .selectAll()
    .$if(target !== undefined, (query) => query.where("target", "=", target ?? ""))
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ at, is_done: isDone, ...row }) => ({ ...row, at: new Date(at), isDone: isDone === 1 }));
}
