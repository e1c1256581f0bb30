import { expect, it } from "vitest";
import { onDonationOpen, openDonationDialog, type DonationDetail } from "./donation-event.ts";

it("whoever listens is told whose donation box to show", () => {
  const page = new EventTarget();
  const seen: DonationDetail[] = [];
  onDonationOpen((detail) => seen.push(detail), page);
  openDonationDialog({ page: "/en/receipt/abc" }, page);
  expect(seen).toEqual([{ page: "/en/receipt/abc" }]);
});

it("the event is called donation:open, for code that is not ours", () => {
  const page = new EventTarget();
  const seen: string[] = [];
  page.addEventListener("donation:open", (event) => seen.push(event.type));
  openDonationDialog({ page: "/en" }, page);
  expect(seen).toEqual(["donation:open"]);
});
