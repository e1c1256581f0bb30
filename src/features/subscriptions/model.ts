/** A subscription to the news by e-mail, confirmed by its owner before anything else is sent. */

/**
 * `unconfirmed`: stored while no mail could be sent. `pending`: a confirmation link is on its way.
 * An unsubscribed address is kept for a while, so that a mail already on its way can still be answered.
 */
type SubscriptionState = "unconfirmed" | "pending" | "confirmed" | "unsubscribed";

export interface Subscription {
  readonly id: number;
  readonly email: string;
  readonly language: string;
  readonly state: SubscriptionState;
  /** Readable, unlike a confirmation token: every mail carries it, and all it can do is end the mails. */
  readonly unsubscribeToken: string;
  readonly confirmExpiresAt: Date | null;
  readonly confirmMails: number;
  readonly confirmMailedAt: Date | null;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
}

export const CONFIRM_DAYS = 7;

/** How long addresses are kept, as the privacy page promises; the only place with these periods. */
export const RETENTION_DAYS = {
  /** As long as the link in the mail: a valid one always finds its request. */
  unconfirmed: CONFIRM_DAYS,
  unsubscribed: 30,
} as const;

const DAY_MS = 86_400_000;
const FIRST_WAIT_MS = 3_600_000;

export const confirmExpiry = (now: Date): Date => new Date(now.getTime() + CONFIRM_DAYS * DAY_MS);

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * Whether another confirmation mail may go out. The wait doubles from an hour to a week, because
 * anyone can type anyone's address.
 */
export function mayMailAgain(
  { confirmMails, confirmMailedAt }: Pick<Subscription, "confirmMails" | "confirmMailedAt">,
  now: Date,
): boolean {
  if (confirmMailedAt === null || confirmMails === 0) return true;
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (confirmMails - 1), CONFIRM_DAYS * DAY_MS);
  return now.getTime() >= confirmMailedAt.getTime() + waitMs;
}

export const confirmPath = (language: string, token: string): string =>
  `/${language}/subscription?confirm=${token}`;

export const unsubscribePath = (language: string, token: string): string =>
  `/${language}/subscription?unsubscribe=${token}`;

/** Where a mail program posts to (RFC 8058); a page would ask for a click. */
export const ONE_CLICK_PATH = "/api/subscriptions/unsubscribe";

export const oneClickPath = (token: string): string => `${ONE_CLICK_PATH}?token=${token}`;
