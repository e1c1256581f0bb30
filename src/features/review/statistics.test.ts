import { describe, expect, it } from "vitest";
import { DAY_MS, decisionsOf, inDays, percentile, statisticsOf, type ReviewStep } from "./statistics.ts";

const NOW = Date.parse("2026-11-17T10:00:00Z");
const step = (
  submissionId: number,
  day: number,
  code: string,
  state: string,
  reasons: string[] = [],
): ReviewStep => ({
  submissionId,
  kind: "token",
  at: NOW - day * DAY_MS,
  code,
  state,
  reasons,
});

describe("the time to a decision", () => {
  it("is the time in review, and starts again with a resubmission", () => {
    const steps = [
      step(1, 9, "submitted", "awaiting_donation"),
      step(1, 8, "donation_confirmed", "in_review"),
      step(1, 6, "changes_requested", "changes_requested", ["logoInvalid"]),
      step(1, 3, "resubmitted", "in_review"),
      step(1, 2, "approved", "approved"),
    ];
    expect(decisionsOf(steps, 0).map(({ tookMs, outcome }) => [tookMs / DAY_MS, outcome])).toEqual([
      [2, "changes_requested"],
      [1, "approved"],
    ]);
  });

  it("counts only decisions of the period, also of submissions that came before it", () => {
    const steps = [
      step(1, 40, "donation_confirmed", "in_review"),
      step(2, 39, "donation_confirmed", "in_review"),
      step(2, 35, "rejected", "rejected", ["legal"]),
      step(1, 1, "rejected", "rejected", ["legal"]),
    ];
    expect(decisionsOf(steps, NOW - 30 * DAY_MS)).toHaveLength(1);
  });

  it("is not changed by messages and other steps while it is in review", () => {
    const steps = [
      step(1, 5, "donation_confirmed", "in_review"),
      step(1, 4, "reopened", "in_review"),
      step(1, 1, "approved", "approved"),
    ];
    expect(decisionsOf(steps, 0)[0]?.tookMs).toBe(4 * DAY_MS);
  });
});

it.each([
  [[], 50, null],
  [[7], 90, 7],
  [[1, 2, 3, 4], 50, 2],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 90, 9],
])("of %j the %i. percentile is %j", (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});

it("the figures have no decision without a time, and reasons by how often they were given", () => {
  const steps = [
    step(1, 3, "donation_confirmed", "in_review"),
    step(2, 3, "donation_confirmed", "in_review"),
    step(1, 2, "rejected", "rejected", ["legal", "logoInvalid"]),
    step(2, 1, "rejected", "rejected", ["logoInvalid"]),
    step(3, 1, "approved", "approved"),
  ];
  const waiting = { dapp: 1, token: 2, nft: 0 };
  const figures = statisticsOf({ at: new Date(NOW), steps, waiting, secondLooks: { looked: 0, agreed: 0 } });
  expect(figures).toMatchObject({ waiting: 3, decisions: 2, medianMs: DAY_MS });
  expect(figures.kinds.find(({ kind }) => kind === "dapp")).toMatchObject({ medianMs: null, p90Ms: null });
  expect(figures.reasons).toEqual([
    { reason: "logoInvalid", count: 2 },
    { reason: "legal", count: 1 },
  ]);
});

it.each([
  [0, 0.1],
  [60_000, 0.1],
  [1.4 * DAY_MS, 1.4],
  [1.44 * DAY_MS, 1.5],
  [9.96 * DAY_MS, 10],
  [12.2 * DAY_MS, 13],
])("%d ms are within %d days", (ms, days) => {
  expect(inDays(ms)).toBe(days);
});
