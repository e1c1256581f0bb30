/** Reviewers' acts by name, beside the audit log: one row in the transaction of the act. */
import type { Db } from "#platform/database/schema.ts";

interface OperatorAct {
  readonly at: Date;
  readonly operator: string;
  readonly command: string;
  readonly target: string;
  readonly reason: string;
}

export async function recordAct(tx: Db, { at, ...act }: OperatorAct): Promise<void> {
  await tx
    .insertInto("operator_act")
    .values({ ...act, at: at.getTime(), is_done: 1 })
    .execute();
}
