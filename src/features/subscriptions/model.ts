/** A newsletter subscription, which its owner confirms before anything else is sent. */

/**
 * `unconfirmed`: stored while no mail could be sent. `pending`: a confirmation link was sent. An unsubscribed
 * address is stored for a while, so that links in mails already sent still work.
 */
type SubscriptionState = "unconfirmed" | "pending" | "confirmed" | "unsubscribed";

export interface Subscription {
  readonly id: number;
  readonly email: string;
  readonly language: string;
  readonly state: SubscriptionState;
  /** Stored readable, unlike a confirmation token, because every mail carries it and it can only end the mails. */
  readonly unsubscribeToken: string;
  readonly confirmExpiresAt: Date | null;
  readonly confirmMails: number;
  readonly confirmMailedAt: Date | null;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
}

export const CONFIRM_DAYS = 7;

/** The retention periods on the privacy page, defined only here. */
export const RETENTION_DAYS = {
  /** As long as the link in the mail, so that a valid link always finds its request. */
  unconfirmed: CONFIRM_DAYS,
  unsubscribed: 30,
} as const;

const DAY_MS = 86_400_000;
const FIRST_WAIT_MS = 3_600_000;

export const confirmExpiry = (now: Date): Date => new Date(now.getTime() + CONFIRM_DAYS * DAY_MS);

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * Whether another confirmation mail may be sent. The wait doubles from an hour to a week, because anyone can enter
 * anyone's address.
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

/** The endpoint for mail programs (RFC 8058), because a page would ask for a click. */
export const ONE_CLICK_PATH = "/api/subscriptions/unsubscribe";

export const oneClickPath = (token: string): string => `${ONE_CLICK_PATH}?token=${token}`;
