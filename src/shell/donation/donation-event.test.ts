import { expect, it } from "vitest";
import { onDonationOpen, openDonationDialog, type DonationDetail } from "./donation-event.ts";

it("a listener gets the page whose donation box to show", () => {
  const page = new EventTarget();
  const seen: DonationDetail[] = [];
  onDonationOpen((detail) => seen.push(detail), page);
  openDonationDialog({ page: "/en/receipt/abc" }, page);
  expect(seen).toEqual([{ page: "/en/receipt/abc" }]);
});

it("a plain event, or one without a page, is accepted too", () => {
  const page = new EventTarget();
  const seen: DonationDetail[] = [];
  onDonationOpen((detail) => seen.push(detail), page);
  page.dispatchEvent(new Event("donation:open"));
  page.dispatchEvent(new CustomEvent("donation:open"));
  expect(seen).toEqual([{}, {}]);
});

it("the event is named donation:open, for code that is not ours", () => {
  const page = new EventTarget();
  const seen: string[] = [];
  page.addEventListener("donation:open", (event) => seen.push(event.type));
  openDonationDialog({ page: "/en" }, page);
  expect(seen).toEqual(["donation:open"]);
});
