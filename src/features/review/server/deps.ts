import type { Submissions } from "#features/submissions/server/service.ts";
import type { WorkCalendar } from "#features/submissions/model.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import type { SignalBell } from "#platform/operator/signal-bell.ts";
import type { ReviewStore } from "./store.ts";

/** Who is notified about submissions outside the desk. */
export interface NoticeSettings {
  /** Where the desk is, for links. */
  readonly deskOrigin: string;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** Queues a mail in the transaction; null without an address or a mail server. */
  readonly mail:
    | ((tx: Db, message: { readonly subject: string; readonly text: string }) => Promise<void>)
    | null;
}

export interface ReviewDeps {
  readonly store: ReviewStore;
  readonly clock: Clock;
  readonly calendar: WorkCalendar;
  readonly submissions: Submissions;
  readonly notices: NoticeSettings;
  /** Rings when somebody has changed something. */
  readonly bell: SignalBell;
}
