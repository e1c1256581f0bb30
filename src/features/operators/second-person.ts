/** Four eyes: which acts wait for a second person, and what that person sees. */
import type { DeskVerb, SecondPersonRule } from "./permissions.ts";
import { PERMISSIONS, permissionOf, VERBS } from "./permissions.ts";

/** With nobody who could agree, an act waits this long, visibly, and then its proposer carries it out. */
export const ALONE_MS = 24 * 3_600_000;
/** "More than so many a day" looks this far back. */
export const DAY_MS = 24 * 3_600_000;

export const ruleOf = (verb: string): SecondPersonRule | undefined => permissionOf(verb)?.secondPerson;

export const RULED_VERBS: readonly DeskVerb[] = VERBS.filter((verb) => "secondPerson" in PERMISSIONS[verb]);

/** Nobody switches this one off, or one pair of careless clicks would end all rules. */
export const isFixedRule = (verb: string): boolean => verb === "rules.set";

export type ProposalState = "open" | "approved" | "done" | "refused" | "failed";

export interface Proposal {
  readonly id: number;
  readonly verb: string;
  readonly method: string;
  readonly path: string;
  /** JSON, in full: the second person agrees to exactly this. */
  readonly body: string;
  readonly proposerId: number;
  readonly proposer: string;
  readonly at: Date;
  readonly state: ProposalState;
  readonly endedAt: Date | null;
  readonly endedBy: string | null;
  readonly failure: string | null;
}
