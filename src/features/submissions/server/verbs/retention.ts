/** What is kept no longer than promised (the privacy page, section 5), and what a submitter can ask for. */
import { RETENTION_DAYS, type Submission, type SubmissionState } from "#features/submissions/model.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import type { SubmissionFile } from "./review.ts";

const DAY_MS = 86_400_000;
/** Few enough that a purge holds up nobody. */
const BATCH = 200;

export interface Purged {
  readonly submissions: number;
  readonly uploads: number;
  readonly keys: number;
}

export async function purge({ store, clock }: Pick<SubmissionDeps, "store" | "clock">): Promise<Purged> {
  const before = (days: number): Date => new Date(clock.now().getTime() - days * DAY_MS);
  const removeOld = async (states: readonly SubmissionState[], days: number): Promise<number> => {
    let removed = 0;
    for (;;) {
      const ids = await store.transaction(async (inside) => {
        const old = await inside.idsBefore(states, before(days), BATCH);
        await inside.remove(old);
        return old;
      });
      removed += ids.length;
      if (ids.length < BATCH) return removed;
    }
  };
  const submissions =
    (await removeOld(["received", "awaiting_donation"], RETENTION_DAYS.withoutDonation)) +
    (await removeOld(["rejected", "withdrawn"], RETENTION_DAYS.rejectedOrWithdrawn));
  const uploads = await store.purgeUploads(before(RETENTION_DAYS.orphanUpload));
  return { submissions, uploads, keys: await store.purgeKeys(before(RETENTION_DAYS.idempotencyKey)) };
}

/** Everything we know of one submitter. */
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
  /** Gone altogether. */
  readonly removed: number;
  /** Public listings, without the person behind them. */
  readonly anonymised: number;
}

/** Who asked and what they wrote; the published facts are the project's. */
const PERSONAL_FIELDS = new Set(["email", "contact", "companyName"]);

export function eraseSubmitter({ store }: Pick<SubmissionDeps, "store">, email: string): Promise<Erased> {
  return store.transaction(async (inside) => {
    const found = await inside.byEmail(email.trim().toLowerCase());
    const isPublic = ({ state }: Submission): boolean => state === "live" || state === "approved";
    const kept = found.filter(isPublic);
    const gone = found.filter((one) => !isPublic(one));
    await inside.remove(gone.map(({ id }) => id));
    for (const { id, fields } of kept) {
      const rest = Object.entries(fields).filter(([name]) => !PERSONAL_FIELDS.has(name));
      await inside.erase(id, Object.fromEntries(rest));
    }
    for (const address of new Set(found.map((one) => one.email))) await inside.dropMail(address);
    return { removed: gone.length, anonymised: kept.length };
  });
}
