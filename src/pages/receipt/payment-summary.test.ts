import { expect, it } from "vitest";
import type { DonationState, SettledBy } from "#features/donations/model.ts";
import { SUBMISSION_STATES, type SubmissionState } from "#features/submissions/model.ts";
import { paymentSummary } from "./payment-summary.ts";

const HASH = `0x${"ab".repeat(32)}`;

type Payment = readonly [state: DonationState, settledBy?: SettledBy | null, txHash?: string | null];

const PAYMENTS: readonly Payment[] = [
  ["open", null, null],
  ["submitted", null, null],
  ["submitted", null, HASH],
  ["unseen", null, null],
  ["unseen", null, HASH],
  ["pending", null, HASH],
  ["confirming", null, HASH],
  ["manual", null, HASH],
  ["rejected", null, HASH],
  ["confirmed", "network", HASH],
  ["confirmed", "operator", HASH],
  ["confirmed", "waiver", null],
  ["confirmed", "demo", null],
];

const stands = (submission: SubmissionState, [state, settledBy = null, txHash = null]: Payment) =>
  paymentSummary({ kind: "token", state: submission, donation: { state, settledBy, txHash } });

/** The notice, what follows it, whether the box is shown, and the next step. */
const sentences = (submission: SubmissionState, payment: Payment): string => {
  const { notice, after, asksForPayment, next } = stands(submission, payment);
  return [notice ?? "-", after ?? "-", asksForPayment ? "box" : "-", next].join(" ");
};

it("while the donation is awaited, every sentence follows the payment", () => {
  expect(PAYMENTS.map((payment) => sentences("awaiting_donation", payment))).toEqual([
    "- - box awaitingDonation",
    "seeking next - checkingPayment",
    "submitted next - checkingPayment",
    "seeking next - checkingPayment",
    "unseen next - checkingPayment",
    "pending next - checkingPayment",
    "confirming next - checkingPayment",
    "manual next - manualPayment",
    "rejected next box refusedPayment",
    "network - - inReviewToken",
    "operator - - inReviewToken",
    "waiver - - inReviewToken",
    "demo - - inReviewToken",
  ]);
});

it("only a submission in review mentions the queue, and the notice depends on who settled it", () => {
  expect(PAYMENTS.slice(-4).map((payment) => sentences("in_review", payment))).toEqual([
    "network next - inReviewToken",
    "operator next - inReviewToken",
    "waiver next - inReviewToken",
    "demo next - inReviewToken",
  ]);
  for (const state of SUBMISSION_STATES.filter((one) => one !== "in_review"))
    for (const payment of PAYMENTS.slice(-4)) expect(stands(state, payment).after, state).toBeNull();
});

it("a closed submission asks for nothing: no box, no next step of a payment", () => {
  for (const state of ["withdrawn", "rejected"] as const)
    for (const payment of PAYMENTS.slice(0, -4)) {
      const { asksForPayment, after, next, isChecking } = stands(state, payment);
      expect({ asksForPayment, after, next, isChecking }, payment[0]).toEqual({
        asksForPayment: false,
        after: payment[0] === "open" ? null : "closed",
        next: state,
        isChecking: false,
      });
    }
});

it("in the whole table the box appears only if a payment is wanted, and never beside “do not pay again”", () => {
  for (const state of SUBMISSION_STATES)
    for (const payment of PAYMENTS) {
      const { asksForPayment, isChecking, next, notice } = stands(state, payment);
      const isWanted = payment[0] === "open" || payment[0] === "rejected";
      const isAwaited = state === "received" || state === "awaiting_donation";
      expect(asksForPayment, `${state} ${payment[0]}`).toBe(isWanted && isAwaited);
      expect(asksForPayment && isChecking).toBe(false);
      expect(next === "awaitingDonation").toBe(isAwaited && payment[0] === "open");
      // “We received” is used only for payments that the network showed.
      expect(notice === "network").toBe(payment[1] === "network");
    }
});

it("a withdrawal speaks of money only if some was sent, or may have been", () => {
  for (const payment of PAYMENTS.slice(0, -4))
    expect(stands("awaiting_donation", payment).withdrawal).toBe("textUnpaid");
  for (const state of ["in_review", "changes_requested"] as const)
    expect(PAYMENTS.slice(-4).map((payment) => stands(state, payment).withdrawal)).toEqual([
      "text",
      "text",
      "textFree",
      "textFree",
    ]);
  expect(paymentSummary({ kind: "nft", state: "in_review", donation: null }).withdrawal).toBe("textFree");
});

it("a submission whose donation was deleted has no notice", () => {
  for (const state of SUBMISSION_STATES)
    expect(paymentSummary({ kind: "dapp", state, donation: null })).toMatchObject({
      notice: null,
      after: null,
      asksForPayment: false,
    });
});

it("a change of a listing is not what its donation has brought into the queue, and withdraws only itself", () => {
  const donation = { state: "confirmed", settledBy: "network", txHash: HASH } as const;
  const change = { kind: "token", donation, isChange: true } as const;
  for (const state of ["in_review", "changes_requested"] as const)
    expect(paymentSummary({ ...change, state })).toMatchObject({
      notice: "network",
      after: null,
      withdrawal: "changeText",
    });
  // No listing of it stays.
  expect(paymentSummary({ ...change, state: "in_review", isReplaced: true }).withdrawal).toBe("textFree");
});
