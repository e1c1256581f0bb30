/** A visitor tells us what is wrong with a listing. Nothing about the visitor is stored. */

export const REPORT_REASONS = ["scam", "fake", "wrong", "broken", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Characters, not bytes. */
export const MAX_REPORT_LENGTH = 1_000;
/** After it arrived, whether it is resolved or not. */
export const RETENTION_DAYS = 180;
/** At the desk. */
export const REPORTS_SHOWN = 200;

const REPORT_PATH = "/report";

/** The page of the form, for a listing's path without its language. */
export const reportPath = (listing: string): string => `${REPORT_PATH}?${new URLSearchParams({ listing })}`;

export interface ProblemReport {
  readonly id: number;
  /** The path of the listing's page, without its language. */
  readonly listing: string;
  readonly title: string;
  readonly reason: ReportReason;
  readonly text: string;
  /** The language of the page it was sent from. */
  readonly language: string;
  readonly at: number;
  readonly resolvedAt: number | null;
  readonly resolvedBy: string | null;
  readonly note: string;
}
