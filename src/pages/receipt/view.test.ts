import { expect, it } from "vitest";
import type { DonationEvent } from "#features/donations/model.ts";
import type { SubmissionEvent } from "#features/submissions/model.ts";
import { parseReceipts, withReceipt } from "#features/submissions/stored-receipts.ts";
import { currentStep, stepsToCome, timelineOf } from "./view.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

const event = (minute: number, code: SubmissionEvent["code"]): SubmissionEvent => ({
  at: at(minute),
  actor: "system",
  actorName: "",
  code,
  state: "in_review",
  reasons: [],
  openFields: [],
  note: "",
  version: 1,
});

const payment = (
  minute: number,
  state: DonationEvent["state"],
  { actor = "submitter", code = null }: Partial<DonationEvent> = {},
): DonationEvent => ({ at: at(minute), actor, state, code, note: "" });

const SUBMITTER = { ownerSince: null, handover: null };

it("the timeline lists the steps of the submission and its payment in order, the end once", () => {
  const entries = timelineOf(
    [event(0, "submitted"), event(0, "donation_opened"), event(9, "donation_confirmed")],
    [payment(0, "open"), payment(3, "submitted"), payment(5, "confirming"), payment(9, "confirmed")],
    SUBMITTER,
  );
  expect(entries.map(({ key }) => key)).toEqual([
    "submitted",
    "linkGiven",
    "donationConfirming",
    "donationConfirmed",
  ]);
});

it("a link, a payment announced without one, and one that we found are distinguished", () => {
  const keys = timelineOf(
    [],
    [
      payment(0, "submitted", { code: "no_link" }),
      payment(1, "submitted", { actor: "system" }),
      payment(2, "submitted"),
    ],
    SUBMITTER,
  ).map(({ key }) => key);
  expect(keys).toEqual(["donationReported", "donationFound", "linkGiven"]);
});

it("who removed a listing before the receipt changed hands is a former owner, afterwards the owner", () => {
  const delisted = (minute: number) => [{ ...event(minute, "delisted"), actor: "submitter" as const }];
  const readership = { ownerSince: at(5), handover: null };
  const keyAt = (minute: number) => timelineOf(delisted(minute), [], readership).map(({ key }) => key);
  expect([keyAt(4), keyAt(5)]).toEqual([["delistedByFormer"], ["delisted"]]);
  const byUs = [{ ...event(4, "delisted"), actor: "operator" as const }];
  expect(timelineOf(byUs, [], readership).map(({ key }) => key)).toEqual(["delistedByUs"]);
});

it("a closed submission has no further steps", () => {
  expect(stepsToCome("awaiting_donation")).toEqual(["donation", "inReview", "decision", "live"]);
  expect(currentStep("awaiting_donation")).toBe("donation");
  expect(currentStep("changes_requested")).toBeNull();
  expect(stepsToCome("in_review")).toEqual(["inReview", "decision", "live"]);
  expect(stepsToCome("rejected")).toEqual([]);
  expect(stepsToCome("live")).toEqual([]);
});

const receipt = (number: string) => ({ number, kind: "dapp", name: number, href: `/en/receipt/${number}` });

it("a browser stores each receipt once, the newest first", () => {
  const kept = withReceipt([receipt("A"), receipt("B")], receipt("B"));
  expect(kept.map(({ number }) => number)).toEqual(["B", "A"]);
});

it("damaged entries and external links are dropped", () => {
  const parsed = parseReceipts([receipt("A"), { ...receipt("B"), href: "https://evil.example" }, 7]);
  expect(parsed).toEqual([receipt("A")]);
});
