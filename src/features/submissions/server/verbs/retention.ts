/** Retention periods (the privacy page, section 5), and export and erasure on request. */
import {
  PROOF_NOTICE_HOURS,
  RECOVERY_HOURS,
  RETENTION_DAYS,
  type SubmissionEvent,
  type SubmissionState,
  type ThreadMessage,
} from "#features/submissions/model.ts";
import {
  isPersonal,
  withoutPersonal,
  type FormerOwner,
} from "#features/submissions/owners/private-fields.ts";
import { isChange, type Submission } from "#features/submissions/submission.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { LiveSubmission } from "#features/submissions/server/retention-store.ts";
import { isFormerOwners, ownerSinceOf } from "#features/submissions/owners/owner-voice.ts";
import type { SubmissionStore } from "#features/submissions/server/store.ts";
import type { SubmissionFile } from "./review.ts";

const DAY_MS = 86_400_000;
/** Small batches, so that other writers do not wait. */
const BATCH = 200;

export interface Purged {
  readonly submissions: number;
  readonly uploads: number;
  readonly keys: number;
  /** Mailed links that are over: for lost receipts, and to stop a new one. */
  readonly links: number;
}

type PurgeDeps = Pick<SubmissionDeps, "store" | "clock" | "isListed">;

export async function purge(deps: PurgeDeps): Promise<Purged> {
  const { store, clock } = deps;
  const before = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  type Since = Parameters<typeof store.idsBefore>[0]["since"];
  const removeOld = async (
    states: readonly SubmissionState[],
    since: Since,
    days: number,
  ): Promise<number> => {
    let removed = 0;
    for (;;) {
      const ids = await store.transaction(async (inside) => {
        const old = await inside.idsBefore({ states, since, before: before(days), limit: BATCH });
        await inside.remove(old);
        return old;
      });
      removed += ids.length;
      if (ids.length < BATCH) return removed;
    }
  };
  await noteDelisted(deps);
  const submissions =
    (await removeOld(["received", "awaiting_donation"], "changed_at", RETENTION_DAYS.withoutDonation)) +
    (await removeOld(["rejected", "withdrawn"], "decided_at", RETENTION_DAYS.rejectedOrWithdrawn)) +
    (await removeOld(["live"], "delisted_at", RETENTION_DAYS.delisted));
  return {
    submissions,
    uploads: await store.purgeUploads(before(RETENTION_DAYS.orphanUpload)),
    keys: await store.purgeKeys(before(RETENTION_DAYS.idempotencyKey)),
    links:
      (await store.purgeLinks("recover", before(RECOVERY_HOURS / 24))) +
      (await store.purgeLinks("stop", before(PROOF_NOTICE_HOURS / 24))),
  };
}

/** Records since when a listing is gone, however it was removed; a listing that returns resets it. */
async function noteDelisted({ store, clock, isListed }: PurgeDeps): Promise<void> {
  for (let afterId = 0; ;) {
    const live: LiveSubmission[] = await store.livePage(afterId, BATCH);
    const last = live.at(-1);
    if (!last) return;
    afterId = last.id;
    const listed = await isListed(live);
    const idsOf = (wanted: (one: LiveSubmission) => boolean) => live.filter(wanted).map(({ id }) => id);
    await store.setDelisted(
      idsOf((one) => !one.isDelisted && !listed.has(one.id)),
      clock.now(),
    );
    await store.setDelisted(
      idsOf((one) => one.isDelisted && listed.has(one.id)),
      null,
    );
  }
}

/** What somebody gave and wrote as the owner of a receipt that is somebody else's now. */
interface FormerFile extends FormerOwner {
  readonly messages: readonly ThreadMessage[];
}

export interface SubmitterCopy {
  readonly submissions: readonly SubmissionFile[];
  readonly formerly: readonly FormerFile[];
}

/** Everything we store about one submitter, and nothing that other owners gave of themselves. */
export async function exportSubmitter(
  { store, donations }: SubmissionDeps,
  email: string,
): Promise<SubmitterCopy> {
  const key = email.trim().toLowerCase();
  const [own, former] = await Promise.all([store.byEmail(key), store.formerOwnersWith(key)]);
  const submissions = own.map(async (submission) => ({
    submission,
    events: withoutFormers(await store.events(submission.id)),
    messages: await store.messages(submission.id),
    donation: await donations.statusOf(submission.id),
  }));
  const formerly = former.map(async (owner) => {
    const { since, until } = await termOf(store, owner);
    const messages = await store.messages(owner.submissionId);
    return {
      ...owner,
      messages: messages.filter(({ author, at }) => author === "submitter" && at >= since && at < until),
    };
  });
  return { submissions: await Promise.all(submissions), formerly: await Promise.all(formerly) };
}

/** How former owners changed their contacts is theirs. */
function withoutFormers(events: readonly SubmissionEvent[]): SubmissionEvent[] {
  const since = ownerSinceOf(events, null);
  return events.map((event) =>
    event.changes && isFormerOwners(event.at, since)
      ? { ...event, changes: event.changes.filter(({ field }) => !isPersonal(field)) }
      : event,
  );
}

/** From when until when somebody had the receipt. */
async function termOf(
  store: Pick<SubmissionStore, "formerOwners">,
  { submissionId, endedAt }: FormerOwner,
): Promise<{ readonly since: Date; readonly until: Date }> {
  const before = (await store.formerOwners(submissionId)).findLast((one) => one.endedAt < endedAt);
  return { since: before?.endedAt ?? new Date(0), until: endedAt };
}

export interface Erased {
  /** Deleted completely. */
  readonly removed: number;
  /** Public listings without personal data. */
  readonly anonymised: number;
}

export function eraseSubmitter(
  { store, mail }: Pick<SubmissionDeps, "store" | "mail">,
  email: string,
): Promise<Erased> {
  return store.transaction(async (inside, tx) => {
    const key = email.trim().toLowerCase();
    const found = await inside.byEmail(key);
    // A change under review is about a public listing too.
    const isPublic = (one: Submission): boolean =>
      one.state === "live" || one.state === "approved" || isChange(one);
    const kept = found.filter(isPublic);
    const gone = found.filter((one) => !isPublic(one));
    await inside.remove(gone.map(({ id }) => id));
    for (const { id, fields, published } of kept)
      await inside.erase(id, withoutPersonal(fields), published ? withoutPersonal(published) : null);
    const former = await inside.formerOwnersWith(key);
    for (const owner of former) await inside.eraseTerm(owner.submissionId, await termOf(inside, owner));
    await inside.forgetFormerOwners(key);
    for (const address of new Set([...found, ...former].map((one) => one.email)))
      await inside.dropMail(address);
    await mail.forget(tx, email);
    return { removed: gone.length, anonymised: kept.length };
  });
}
