/** Retention periods (the privacy page, section 5), and export and erasure on request. */
import {
  PROOF_NOTICE_HOURS,
  RECOVERY_HOURS,
  RETENTION_DAYS,
  type SubmissionState,
} from "#features/submissions/model.ts";
import { isChange, PERSONAL_FIELDS, type Submission } from "#features/submissions/submission.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { LiveSubmission } from "#features/submissions/server/retention-store.ts";
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

/** Everything we store about one submitter. */
export async function exportSubmitter(
  { store, donations }: SubmissionDeps,
  email: string,
): Promise<SubmissionFile[]> {
  const found = await store.byEmail(email.trim().toLowerCase());
  return Promise.all(
    found.map(async (submission) => ({
      submission,
      events: await store.events(submission.id),
      messages: await store.messages(submission.id),
      donation: await donations.statusOf(submission.id),
    })),
  );
}

export interface Erased {
  /** Deleted completely. */
  readonly removed: number;
  /** Public listings without personal data. */
  readonly anonymised: number;
}

const PERSONAL: ReadonlySet<string> = new Set(PERSONAL_FIELDS);

const withoutPersonal = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !PERSONAL.has(name)));

export function eraseSubmitter(
  { store, mail }: Pick<SubmissionDeps, "store" | "mail">,
  email: string,
): Promise<Erased> {
  return store.transaction(async (inside, tx) => {
    const found = await inside.byEmail(email.trim().toLowerCase());
    // A change under review is about a public listing too.
    const isPublic = (one: Submission): boolean =>
      one.state === "live" || one.state === "approved" || isChange(one);
    const kept = found.filter(isPublic);
    const gone = found.filter((one) => !isPublic(one));
    await inside.remove(gone.map(({ id }) => id));
    for (const { id, fields, published } of kept)
      await inside.erase(id, withoutPersonal(fields), published ? withoutPersonal(published) : null);
    for (const address of new Set(found.map((one) => one.email))) await inside.dropMail(address);
    await mail.forget(tx, email);
    return { removed: gone.length, anonymised: kept.length };
  });
}
