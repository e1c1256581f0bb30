/** A submission: a project's request to be listed, its fields and its states. */
import type { Change } from "#lib/changes/difference.ts";

export const SUBMISSION_KINDS = ["dapp", "token", "nft"] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

/** §3: the languages of a DApp's texts. */
export const TEXT_LANGUAGES = ["en", "zh", "zh-TW"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** Maximum lengths of fields, shown in messages and counters. §9 gives the audit link's, the rest are ours. */
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
  publicReason: 300,
  decimals: 36,
  gas: 1_000_000_000,
} as const;

/** Maximum numbers of entries per form. */
export const COUNTS = {
  networks: 20,
  categories: 6,
  audits: 10,
  tokens: 20,
  contacts: 10,
  marketplaces: 10,
  screenshots: 5,
} as const;

export const CONNECTIONS = ["both", "extension", "mobile", "none"] as const;
export type Connection = (typeof CONNECTIONS)[number];

export const DISTRIBUTIONS = ["automatic", "manual"] as const;
export type Distribution = (typeof DISTRIBUTIONS)[number];

/** The statements that a submitter confirms one by one. A changed statement gets a new version. */
export const CONSENTS = ["requirements", "truth", "rights", "represent", "public", "privacy"] as const;
export type Consent = (typeof CONSENTS)[number];
export const CONSENT_VERSION = "2026-11-15";

/** §5. */
export const LOGO_SIDE_PX = 400;
/** A common logo size; the cropper enlarges it slightly without a warning. */
export const LOGO_ENLARGED_FROM_PX = 256;
export const LOGO_MAX_BYTES = 5 * 1024 * 1024;
export const REPORT_MAX_BYTES = 10 * 1024 * 1024;
/** All of a DApp's screenshots are cropped to one shape, so that its page has one rhythm. */
export const SCREENSHOT = {
  width: 1280,
  height: 800,
  minWidth: 640,
  minHeight: 400,
  /** A screen of 3840 × 2160. */
  maxPixels: 3840 * 2160,
  /** Five of them, the logo and the form stay below the limit of a request. */
  maxBytes: 2 * 1024 * 1024,
} as const;

/** An upload is identified by the hash of its content. */
const UPLOAD_ID = /^(?:\/uploads\/)?([\da-f]{64})(?:\.(?:png|webp))?$/;

export const uploadIdOf = (text: string): string | null => UPLOAD_ID.exec(text)?.[1] ?? null;

export const logoPath = (uploadId: string): string => `/uploads/${uploadId}.png`;

export const screenshotPath = (uploadId: string): string => `/uploads/${uploadId}.webp`;

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

/** The allowed transitions. */
export const NEXT_STATES: Readonly<Record<SubmissionState, readonly SubmissionState[]>> = {
  received: ["awaiting_donation", "in_review", "withdrawn"],
  awaiting_donation: ["in_review", "rejected", "withdrawn"],
  // A change of a listing goes back to live if it is refused or withdrawn.
  in_review: ["changes_requested", "approved", "rejected", "withdrawn", "live"],
  changes_requested: ["in_review", "rejected", "withdrawn", "live"],
  approved: ["live"],
  // An operator can reopen these; owners change or delist, appeal, and ask for another review.
  live: ["in_review", "withdrawn"],
  rejected: ["in_review"],
  withdrawn: ["in_review", "awaiting_donation"],
};

export const canBecome = (from: SubmissionState, to: SubmissionState): boolean =>
  NEXT_STATES[from].includes(to);

/** §4: within two working days, for tokens only. */
export const TOKEN_WORKING_DAYS = 2;

/** The days on which reviewers work, in UTC. */
export interface WorkCalendar {
  /** 0 is Sunday. At least one. */
  readonly weekdays: ReadonlySet<number>;
  /** As 2026-12-25. */
  readonly holidays: ReadonlySet<string>;
}

export const MONDAY_TO_FRIDAY: WorkCalendar = { weekdays: new Set([1, 2, 3, 4, 5]), holidays: new Set() };

const isWorkingDay = (date: Date, { weekdays, holidays }: WorkCalendar): boolean =>
  weekdays.has(date.getUTCDay()) && !holidays.has(date.toISOString().slice(0, 10));

/** Working days end at midnight UTC; the time of day stays. */
export function afterWorkingDays(from: Date, days: number, calendar: WorkCalendar): Date {
  const date = new Date(from);
  for (let left = days; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isWorkingDay(date, calendar)) left -= 1;
  }
  return date;
}

export type Actor = "submitter" | "operator" | "system";

/** The event codes, besides the resulting state. */
export const EVENT_CODES = [
  "submitted",
  "donation_opened",
  "donation_confirmed",
  "donation_accepted",
  "donation_skipped",
  "donation_waived",
  "review_started",
  "changes_requested",
  "resubmitted",
  "approved",
  "published",
  "rejected",
  "withdrawn",
  "reopened",
  "erased",
  "change_requested",
  "change_refused",
  "change_withdrawn",
  "paused",
  "resumed",
  "delisted",
  "appealed",
  "handover_started",
  "handover_cancelled",
  "handed_over",
  "recovery_started",
  "recovery_stopped",
  "recovered",
  "page_given",
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
  /** The changes of a resubmission. Only operators see them. */
  readonly changes?: readonly Change[];
  /** The submission's version with this event. */
  readonly version: number;
}

export interface ThreadMessage {
  readonly at: Date;
  readonly author: "submitter" | "operator";
  readonly authorName: string;
  readonly text: string;
  /** The submission's version with this message. */
  readonly version: number;
}

/** Whether the owner of the address responded to the mail about this submission. */
export type MailState = "unconfirmed" | "confirmed" | "refused";

/** The maximum of a submitter's messages per thread, so that a leaked link cannot fill the database. */
export const MAX_MESSAGES = 100;
/** The maximum of appeals against the rejections of one submission. */
export const MAX_APPEALS = 3;
/** An owner has this long to notice and cancel that a receipt is handed over. */
export const HANDOVER_HOURS = 48;
/** The same, if somebody else asks for the receipt by a proof of ownership. */
export const PROOF_NOTICE_HOURS = 72;
/** After the owner stopped it, no proof starts it again for this long; an operator decides meanwhile. */
export const PROOF_STOP_DAYS = 7;

/** What an owner does with a listing at the page below the receipt, in the API and there alike. */
export const OWNER_ACTS = [
  "move",
  "pause",
  "resume",
  "delist",
  "appeal",
  "reopen",
  "hand_over",
  "cancel_hand_over",
] as const;
export type OwnerAct = (typeof OWNER_ACTS)[number];

/** The maximum of resubmissions. */
export const MAX_RESUBMISSIONS = 30;

/** The retention periods on the privacy page, defined only here. */
export const RETENTION_DAYS = {
  orphanUpload: 7,
  withoutDonation: 90,
  rejectedOrWithdrawn: 365,
  /** After its listing was removed from the store. */
  delisted: 365,
  idempotencyKey: 1,
} as const;

/** The query of the receipt after a demonstration's form: the donation is the next step. */
export const DONATION_STEP = "donate";

/** A receipt's number: no look-alike characters, so that it can be read out over the phone. */
export const NUMBER_CHARACTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const NUMBER_LENGTH = 8;

/** The validity of a mailed link for a lost receipt. */
export const RECOVERY_HOURS = 24;
/** The minimum time between two such mails about one submission. */
export const RECOVERY_PAUSE_MS = 15 * 60_000;

/** The target of links in mails: a page that asks first, because programs open links too. */
export const mailLinkPath = (language: string, token: string, receipt?: string): string =>
  `/${language}/receipt-link?token=${token}${receipt === undefined ? "" : `&receipt=${receipt}`}`;

export const receiptPath = (language: string, token: string): string => `/${language}/receipt/${token}`;

/** The number of a published DApp, from the address of its page. */
export const dappNumberOf = (listing: string | null): string | null =>
  /[?&]id=(\d+)/.exec(listing ?? "")?.[1] ?? null;

/** Where a proof of ownership gives a new receipt, without the language. */
export const RECOVERY_PATH = "/submissions/recover";

export const recoveryPath = (listing: string): string =>
  `${RECOVERY_PATH}?${new URLSearchParams({ listing })}`;

/** What the owner of a receipt can do with the listing. */
export const managePath = (language: string, token: string): string =>
  `${receiptPath(language, token)}/manage`;
