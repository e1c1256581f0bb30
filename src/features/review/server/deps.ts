import type { Reviewer } from "#features/review/model.ts";
import type { Submissions } from "#features/submissions/server/service.ts";
import type { WorkCalendar } from "#features/submissions/model.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import type { ReviewStore } from "./store.ts";

/** An act for the record; written in the transaction of the act. */
export interface ReviewAct {
  readonly by: Reviewer;
  /** As "review claim". */
  readonly act: string;
  /** The number of the submission. */
  readonly target: string;
  readonly reason: string;
}

export interface ReviewDeps {
  readonly store: ReviewStore;
  readonly clock: Clock;
  readonly calendar: WorkCalendar;
  readonly submissions: Submissions;
  readonly record: (tx: Db, act: ReviewAct) => Promise<void>;
}
