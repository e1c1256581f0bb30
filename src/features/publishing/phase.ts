import type { Phase } from "./model.ts";

interface Dated {
  /** 0 is published (§3). */
  readonly status: number;
  readonly start?: string | undefined;
  readonly end?: string | null | undefined;
}

/** Where a record stands at a time, by its own dates. */
export function phaseAt({ status, start = "", end = null }: Dated, at: Date): Phase {
  if (status !== 0) return "hidden";
  const now = at.getTime();
  if (Date.parse(start) > now) return "later";
  return end !== null && Date.parse(end) < now ? "ended" : "live";
}
