import { expect, it } from "vitest";
import { onDonationOpen, openDonationDialog, type DonationDetail } from "./donation-event.ts";

it("whoever listens is told what the donation is for, until it stops listening", () => {
  const page = new EventTarget();
  const seen: DonationDetail[] = [];
  const stop = onDonationOpen((detail) => seen.push(detail), page);
  openDonationDialog({ receipt: "abc" }, page);
  stop();
  openDonationDialog({ receipt: "def" }, page);
  expect(seen).toEqual([{ receipt: "abc" }]);
});

it("opening it where nobody listens does nothing", () => {
  expect(() => openDonationDialog({}, new EventTarget())).not.toThrow();
});

it("the event is called donation:open, for code that is not ours", () => {
  const page = new EventTarget();
  const seen: string[] = [];
  page.addEventListener("donation:open", (event) => seen.push(event.type));
  openDonationDialog({}, page);
  expect(seen).toEqual(["donation:open"]);
});
