/** The people who work at the desk, and how long what they are given lasts. */

export const ROLES = ["reviewer", "editor", "release-manager", "treasurer", "admin"] as const;

export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const INVITE_MS = 15 * MINUTE;
/** How long a person may take to touch the authenticator. */
export const CHALLENGE_MS = 3 * MINUTE;
/** A session ends this long after its last call, */
export const SESSION_IDLE_MS = 8 * HOUR;
/** and this long after the sign-in in any case. */
export const SESSION_MAX_MS = 7 * 24 * HOUR;

/** One passkey is lost with its device. */
export const PASSKEYS_WANTED = 2;

export interface Operator {
  readonly id: number;
  readonly name: string;
  /** What the public sees instead of the name. */
  readonly pseudonym: string;
  readonly roles: readonly Role[];
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

export interface Passkey {
  readonly id: string;
  readonly operatorId: number;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

export interface Session {
  readonly id: number;
  readonly operatorId: number;
  readonly browser: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
}

/** Lower-case letters, digits and hyphens: it is typed in a terminal. */
const NAME = /^[a-z][a-z\d-]{1,29}$/;

export const isOperatorName = (text: string): boolean => NAME.test(text);

const BROWSERS = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const;
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
] as const;

const firstIn = (text: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([mark]) => text.includes(mark))?.[1];

/** A name by which a person recognises the session: "Firefox, Linux". */
export const browserName = (userAgent: string): string =>
  [firstIn(userAgent, BROWSERS), firstIn(userAgent, SYSTEMS)].filter(Boolean).join(", ") || "?";

/** The calls before a session exists; each checks its own secret. */
export const OPEN_CALLS: ReadonlySet<string> = new Set([
  "/api/desk/sign-in/options",
  "/api/desk/sign-in",
  "/api/desk/invites/open",
  "/api/desk/invites/accept",
]);

/** Rows of the audit log on one page of the desk. */
export const AUDIT_PAGE = 100;
