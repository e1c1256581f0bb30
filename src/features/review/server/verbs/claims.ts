/** Who works on a case, and who has it open. */
import type { Attendance } from "#features/review/case.ts";
import type { Claim, Reviewer } from "#features/review/model.ts";
import type { ReviewDeps } from "#features/review/server/deps.ts";
import { fail, ok, type Failure, type Result } from "#lib/result.ts";
import { noteChange } from "#platform/operator/act-context.ts";

export interface ClaimRefusal extends Failure<"claimed"> {
  readonly holder: Claim;
}

export type ClaimOutcome = Result<Claim, "not_found"> | ClaimRefusal;

/** `relieves` names the holder whom the reviewer takes over from, so that a third person's claim is never lost. */
export async function claim(
  deps: ReviewDeps,
  number: string,
  by: Reviewer,
  relieves?: string,
): Promise<ClaimOutcome> {
  const { store, clock } = deps;
  const id = await deps.submissions.idOf(number);
  if (id === null) return fail("not_found");
  const now = clock.now();
  return store.transaction(async (inside): Promise<ClaimOutcome> => {
    const before = await inside.claimOf(id, now);
    const taken = await inside.takeClaim(id, by, now, relieves);
    if (!taken) {
      const holder = await inside.claimOf(id, now);
      // A claim that ended between the two statements is free again.
      return holder ? { ...fail("claimed"), holder } : fail("not_found");
    }
    if (before?.operatorId === by.id) return ok(taken);
    noteChange({ target: number, reason: before ? `from ${before.operatorName}` : "" });
    await inside.signal({ what: before ? "taken_over" : "claimed", target: String(id), by: by.name }, now);
    return ok(taken);
  });
}

export async function release(
  { store, clock, submissions }: ReviewDeps,
  number: string,
  by: Reviewer,
): Promise<Result<null, "not_found">> {
  const id = await submissions.idOf(number);
  if (id === null) return fail("not_found");
  if (await store.releaseClaim(id, by.id))
    await store.signal({ what: "released", target: String(id), by: by.name }, clock.now());
  return ok(null);
}

/** An open page calls it every few seconds: it renews the reviewer's claim and shows who else is here. */
export async function attend(
  { store, clock, submissions }: ReviewDeps,
  number: string,
  by: Reviewer,
): Promise<Result<Attendance, "not_found">> {
  const found = await submissions.versionOf(number);
  if (!found) return fail("not_found");
  const { id, version } = found;
  const now = clock.now();
  const before = (await store.viewersOf([id], now)).get(id) ?? [];
  await store.touchPresence(id, by, now);
  await store.renewClaim(id, by.id, now);
  const isNew = !before.some(({ operatorId }) => operatorId === by.id);
  if (isNew) await store.signal({ what: "looking", target: String(id), by: by.name }, now);
  const viewers = (await store.viewersOf([id], now)).get(id) ?? [];
  return ok({ claim: await store.claimOf(id, now), viewers, version });
}

export async function leave(
  { store, clock, submissions }: ReviewDeps,
  number: string,
  by: Reviewer,
): Promise<void> {
  const id = await submissions.idOf(number);
  if (id === null) return;
  await store.endPresence(id, by.id);
  await store.signal({ what: "left", target: String(id), by: by.name }, clock.now());
}
