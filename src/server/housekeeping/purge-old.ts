import type { Purged } from "#features/submissions/server/verbs/retention.ts";
import type { PurgedSubscriptions } from "#features/subscriptions/server/service.ts";
import type { Services } from "#server/services.ts";

/** Deletes what has been kept as long as the privacy page says. Donations' own worker deletes theirs. */
export async function purgeOld({
  submissions,
  subscriptions,
}: Pick<Services, "submissions" | "subscriptions">): Promise<Purged & PurgedSubscriptions> {
  return { ...(await submissions.purge()), ...(await subscriptions.purge()) };
}
