/** One case: everything a reviewer needs to decide. */
import type { ReviewCase } from "#features/review/case.ts";
import type { Reviewer } from "#features/review/model.ts";
import type { ReviewDeps } from "#features/review/server/deps.ts";
import { subjectsOf } from "#features/review/server/subjects.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import type { Submission } from "#features/submissions/submission.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { noteChange } from "#platform/operator/act-context.ts";
import { assess } from "./assess.ts";

const DECIDED: readonly Submission["state"][] = ["approved", "live", "rejected", "withdrawn"];
/** An older check is run again when the case is opened. Approving always checks again. */
const FRESH_MS = 10 * 60_000;

/** The thread counts as read from then on. */
export async function openCase(deps: ReviewDeps, number: string): Promise<Result<ReviewCase, "not_found">> {
  const { store, clock, submissions } = deps;
  const shown = await submissions.show(number);
  if (!shown.ok) return fail(shown.code);
  const { submission } = shown.value;
  const { id, state } = submission;
  const isOpen = !DECIDED.includes(state);
  const assessment = await currentAssessment(deps, submission, isOpen);
  const senders = await store.sendersOf(id);
  const now = clock.now();
  const [touched, related, notes, decisions, claim, viewers, dueAt] = await Promise.all([
    isOpen ? submissions.touched(submission) : [],
    store.related(
      { id, host: submission.hostKey, email: submission.email },
      subjectsOf(submission.fields, senders),
    ),
    store.notes(id),
    store.decisionsOf(id),
    store.claimOf(id, now),
    store.viewersOf([id], now),
    state === "in_review" ? store.dueAt(id) : null,
  ]);
  await submissions.markRead(id);
  return ok({
    ...shown.value,
    dueAt,
    findings: assessment?.findings ?? [],
    checkedAt: assessment?.at ?? null,
    factors: assessment?.factors ?? [],
    touched,
    related,
    senders,
    notes,
    decisions,
    claim,
    viewers: viewers.get(id) ?? [],
  });
}

async function currentAssessment(deps: ReviewDeps, submission: Submission, isOpen: boolean) {
  const stored = await deps.store.assessment(submission.id);
  if (!isOpen) return stored;
  const ageMs = deps.clock.now().getTime() - (stored?.at.getTime() ?? 0);
  if (stored && stored.version === submission.version && ageMs < FRESH_MS) return stored;
  return assess(deps, submission);
}

/** Never leaves the desk. */
export async function addNote(
  { store, clock, submissions }: ReviewDeps,
  number: string,
  by: Reviewer,
  text: string,
): Promise<Result<null, "not_found">> {
  const id = await submissions.idOf(number);
  if (id === null) return fail("not_found");
  const at = clock.now();
  await store.transaction(async (inside) => {
    await inside.addNote(id, { at, operatorName: by.name, text });
    noteChange({ target: number });
    await inside.signal({ what: "noted", target: String(id), by: by.name }, at);
  });
  return ok(null);
}

/** The mail that a decision would send, beside the same text in the reviewer's language. */
export async function preview(
  { submissions }: ReviewDeps,
  number: string,
  about: Parameters<Submissions["previewMail"]>[1],
): Promise<Result<ReturnType<Submissions["previewMail"]>, "not_found">> {
  const shown = await submissions.show(number);
  return shown.ok ? ok(submissions.previewMail(shown.value.submission, about)) : fail(shown.code);
}
