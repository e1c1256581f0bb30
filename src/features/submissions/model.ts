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
  symbol: 32,
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
