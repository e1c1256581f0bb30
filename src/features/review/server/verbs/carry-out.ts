/** Carries out decisions whose two minutes are over. Workers of several processes share them. */
import type { ReviewDecision } from "#features/review/model.ts";
import type { ReviewDeps } from "#features/review/server/deps.ts";
import { createSecret, needsSecondLook } from "#features/review/server/second-look.ts";
import type { Db } from "#platform/database/schema.ts";
import { runAct } from "#platform/operator/act-context.ts";

/** Takes back the transaction of a decision that was undone, or carried out by another process. */
class AlreadyEnded extends Error {}

const AT_ONCE = 20;

type DueDecision = ReviewDecision & { readonly number: string };

/** Returns how many took effect. */
export async function carryOutDue(deps: ReviewDeps): Promise<number> {
  let done = 0;
  for (const decision of await deps.store.dueDecisions(deps.clock.now(), AT_ONCE)) {
    if (await carryOut(deps, decision)) done += 1;
  }
  return done;
}

async function carryOut(deps: ReviewDeps, decision: DueDecision): Promise<boolean> {
  const secret = await deps.store.secret(createSecret);
  // In the transaction of the effect: a crash leaves both or none.
  const settle = async (tx: Db): Promise<void> => {
    const inside = deps.store.within(tx);
    if (!(await inside.endDecision(decision.id, "done"))) throw new AlreadyEnded();
    const isJudgement = decision.content.kind !== "message" && decision.content.kind !== "waive";
    if (isJudgement && needsSecondLook(secret, decision.id))
      await inside.chooseSecondLook(decision, deps.clock.now());
    const signal = { what: "done", target: String(decision.submissionId), by: decision.by.name };
    await inside.signal(signal, deps.clock.now());
  };
  try {
    const { number: target, by, content } = decision;
    const act = { actor: by.name, source: "job", act: `review.${content.kind}`, target } as const;
    const outcome = await runAct(act, async () => perform(deps, decision, settle));
    if (outcome.ok) return true;
    await giveUp(deps, decision, outcome.code);
  } catch (error) {
    if (!(error instanceof AlreadyEnded)) throw error;
  }
  return false;
}

function perform({ submissions }: ReviewDeps, decision: DueDecision, settle: (tx: Db) => Promise<void>) {
  const { number, by } = decision;
  const { kind, reasons, fields, note, replaces, isBeside } = decision.content;
  const given = { operator: by.name, note, settle };
  switch (kind) {
    case "approve":
      return submissions.approve(number, { ...given, replaces, isBeside });
    case "request_changes":
      return submissions.requestChanges(number, { ...given, reasons, fields });
    case "reject":
      return submissions.reject(number, { ...given, reasons });
    case "waive":
      return submissions.waive(number, given);
    case "message":
      return submissions.postMessage(number, given);
  }
}

/** It cannot take effect any more, for example because the submitter withdrew; reviewers see why. */
async function giveUp({ store, clock }: ReviewDeps, decision: DueDecision, code: string): Promise<void> {
  if (!(await store.endDecision(decision.id, "failed", code))) return;
  const signal = { what: "failed", target: String(decision.submissionId), by: decision.by.name };
  await store.signal(signal, clock.now());
}
