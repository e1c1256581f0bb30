/** A paused listing comes back, so its page does not say that it is over. */
interface Entry {
  readonly what: string;
  readonly isByProject: boolean;
  readonly at: Date;
}

export interface Pause {
  readonly by: "project" | "us";
  readonly since: Date;
}

/** By the history of a hidden listing, the newest first; null if it was taken down for good. */
export function pauseOf(history: readonly Entry[]): Pause | null {
  // What is changed meanwhile stays hidden.
  const last = history.find(({ what }) => what !== "changed");
  return last?.what === "paused" ? { by: last.isByProject ? "project" : "us", since: last.at } : null;
}
