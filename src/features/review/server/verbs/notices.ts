/** Notifies reviewers about new and overdue submissions and about reported listings where they are: by mail, and by a signed webhook. */
import { createHmac } from "node:crypto";
import type { Db } from "#platform/database/schema.ts";
import type { NoticeSettings, ReviewDeps } from "#features/review/server/deps.ts";
import type { LeasedNotice, Unannounced } from "#features/review/server/notice-store.ts";

const MINUTE = 60_000;
/** A database that gets its first webhook does not announce its whole queue as new. */
const NEW_WITHIN_MS = 24 * 60 * MINUTE;
const TIMEOUT_MS = 10_000;
const LEASE_MS = MINUTE;
/** After the last one it is given up; the desk shows the submission anyway. */
const RETRIES_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE] as const;

/** Called by the worker. Does nothing if nobody wants to be notified. */
export async function announce(deps: ReviewDeps): Promise<void> {
  const { notices } = deps;
  if (notices.webhook === null && notices.mail === null) return;
  const now = deps.clock.now();
  for (const what of ["new", "overdue"] as const) {
    const newSince = new Date(now.getTime() - NEW_WITHIN_MS);
    for (const one of await deps.store.unannounced(what, now, newSince)) await queue(deps, what, one);
  }
  if (notices.webhook !== null) await sendQueued(deps, notices.webhook);
}

interface ReportedListing {
  readonly id: number;
  readonly listing: string;
  readonly title: string;
  readonly reason: string;
}

/** In the transaction of the report. Open desks are notified too. */
export async function announceReport(deps: ReviewDeps, tx: Db, report: ReportedListing): Promise<void> {
  const { store, clock, notices } = deps;
  const { id, listing, title, reason } = report;
  const inside = store.within(tx);
  const at = clock.now();
  await inside.signal({ what: "report", target: "", by: "" }, at);
  if (notices.webhook === null && notices.mail === null) return;
  const url = `${notices.deskOrigin}/desk/reports`;
  const content = { event: "listing.reported", listing, name: title, reason, url };
  const isQueued = notices.webhook !== null;
  await inside.addNotice("reported", { id, since: at.getTime() }, { content, isQueued, at });
  const subject = `Reported: ${title} (${reason})`;
  await notices.mail?.(tx, { subject, text: `${subject}\n${listing}\n${url}\n` });
}

const queue = (
  { store, clock, notices }: ReviewDeps,
  what: "new" | "overdue",
  one: Unannounced,
): Promise<void> =>
  store.transaction(async (inside, tx) => {
    const url = `${notices.deskOrigin}/desk/review/${one.number}`;
    const due = new Date(one.dueAt).toISOString();
    const content = {
      event: `submission.${what}`,
      number: one.number,
      kind: one.kind,
      name: one.name,
      due_at: due,
      url,
    };
    const isQueued = notices.webhook !== null;
    if (!(await inside.addNotice(what, one, { content, isQueued, at: clock.now() }))) return;
    const subject = `${what === "new" ? "New" : "Overdue"}: ${one.name} (${one.kind} ${one.number})`;
    await notices.mail?.(tx, { subject, text: `${subject}\nDue ${due}\n${url}\n` });
  });

async function sendQueued({ store, clock }: ReviewDeps, webhook: Webhook): Promise<void> {
  for (;;) {
    const now = clock.now();
    const notice = await store.leaseNotice(now, new Date(now.getTime() + LEASE_MS));
    if (!notice) return;
    const isSent = await send(webhook, notice, now);
    const delayMs = RETRIES_MS[notice.attempts - 1];
    if (isSent) await store.endNotice(notice.id, "sent");
    else if (delayMs === undefined) await store.endNotice(notice.id, "failed");
    else await store.postponeNotice(notice.id, new Date(now.getTime() + delayMs));
  }
}

type Webhook = NonNullable<NoticeSettings["webhook"]>;

/** The time is part of what is signed, so that an old call cannot be repeated later. */
async function send({ url, secret }: Webhook, { id, content }: LeasedNotice, at: Date): Promise<boolean> {
  const body = JSON.stringify(content);
  const seconds = Math.floor(at.getTime() / 1_000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "content-type": "application/json",
        "x-desk-delivery": String(id),
        "x-desk-webhook-signature": `t=${seconds},v1=${signature}`,
      },
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
