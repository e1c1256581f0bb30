/** A project asks for a place in the store. What can be asked, and what becomes of it. */

export const SUBMISSION_KINDS = ["dapp", "token", "nft"] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** §3: the languages a DApp's texts can be given in. */
export const TEXT_LANGUAGES = ["en", "zh", "zh-TW"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The longest a field may be; messages and counters show these. §9 gives the audit link's, the rest are ours. */
export const LIMITS = {
  name: 100,
  website: 200,
  description: 500,
  tokenDescription: 1_000,
  symbol: 30,
  networkCode: 20,
  auditLink: 1_000,
  contact: 200,
  companyName: 150,
  message: 2_000,
  decimals: 36,
  gas: 1_000_000_000,
} as const;

/** How many of a thing one form takes. */
export const COUNTS = {
  networks: 20,
  categories: 6,
  audits: 10,
  tokens: 20,
  contacts: 10,
  marketplaces: 10,
} as const;

export const CONNECTIONS = ["both", "extension", "mobile", "none"] as const;
export type Connection = (typeof CONNECTIONS)[number];

export const DISTRIBUTIONS = ["automatic", "manual"] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

/** What a submitter confirms, each by itself. A changed statement gets a new version. */
export const CONSENTS = ["requirements", "truth", "rights", "represent", "public", "privacy"] as const;
export type Consent = (typeof CONSENTS)[number];
export const CONSENT_VERSION = "2026-11-15";

/** §5. */
export const LOGO_SIDE_PX = 400;
export const LOGO_MAX_BYTES = 5 * 1024 * 1024;
export const REPORT_MAX_BYTES = 10 * 1024 * 1024;

/** An upload is known by the hash of its content. */
const UPLOAD_ID = /^(?:\/uploads\/)?([\da-f]{64})(?:\.png)?$/;

export const uploadIdOf = (text: string): string | null => UPLOAD_ID.exec(text)?.[1] ?? null;

export const logoPath = (uploadId: string): string => `/uploads/${uploadId}.png`;

export const SUBMISSION_STATES = [
  "received",
  "awaiting_donation",
  "in_review",
  "changes_requested",
  "approved",
  "live",
  "rejected",
  "withdrawn",
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

/** What may follow what. */
export const NEXT_STATES: Readonly<Record<SubmissionState, readonly SubmissionState[]>> = {
  received: ["awaiting_donation", "in_review", "withdrawn"],
  awaiting_donation: ["in_review", "rejected", "withdrawn"],
  in_review: ["changes_requested", "approved", "rejected", "withdrawn"],
  changes_requested: ["in_review", "rejected", "withdrawn"],
  approved: ["live"],
  live: [],
  rejected: [],
  withdrawn: [],
};

export const canBecome = (from: SubmissionState, to: SubmissionState): boolean =>
  NEXT_STATES[from].includes(to);

/** §4: within two working days, for tokens only. */
export const TOKEN_WORKING_DAYS = 2;

/** Working days end at midnight UTC; Saturday and Sunday are none. */
export function afterWorkingDays(from: Date, days: number): Date {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date;
}

export type Actor = "submitter" | "operator" | "system";

/** What happened, beside the state it led to. */
export const EVENT_CODES = [
  "submitted",
  "donation_opened",
  "donation_confirmed",
  "donation_accepted",
  "donation_skipped",
  "donation_waived",
  "changes_requested",
  "resubmitted",
  "approved",
  "published",
  "rejected",
  "withdrawn",
  "erased",
] as const;
export type EventCode = (typeof EVENT_CODES)[number];

export interface SubmissionEvent {
  readonly at: Date;
  readonly actor: Actor;
  /** The operator's name; empty for others. Receipts do not show it. */
  readonly actorName: string;
  readonly code: EventCode;
  readonly state: SubmissionState;
  readonly reasons: readonly string[];
  /** The fields that are open for correction. */
  readonly openFields: readonly string[];
  readonly note: string;
}

export interface ThreadMessage {
  readonly at: Date;
  readonly author: "submitter" | "operator";
  readonly authorName: string;
  readonly text: string;
}

export interface Submission {
  readonly id: number;
  readonly number: string;
  readonly kind: SubmissionKind;
  readonly state: SubmissionState;
  readonly name: string;
  /** Of the page or call it came by: mails are written in it. */
  readonly language: string;
  readonly email: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly consentVersion: string;
  /** Where the published listing is found. */
  readonly listing: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** Since when it waits for a reviewer. */
  readonly reviewSince: Date | null;
}

/** How much one thread takes from its submitter, so that a leaked link cannot fill the database. */
export const MAX_MESSAGES = 100;
/** How often a submission can be sent again. */
export const MAX_RESUBMISSIONS = 30;

/** How long things are kept, as the privacy page promises; the only place with these periods. */
export const RETENTION_DAYS = {
  orphanUpload: 7,
  withoutDonation: 90,
  rejectedOrWithdrawn: 365,
  idempotencyKey: 1,
} as const;

export const receiptPath = (language: string, token: string): string => `/${language}/receipt/${token}`;
