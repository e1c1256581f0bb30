/** After a brand has switched donations off, nothing waits for one any more. */
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { inReviewMail } from "#features/submissions/server/mail/mails.ts";
import { queueMail, transition, withLocked } from "./transitions.ts";

const AT_ONCE = 100;

/** Starts the reviews of what was sent while donations were asked for. Returns how many. */
export async function startWaiting(deps: SubmissionDeps): Promise<number> {
  if (deps.donations.isAsked) return 0;
  let done = 0;
  for (const id of await deps.store.awaitingDonation(AT_ONCE)) {
    const isStarted = await withLocked(
      deps,
      (inside) => inside.lock(id),
      async ({ inside, tx, submission, at }) => {
        if (submission.state !== "awaiting_donation") return false;
        const step = { actor: "system", code: "review_started", to: "in_review" } as const;
        await transition(inside, submission, step, at);
        await queueMail(deps, tx, submission, () => inReviewMail(deps.texts, submission));
        return true;
      },
    );
    if (isStarted === true) done += 1;
  }
  return done;
}
