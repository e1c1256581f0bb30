/** Keeps due dates and risk factors current: queue and case read them, a worker writes them. */
import { factorsOf, pointsOf } from "#features/review/risk.ts";
import type { Assessment } from "#features/review/server/case-store.ts";
import type { ReviewDeps } from "#features/review/server/deps.ts";
import { networksOf, subjectsOf } from "#features/review/server/subjects.ts";
import { dueAfter } from "#features/submissions/review-time.ts";
import type { Submission } from "#features/submissions/submission.ts";

type DateDeps = Pick<ReviewDeps, "store" | "calendar">;

const BATCH = 200;

/** Gives new and returned submissions their due date. */
export async function dateNew({ store, calendar }: DateDeps): Promise<void> {
  for (;;) {
    const undated = await store.undated(BATCH);
    // One transaction per batch: an old database has thousands.
    if (undated.length > 0)
      await store.transaction(async (inside) => {
        for (const submission of undated) {
          const { id, reviewSince, fields, isResubmitted } = submission;
          const dueAt = dueAfter(submission, reviewSince, calendar);
          await inside.saveDates({ id, reviewSince, dueAt, networks: networksOf(fields), isResubmitted });
          await inside.replaceSubjects(id, subjectsOf(fields, []));
        }
      });
    if (undated.length < BATCH) return;
  }
}

/** The calendar is a setting, so stored dates may come from another one. */
export async function redate({ store, calendar }: DateDeps): Promise<void> {
  for (const { id, reviewSince, dueAt, ...form } of await store.openDates()) {
    const now = dueAfter(form, reviewSince, calendar);
    if (now.getTime() !== dueAt.getTime()) await store.setDueAt(id, now);
  }
}

/** Runs the check again and stores its outcome with the risk factors. */
export async function assess(deps: ReviewDeps, submission: Submission): Promise<Assessment> {
  const { store, submissions, clock } = deps;
  const findings = await submissions.findings(submission);
  const subjects = subjectsOf(submission.fields, await store.sendersOf(submission.id));
  const related = await store.related(
    { id: submission.id, host: submission.hostKey, email: submission.email },
    subjects,
  );
  const factors = factorsOf(findings, related);
  const { version } = submission;
  const assessment = { findings, factors, points: pointsOf(factors), version, at: clock.now() };
  await store.transaction(async (inside) => {
    await inside.replaceSubjects(submission.id, subjects);
    await inside.saveAssessment(submission.id, assessment);
    await inside.signal({ what: "assessed", target: String(submission.id), by: "" }, clock.now());
  });
  return assessment;
}

/** Checks what has changed; a worker calls it every few seconds. Returns how many were checked. */
export async function assessChanged(deps: ReviewDeps, limit: number): Promise<number> {
  await dateNew(deps);
  const numbers = await deps.store.unassessed(limit);
  for (const number of numbers) {
    const shown = await deps.submissions.show(number);
    if (shown.ok) await assess(deps, shown.value.submission);
  }
  return numbers.length;
}
