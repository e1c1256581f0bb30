import type { DonationOutcome } from "#features/donations/model.ts";
import type { EventCode } from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { donationMail } from "#features/submissions/server/mail/mails.ts";
import type { Db } from "#platform/database/schema.ts";
import { take, tell } from "./transitions.ts";

const CODES: Readonly<Record<DonationOutcome["settledBy"], EventCode>> = {
  network: "donation_confirmed",
  operator: "donation_accepted",
  demo: "donation_skipped",
  waiver: "donation_waived",
};

/** Called by donations in the transaction that settles one: the review begins, or neither changes. */
export async function settled(
  deps: Omit<SubmissionDeps, "donations">,
  tx: Db,
  submissionId: number,
  outcome: DonationOutcome,
): Promise<void> {
  const inside = deps.store.within(tx);
  const submission = await inside.lock(submissionId);
  // A payment for what was withdrawn meanwhile stays in the donations' own record.
  if (!submission) return;
  const actor = outcome.settledBy === "operator" || outcome.settledBy === "waiver" ? "operator" : "system";
  const step = { actor, code: CODES[outcome.settledBy], to: "in_review" } as const;
  if (submission.state !== "awaiting_donation") return;
  await take(inside, submission, step, deps.clock.now());
  await tell(deps, tx, submission, () => donationMail(deps.texts, submission, outcome));
}
