import type { DonationOutcome, DonationStatus } from "#features/donations/model.ts";
import type { EventCode } from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { donationMail, paymentMail } from "#features/submissions/server/mail/mails.ts";
import type { Db } from "#platform/database/schema.ts";
import { transition, queueMail } from "./transitions.ts";

const CODES: Readonly<Record<DonationOutcome["settledBy"], EventCode>> = {
  network: "donation_confirmed",
  operator: "donation_accepted",
  demo: "donation_skipped",
  waiver: "donation_waived",
};

type SettlingDeps = Pick<SubmissionDeps, "store" | "clock" | "mail" | "texts">;

/** Donations call it in the transaction that settles one, so that the review begins with it or neither changes. */
export async function settled(
  deps: SettlingDeps,
  tx: Db,
  submissionId: number,
  outcome: DonationOutcome,
): Promise<void> {
  const inside = deps.store.within(tx);
  const submission = await inside.lock(submissionId);
  // A payment for a withdrawn submission stays in the donations' own record.
  if (!submission) return;
  const actor = outcome.settledBy === "operator" || outcome.settledBy === "waiver" ? "operator" : "system";
  const step = {
    actor,
    actorName: outcome.operator,
    code: CODES[outcome.settledBy],
    to: "in_review",
  } as const;
  if (submission.state !== "awaiting_donation") return;
  await transition(inside, submission, step, deps.clock.now());
  await queueMail(deps, tx, submission, () => donationMail(deps.texts, submission, outcome));
}

/** Donations call it in the transaction that refuses a payment or makes it manual. */
export async function unsettled(
  deps: SettlingDeps,
  tx: Db,
  submissionId: number,
  status: DonationStatus,
): Promise<void> {
  const inside = deps.store.within(tx);
  const submission = await inside.lock(submissionId);
  if (submission?.state !== "awaiting_donation") return;
  const code = status.reason ?? status.manualCause ?? "";
  // A reorganisation can refuse the same transaction again; an operator's note is always new.
  const round = code === "operator_rejected" ? status.updatedAt.getTime() : "";
  const notice = `${status.state} ${code} ${status.txHash ?? ""} ${round}`;
  if (!(await inside.takeNotice(submissionId, notice))) return;
  await queueMail(deps, tx, submission, () => paymentMail(deps.texts, submission, status));
}
