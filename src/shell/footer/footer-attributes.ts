/** The attributes of the footer: components write them and the browser's scripts read and change them. */

/** On the links of a column that is unfolded. */
export const UNFOLDED = "data-open";

export type SubscribeState = "ready" | "sending" | "invalid" | "mailed";

export const SUBSCRIBE = {
  /** On the form: a `SubscribeState`. */
  state: "data-state",
  /** Inside the form: the state in which this text is shown. */
  shownIn: "data-in",
  language: "data-language",
  /** The texts of the results (§8). */
  success: "data-success",
  network: "data-network",
  timeout: "data-timeout",
  unknown: "data-unknown",
} as const;
