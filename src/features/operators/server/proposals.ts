/**
 * Four eyes. A call that needs a second person is stored as it was made; another person with the same right reads it in
 * full and signs, and then the same call runs in its proposer's name. Where nobody else could agree, it waits a day.
 */
import type { Operator } from "#features/operators/model.ts";
import { mayDo } from "#features/operators/permissions.ts";
import {
  ALONE_MS,
  DAY_MS,
  isFixedRule,
  ruleOf,
  RULED_VERBS,
  type Proposal,
} from "#features/operators/second-person.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { currentAct, noteChange, unrecorded } from "#platform/operator/act-context.ts";
import type { OperatorDeps } from "./deps.ts";
import { sessionAge } from "./deps.ts";
import { allOperators, findOperator, operatorById } from "./people-store.ts";
import {
  actsSince,
  countWaiting,
  endProposal,
  findProposal,
  insertProposal,
  listProposals,
  signatureOfProposal,
  switchedOff,
  switchRule,
  takeProposal,
} from "./proposal-store.ts";

/** A process that died while it carried out an act leaves it `approved`; after this long it can be tried again. */
const RETRY_MS = 60_000;
const ENDED_SHOWN = 20;

export async function needsSecondPerson(
  { db }: OperatorDeps,
  verb: string,
  operator: Pick<Operator, "name">,
  body: string,
): Promise<boolean> {
  const rule = ruleOf(verb);
  if (!rule) return false;
  if (rule !== "always") {
    // The audit log has the machine's time.
    const since = new Date(Date.now() - DAY_MS);
    const count =
      rule.of === "chosen" ? chosenIn(body) : 1 + (await actsSince(db, operator.name, verb, since));
    if (count <= rule.above) return false;
  }
  return isFixedRule(verb) || !(await switchedOff(db)).has(verb);
}

function chosenIn(body: string): number {
  const { chosen } = JSON.parse(body) as { readonly chosen?: unknown };
  return Array.isArray(chosen) ? chosen.length : 0;
}

interface ProposedCall {
  readonly verb: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export const propose = (
  { db, clock }: OperatorDeps,
  { id, name }: Operator,
  call: ProposedCall,
  signed: unknown,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const proposal = await insertProposal(tx, { ...call, proposer: { id, name }, at: clock.now(), signed });
    noteChange({ target: `proposal ${proposal}`, after: { proposed: call } });
    return proposal;
  });

/** How a proposal stands for one reader. */
export interface ShownProposal extends Proposal {
  readonly isOwn: boolean;
  readonly mayAgree: boolean;
  /** Nobody else could agree: from then on its proposer may carry it out. */
  readonly aloneAt: Date | null;
  /** What is there now, for acts on people. */
  readonly before: unknown;
}

/** People who could agree to this verb: not revoked, with a passkey, with the right. */
async function othersWhoMay(deps: OperatorDeps, verb: string, proposerId: number): Promise<number> {
  const all = await allOperators(deps.db, sessionAge(deps).seenAfter);
  return all.filter(
    ({ id, revokedAt, passkeys, roles }) =>
      id !== proposerId && !revokedAt && passkeys > 0 && mayDo(roles, verb),
  ).length;
}

async function shown(deps: OperatorDeps, proposal: Proposal, reader: Operator): Promise<ShownProposal> {
  const isOwn = proposal.proposerId === reader.id;
  const isAlone = (await othersWhoMay(deps, proposal.verb, proposal.proposerId)) === 0;
  const aloneAt = isAlone ? new Date(proposal.at.getTime() + ALONE_MS) : null;
  const mayAct = mayDo(reader.roles, proposal.verb);
  const isRipe = aloneAt !== null && aloneAt <= deps.clock.now();
  const isWaiting = proposal.state === "open" || proposal.state === "approved";
  return {
    ...proposal,
    isOwn,
    aloneAt: isWaiting ? aloneAt : null,
    mayAgree: isWaiting && mayAct && (!isOwn || isRipe),
    before: await presentValues(deps, proposal),
  };
}

/** The accounts, or the roles of a person, as they are now, beside those that are proposed. */
async function presentValues(
  { db, accounts }: OperatorDeps,
  { verb, path, body }: Proposal,
): Promise<unknown> {
  if (verb === "channels.publish") return (await accounts?.()) ?? null;
  if (!verb.startsWith("people.")) return null;
  const { name } = JSON.parse(body === "" ? "{}" : body) as { readonly name?: unknown };
  const known = await findOperator(db, typeof name === "string" ? name : (path.split("/")[4] ?? ""));
  return known && { roles: known.roles, isRevoked: known.revokedAt !== null };
}

export async function proposals(deps: OperatorDeps, readerId: number): Promise<ShownProposal[]> {
  const reader = await operatorById(deps.db, readerId);
  if (!reader) return [];
  const all = await listProposals(deps.db, ENDED_SHOWN);
  return Promise.all(all.map((proposal) => shown(deps, proposal, reader)));
}

export interface Waiting {
  readonly count: number;
  /** Some wait for a day, because one person works alone. */
  readonly isAlone: boolean;
}

/** For the banner of every screen. */
export async function waitingProposals(deps: OperatorDeps): Promise<Waiting> {
  const count = await countWaiting(deps.db);
  if (count === 0) return { count, isAlone: false };
  const open = await listProposals(deps.db, 0);
  const alone = await Promise.all(open.map((one) => othersWhoMay(deps, one.verb, one.proposerId)));
  return { count, isAlone: alone.includes(0) };
}

interface Repeated {
  readonly isDone: boolean;
  readonly message: string;
  readonly data: unknown;
}

export interface AgreedCall {
  readonly proposal: Proposal;
  readonly proposer: Operator;
  readonly signed: unknown;
}

type AgreeRefusal = "not_found" | "not_permitted" | "wrong_state";

/** The second person has signed this very act; `repeat` makes the proposer's call again. */
export async function agree(
  deps: OperatorDeps,
  id: number,
  operatorId: number,
  repeat: (call: AgreedCall) => Promise<Repeated>,
): Promise<Result<Repeated, AgreeRefusal>> {
  const { db, clock } = deps;
  const found = await findProposal(db, id);
  const second = await operatorById(db, operatorId);
  if (!found || !second) return fail("not_found");
  const { mayAgree } = await shown(deps, found, second);
  if (!mayAgree) return fail("not_permitted");
  const proposer = await operatorById(db, found.proposerId);
  if (!proposer || proposer.revokedAt || !mayDo(proposer.roles, found.verb)) return fail("wrong_state");
  const now = clock.now();
  const isTaken = await db.transaction().execute(async (tx) => {
    noteChange({ target: `proposal ${id}`, after: { verb: found.verb, path: found.path, body: found.body } });
    const retryBefore = new Date(now.getTime() - RETRY_MS);
    return takeProposal(tx, id, { by: second.name, at: now, retryBefore });
  });
  if (!isTaken) return fail("wrong_state");
  const signed = {
    proposal: id,
    second: second.name,
    proposed: await signatureOfProposal(db, id),
    agreed: currentAct()?.signed ?? null,
  };
  const outcome = await repeat({ proposal: found, proposer, signed });
  // The acts themselves are recorded; this only says how it ended.
  await unrecorded(() =>
    endProposal(db, id, {
      from: "approved",
      to: outcome.isDone ? "done" : "failed",
      by: second.name,
      at: clock.now(),
      ...(!outcome.isDone && { failure: outcome.message }),
    }),
  );
  return ok(outcome);
}

/** By its proposer, or by anybody who could have agreed. */
export async function refuseProposal(
  deps: OperatorDeps,
  id: number,
  operatorId: number,
): Promise<Result<null, AgreeRefusal>> {
  const { db, clock } = deps;
  const found = await findProposal(db, id);
  const operator = await operatorById(db, operatorId);
  if (!found || !operator) return fail("not_found");
  if (found.proposerId !== operator.id && !mayDo(operator.roles, found.verb)) return fail("not_permitted");
  const isEnded = await db.transaction().execute(async (tx) => {
    noteChange({
      target: `proposal ${id}`,
      before: { verb: found.verb, path: found.path, body: found.body },
    });
    return endProposal(tx, id, { from: "open", to: "refused", by: operator.name, at: clock.now() });
  });
  return isEnded ? ok(null) : fail("wrong_state");
}

export interface SecondPersonState {
  readonly verb: string;
  readonly rule: NonNullable<ReturnType<typeof ruleOf>>;
  readonly isOn: boolean;
  readonly isFixed: boolean;
}

export async function rules({ db }: OperatorDeps): Promise<SecondPersonState[]> {
  const off = await switchedOff(db);
  return RULED_VERBS.map((verb) => ({
    verb,
    rule: ruleOf(verb) ?? "always",
    isOn: !off.has(verb),
    isFixed: isFixedRule(verb),
  }));
}

export async function setRule(
  { db, clock }: OperatorDeps,
  verb: string,
  isOn: boolean,
): Promise<Result<null, "not_found">> {
  if (!ruleOf(verb) || isFixedRule(verb)) return fail("not_found");
  await db.transaction().execute(async (tx) => {
    noteChange({ target: verb, before: { isOn: !(await switchedOff(tx)).has(verb) }, after: { isOn } });
    await switchRule(tx, verb, isOn, clock.now());
  });
  return ok(null);
}
