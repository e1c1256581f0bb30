/** §4: the risk statement before a DApp opens, and the permanent consent to it. */

/** The statement's version: increased when its meaning changes, so that everybody is asked again. */
export const RISK_STATEMENT = "2026-11";

/** The message keys of the statement's parts. The first ones are enough for a dialog. */
export const RISK_POINTS = ["thirdParty", "contracts", "signing", "value", "keys"] as const;
export const MORE_RISK_POINTS = ["listing", "law", "data", "advice", "report", "agreement"] as const;

/** The whole host for comparison, with other scripts as punycode. */
export const hostOf = (url: string): string => new URL(url).host;
