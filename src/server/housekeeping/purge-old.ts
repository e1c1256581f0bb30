import type { Purged } from "#features/submissions/server/verbs/retention.ts";
import type { PurgedSubscriptions } from "#features/subscriptions/server/service.ts";
import type { PurgedMail } from "#platform/mail/purge-mail.ts";
import type { Services } from "#server/services.ts";

/** Completes what is due and deletes data after the periods of the privacy page. The donation worker deletes its own. */
export async function purgeOld({
  submissions,
  subscriptions,
  usage,
  problemReports,
  purgeMail,
}: Pick<Services, "submissions" | "subscriptions" | "usage" | "problemReports" | "purgeMail">): Promise<
  Purged & PurgedSubscriptions & PurgedMail
> {
  await submissions.completeHandovers();
  await submissions.startWaiting();
  await usage.purge();
  await problemReports.purge();
  return { ...(await submissions.purge()), ...(await subscriptions.purge()), ...(await purgeMail()) };
}
