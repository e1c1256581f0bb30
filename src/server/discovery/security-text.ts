/** RFC 9116: where to report a vulnerability. */
const LIFETIME_DAYS = 180;
const DAY_MS = 86_400_000;

interface SecurityTextFacts {
  readonly origin: string;
  readonly contact: string;
  readonly now: Date;
}

/** The expiry moves by whole days, so that the text stays the same within a day. */
export function securityText({ origin, contact, now }: SecurityTextFacts): string {
  const day = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(day + LIFETIME_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en, zh",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
