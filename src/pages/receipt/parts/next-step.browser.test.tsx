import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { SUBMISSION_STATES, type SubmissionState } from "#features/submissions/model.ts";
import { paymentSummary } from "#pages/receipt/payment-summary.ts";
import type { ShownReceipt } from "#pages/receipt/receipt-props.ts";
import { sampleReceipt } from "#pages/receipt/sample-receipt.ts";
import { renderPart } from "#tests/components/render-part.tsx";
import { NextStep } from "./next-step.tsx";

async function show(change: Partial<ShownReceipt>): Promise<string> {
  const receipt = sampleReceipt({ donation: null, box: null, ...change });
  await renderPart(
    <NextStep receipt={receipt} standing={paymentSummary(receipt)} onDonate={vi.fn<() => void>()} />,
  );
  return page.getByRole("region", { name: "What happens next" }).element().textContent ?? "";
}

const LIVE = { state: "live", listing: "/token/eth/0xaa" } as const;
const CHANGE = { state: "in_review", isChange: true } as const;
const DELISTED = { state: "withdrawn", isDelisted: true } as const;
const GIVEN = "We gave your listing’s page to another submission";
const viewLink = () => page.getByRole("link", { name: "View the listing" });

describe("its owner reads who did it and what to do next", () => {
  test.each<[string, Partial<ShownReceipt>, string]>([
    ["a public listing", LIVE, "Your listing is public. Check your listing."],
    [
      "a paused one",
      { ...LIVE, isPaused: true },
      "You’ve hidden your listing for now. You can show it again",
    ],
    ["a delisted one", DELISTED, "You took this listing down. You can ask for another review"],
    ["a withdrawn submission", { state: "withdrawn" }, "You withdrew this submission. You can ask"],
    ["a change under review", CHANGE, "Your change is with our reviewers. Your listing stays as it is"],
    ["one that we took down", { ...LIVE, isTakenDown: true }, "We’ve taken your listing down."],
    ["one that we delisted", { ...DELISTED, isTakenDown: true }, "We’ve taken your listing down."],
    ["one whose page was given away", { ...LIVE, isReplaced: true }, `${GIVEN} that we approved later.`],
    ["a rejection to appeal", { state: "rejected", canAppeal: true }, "You can appeal under “More options”"],
    ["a final rejection", { state: "rejected" }, "You can reply in the thread or send a new"],
  ])("%s", async (_what, change, text) => {
    expect(await show(change)).toContain(text);
  });
});

test("a paused listing whose page was given away says that, and has nothing to view", async () => {
  const text = await show({ ...LIVE, isPaused: true, isReplaced: true });
  expect(text).toContain(GIVEN);
  expect(text).not.toContain("show it again");
  await expect.element(viewLink()).not.toBeInTheDocument();
});

test("a change of a listing whose page was given away does not say that the listing stays as it is", async () => {
  const text = await show({ ...CHANGE, isReplaced: true });
  expect(text).toContain(GIVEN);
  expect(text).toContain("Your submission is with our reviewers.");
  expect(text).not.toContain("stays as it is");
});

describe("after a hand-over, what was done before is a former owner’s", () => {
  const since = { stepBy: "former", ownerSince: "2026-11-18T09:00:00.000Z" } as const;
  test.each<[string, Partial<ShownReceipt>, string]>([
    [
      "paused",
      { ...LIVE, isPaused: true },
      "A former owner has hidden the listing. You can show it again within 365 days.",
    ],
    ["delisted", DELISTED, "A former owner took this listing down. You can ask for another review"],
    ["withdrawn", { state: "withdrawn" }, "A former owner withdrew this submission. You can ask"],
    ["changed", CHANGE, "A former owner’s change is with our reviewers."],
  ])("%s", async (_what, change, text) => {
    const shown = await show({ ...change, ...since });
    expect(shown).toContain(text);
    expect(shown).not.toMatch(/\b[Yy]ou (?:took|withdrew)|[Yy]ou’ve hidden|Your change/);
    expect(shown).toContain(
      "You’ve had this receipt since 18 Nov 2026, 09:00 (UTC). Before that, it belonged to someone else.",
    );
  });

  test("and what the owner of now did is theirs", async () => {
    const shown = await show({ ...LIVE, isPaused: true, ...since, stepBy: "you" });
    expect(shown).toContain("You’ve hidden your listing for now.");
  });
});

describe("who can only read until a hand-over has nothing to do, and did nothing", () => {
  const handover = { at: "2026-11-20T09:00:00.000Z", by: "next" } as const;
  const SAID: Readonly<Record<SubmissionState, string>> = {
    received: "We have the form and files.",
    awaiting_donation: "The review starts when the donation is confirmed.",
    in_review: "The submission is with our reviewers.",
    changes_requested: "The reviewer asked for changes.",
    approved: "Everything’s in order. We’re publishing it.",
    live: "The listing is public.",
    rejected: "The submission was not accepted.",
    withdrawn: "This submission was withdrawn.",
  };
  const NOT_YET = "This receipt becomes yours on 20 Nov 2026, 09:00 (UTC). Until then, you can only read it.";

  test.each(SUBMISSION_STATES)("%s", async (state) => {
    expect(await show({ state, handover, ownerSince: "2026-11-17T09:00:00.000Z" })).toBe(
      `What happens next${SAID[state]}${NOT_YET}`,
    );
    await expect.element(page.getByRole("link")).not.toBeInTheDocument();
  });

  test.each<[string, Partial<ShownReceipt>, string]>([
    ["paused", { ...LIVE, isPaused: true }, "The listing isn’t public right now."],
    ["taken down", { ...LIVE, isTakenDown: true }, "The listing isn’t public right now."],
    ["replaced", { ...LIVE, isReplaced: true }, "The listing isn’t public right now."],
    ["delisted", DELISTED, "This submission was withdrawn."],
    ["a change", CHANGE, "A change is with our reviewers. The listing stays as it is until we decide."],
    ["a change of a replaced one", { ...CHANGE, isReplaced: true }, "The submission is with our reviewers."],
  ])("%s", async (_what, change, text) => {
    expect(await show({ ...change, handover, stepBy: "owner" })).toBe(`What happens next${text}${NOT_YET}`);
  });
});

test.each([
  ["owner", "You’re handing this receipt over. On 20 Nov 2026, 09:00 (UTC), 48 hours"],
  ["proof", "Someone proved ownership. On 20 Nov 2026, 09:00 (UTC), 72 hours"],
] as const)("its owner is told when it changes hands, and who asked: %s", async (by, text) => {
  expect(await show({ ...LIVE, handover: { at: "2026-11-20T09:00:00.000Z", by } })).toContain(text);
});
