import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/database/schema.ts";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "#features/operators/model.ts";
import type { SessionAge } from "./key-store.ts";

export interface OperatorDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The one origin of the desk; passkeys belong to its host name. */
  readonly origin: string;
  readonly brand: string;
  /** Our accounts as they are public now, for whoever agrees to others. */
  readonly accounts?: () => Promise<unknown>;
}

export const sessionAge = ({ clock }: Pick<OperatorDeps, "clock">): SessionAge => {
  const now = clock.now().getTime();
  return { seenAfter: new Date(now - SESSION_IDLE_MS), createdAfter: new Date(now - SESSION_MAX_MS) };
};
