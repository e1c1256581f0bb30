/** How review stands, for the public: counted from what happened, without names. */
import type { SubmissionKind } from "#features/submissions/model.ts";
import { SUBMISSION_KINDS } from "#features/submissions/model.ts";

/** The figures cover so many days. */
export const STATISTICS_DAYS = 30;
export const DAY_MS = 86_400_000;

export const OUTCOMES = ["approved", "changes_requested", "rejected"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One step of a submission. */
export interface ReviewStep {
  readonly submissionId: number;
  readonly kind: SubmissionKind;
  readonly at: number;
  readonly code: string;
  readonly state: string;
  readonly reasons: readonly string[];
}

export interface KindStatistics {
  readonly kind: SubmissionKind;
  readonly waiting: number;
  readonly decisions: number;
  /** In milliseconds; null without a decision. */
  readonly medianMs: number | null;
  readonly p90Ms: number | null;
}

export interface ReviewStatistics {
  readonly at: Date;
  readonly waiting: number;
  readonly decisions: number;
  readonly medianMs: number | null;
  readonly kinds: readonly KindStatistics[];
  readonly outcomes: readonly { readonly outcome: Outcome; readonly count: number }[];
  /** The most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly secondLooks: { readonly looked: number; readonly agreed: number };
}

interface Decision {
  readonly kind: SubmissionKind;
  readonly outcome: Outcome;
  readonly tookMs: number;
  readonly reasons: readonly string[];
}

const outcomeOf = (code: string): Outcome | undefined => OUTCOMES.find((one) => one === code);

/** A decision took as long as the submission had been in review: a resubmission starts again. */
export function decisionsOf(steps: readonly ReviewStep[], since: number): Decision[] {
  const inReviewSince = new Map<number, number>();
  return steps.flatMap(({ submissionId, kind, at, code, state, reasons }): Decision[] => {
    const began = inReviewSince.get(submissionId);
    if (state !== "in_review") inReviewSince.delete(submissionId);
    else if (began === undefined) inReviewSince.set(submissionId, at);
    const outcome = outcomeOf(code);
    if (!outcome || began === undefined || at < since) return [];
    return [{ kind, outcome, tookMs: at - began, reasons }];
  });
}

/** The smallest value that so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}

const MEDIAN = 50;
const MOST = 90;

interface Facts {
  readonly at: Date;
  readonly steps: readonly ReviewStep[];
  readonly waiting: Readonly<Record<SubmissionKind, number>>;
  readonly secondLooks: ReviewStatistics["secondLooks"];
}

export function statisticsOf({ at, steps, waiting, secondLooks }: Facts): ReviewStatistics {
  const decisions = decisionsOf(steps, at.getTime() - STATISTICS_DAYS * DAY_MS);
  const times = (own: readonly Decision[]): number[] => own.map(({ tookMs }) => tookMs);
  const reasons = Map.groupBy(
    decisions.flatMap((one) => one.reasons),
    (reason) => reason,
  );
  return {
    at,
    waiting: SUBMISSION_KINDS.reduce((sum, kind) => sum + waiting[kind], 0),
    decisions: decisions.length,
    medianMs: percentile(times(decisions), MEDIAN),
    kinds: SUBMISSION_KINDS.map((kind) => {
      const own = times(decisions.filter((one) => one.kind === kind));
      return {
        kind,
        waiting: waiting[kind],
        decisions: own.length,
        medianMs: percentile(own, MEDIAN),
        p90Ms: percentile(own, MOST),
      };
    }),
    outcomes: OUTCOMES.map((outcome) => ({
      outcome,
      count: decisions.filter((one) => one.outcome === outcome).length,
    })),
    reasons: [...reasons]
      .map(([reason, own]) => ({ reason, count: own.length }))
      .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
    secondLooks,
  };
}

/**
 * Days with one decimal below ten, because "1.4 days" and "2 days" are different promises. Rounded up, because the texts say
 * within how many days.
 */
export const inDays = (ms: number): number => {
  const tenths = Math.max(1, Math.ceil(ms / (DAY_MS / 10)));
  return tenths < 100 ? tenths / 10 : Math.ceil(tenths / 10);
};
