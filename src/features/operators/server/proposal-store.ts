/** Acts that wait for a second person, and switched-off rules. */
import type { Selectable } from "kysely";
import type { Proposal, ProposalState } from "#features/operators/second-person.ts";
import { fromJson, toJson } from "#platform/database/column-types.ts";
import type { Database, Db } from "#platform/database/schema.ts";

const toProposal = (row: Selectable<Database["desk_proposal"]>): Proposal => ({
  id: row.id,
  verb: row.verb,
  method: row.method,
  path: row.path,
  body: row.body,
  proposerId: row.proposer_id,
  proposer: row.proposer_name,
  at: new Date(row.at),
  state: row.state,
  endedAt: row.ended_at === null ? null : new Date(row.ended_at),
  endedBy: row.ended_by,
  failure: row.failure,
});

export interface NewProposal {
  readonly verb: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly proposer: { readonly id: number; readonly name: string };
  readonly at: Date;
  readonly signed: unknown;
}

export async function insertProposal(tx: Db, given: NewProposal): Promise<number> {
  const { proposer, at, signed, ...call } = given;
  const { id } = await tx
    .insertInto("desk_proposal")
    .values({
      ...call,
      proposer_id: proposer.id,
      proposer_name: proposer.name,
      at: at.getTime(),
      signed: signed === undefined ? null : toJson(signed),
      state: "open",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findProposal(db: Db, id: number): Promise<Proposal | null> {
  const row = await db.selectFrom("desk_proposal").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? toProposal(row) : null;
}

export async function signatureOfProposal(db: Db, id: number): Promise<unknown> {
  const row = await db.selectFrom("desk_proposal").select("signed").where("id", "=", id).executeTakeFirst();
  return row?.signed ? fromJson(row.signed) : null;
}

const WAITING: readonly ProposalState[] = ["open", "approved"];

/** Those that wait, the oldest first, and the latest that ended. */
export async function listProposals(db: Db, endedCount: number): Promise<Proposal[]> {
  const all = db.selectFrom("desk_proposal").selectAll();
  const waiting = await all.where("state", "in", WAITING).orderBy("id").execute();
  const ended = await all.where("state", "not in", WAITING).orderBy("id", "desc").limit(endedCount).execute();
  return [...waiting, ...ended].map(toProposal);
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("desk_proposal")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "in", WAITING)
    .executeTakeFirstOrThrow();
  return count;
}

/** Two people at once: one of them moves it on. `retryBefore` takes up one whose process died while it was carried out. */
export async function takeProposal(
  tx: Db,
  id: number,
  { by, at, retryBefore }: { readonly by: string; readonly at: Date; readonly retryBefore: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("desk_proposal")
    .set({ state: "approved", ended_at: at.getTime(), ended_by: by })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("state", "=", "open"),
        eb.and([eb("state", "=", "approved"), eb("ended_at", "<", retryBefore.getTime())]),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Ending {
  readonly from: ProposalState;
  readonly to: ProposalState;
  readonly by: string;
  readonly at: Date;
  readonly failure?: string;
}

export async function endProposal(tx: Db, id: number, ending: Ending): Promise<boolean> {
  const { from, to, by, at, failure = null } = ending;
  const { numUpdatedRows } = await tx
    .updateTable("desk_proposal")
    .set({ state: to, ended_at: at.getTime(), ended_by: by, failure })
    .where("id", "=", id)
    .where("state", "=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function switchedOff(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("desk_rule_off").select("verb").execute();
  return new Set(rows.map(({ verb }) => verb));
}

export async function switchRule(tx: Db, verb: string, isOn: boolean, at: Date): Promise<void> {
  await tx.deleteFrom("desk_rule_off").where("verb", "=", verb).execute();
  if (!isOn) await tx.insertInto("desk_rule_off").values({ verb, at: at.getTime() }).execute();
}

/** How often somebody used a verb at the desk since then; the audit log has one row per act. */
export async function actsSince(db: Db, actor: string, act: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("audit")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("actor", "=", actor)
    .where("act", "=", act)
    .where("source", "=", "desk")
    .where("at", ">", since.getTime())
    .executeTakeFirstOrThrow();
  return count;
}
