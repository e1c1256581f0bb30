import { expect, it } from "vitest";
import type { DonationEvent } from "#features/donations/model.ts";
import type { SubmissionEvent } from "#features/submissions/model.ts";
import { KEPT_RECEIPTS, withReceipt } from "#features/submissions/kept-receipts.ts";
import { stepsToCome, timelineOf } from "./view.ts";

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
});

const payment = (minute: number, state: DonationEvent["state"]): DonationEvent => ({
  at: at(minute),
  actor: "system",
  state,
  code: null,
  note: "",
});

it("the timeline tells the steps of the submission and of its payment in their order, the end once", () => {
  const entries = timelineOf(
    [event(0, "submitted"), event(0, "donation_opened"), event(9, "donation_confirmed")],
    [payment(0, "open"), payment(3, "submitted"), payment(5, "confirming"), payment(9, "confirmed")],
  );
  expect(entries.map(({ key }) => key)).toEqual([
    "submitted",
    "linkGiven",
    "donationConfirming",
    "donationConfirmed",
  ]);
});

it("what is over has nothing to come", () => {
  expect(stepsToCome("awaiting_donation")).toEqual(["inReview", "decision", "live"]);
  expect(stepsToCome("rejected")).toEqual([]);
  expect(stepsToCome("live")).toEqual([]);
});

const receipt = (number: string) => ({ number, kind: "dapp", name: number, href: `/en/receipt/${number}` });

it("a browser keeps each receipt once, the newest first", () => {
  const kept = withReceipt([receipt("A"), receipt("B")], receipt("B"));
  expect(kept.map(({ number }) => number)).toEqual(["B", "A"]);
});

it("damaged entries are dropped, and links that lead elsewhere", () => {
  const parsed = KEPT_RECEIPTS.parse([receipt("A"), { ...receipt("B"), href: "https://evil.example" }, 7]);
  expect(parsed).toEqual([receipt("A")]);
});
