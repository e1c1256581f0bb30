/** Who said or did something, for the reader of a receipt: a receipt can change hands. */
/** As an event of a submission has them. */
interface Step {
  readonly at: Date;
  readonly code: string;
}

/** The reader, the owner of now if that is not the reader yet, or an owner from before a hand-over. */
export type OwnerVoice = "you" | "owner" | "former";

export interface Readership {
  /** Since when its owner has the receipt; null if it never changed hands. */
  readonly ownerSince: Date | null;
  /** `isNew` if its reader is the next owner, to whom it does not belong yet. */
  readonly handover: { readonly isNew: boolean } | null;
}

/** `over` is a hand-over whose time has come, but that nobody has written down yet. */
export function ownerSinceOf(events: readonly Step[], over: { readonly endsAt: Date } | null): Date | null {
  if (over) return over.endsAt;
  return events.findLast(({ code }) => code === "handed_over" || code === "recovered")?.at ?? null;
}

export const isFormerOwners = (at: Date, ownerSince: Date | null): boolean =>
  ownerSince !== null && at < ownerSince;

/** For what an owner said or did, not for reviewers. */
export function ownerVoice(at: Date, { ownerSince, handover }: Readership): OwnerVoice {
  if (isFormerOwners(at, ownerSince)) return "former";
  return (handover?.isNew ?? false) ? "owner" : "you";
}

const OWNERS_STEPS: ReadonlySet<string> = new Set([
  "paused",
  "delisted",
  "withdrawn",
  "change_requested",
  "resubmitted",
]);

/** Who took the step that the state of a receipt comes from, as far as owners take it. */
export function lastStepBy(events: readonly Step[], readership: Readership): OwnerVoice {
  const step = events.findLast(({ code }) => OWNERS_STEPS.has(code));
  return step ? ownerVoice(step.at, readership) : "you";
}
