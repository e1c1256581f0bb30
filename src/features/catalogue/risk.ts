/** §4: the risk statement before a DApp is opened, and that a reader need not be asked twice. */

/** The statement's version: raised when its words change in meaning, so that everybody is asked again. */
export const RISK_STATEMENT = "2026-11";

/** How the agreement is stored, in this browser only; shell/storage takes it as it is. */
export const RISK_CONSENT = {
  key: "risk-consent",
  version: 1,
  /** The version of the statement that was agreed to for good. */
  initial: "",
  parse: (data: unknown): string | undefined => (typeof data === "string" ? data : undefined),
} as const;

/** Where the parts of the statement are found in the messages. The first ones are enough for a dialog. */
export const RISK_POINTS = ["thirdParty", "contracts", "signing", "value", "keys"] as const;
export const MORE_RISK_POINTS = ["listing", "law", "data", "advice", "report", "agreement"] as const;

/** Where a DApp is, as the reader must compare it: the whole host, other scripts written out as they are sent. */
export const hostOf = (url: string): string => new URL(url).host;
