/** A submission as a reviewer sees it, with the current findings and related submissions. */
import type { TouchedListing } from "#features/catalogue/desk/listing-form.ts";
import { addressKey } from "#features/catalogue/model.ts";
import type { Finding } from "#features/submissions/findings.ts";
import type { Submission } from "#features/submissions/submission.ts";
import { dueBy } from "#features/submissions/review-time.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { hostOf, websiteOf, type AnyFields } from "#features/submissions/server/forms.ts";
import type { PreflightDeps } from "#features/submissions/server/preflight/preflight.ts";
import { listingFormOf } from "#features/submissions/server/publish.ts";
import type { QueueFilter, QueueRow, RelatedSubmission } from "#features/submissions/server/queue-store.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import { findingsNow } from "./approve.ts";
import { show, type SubmissionFile } from "./review.ts";

export interface WaitingSubmission extends QueueRow {
  /** The due date; null if it does not wait for a reviewer. */
  readonly dueAt: Date | null;
}

/** Due ones first, then those waiting for others (oldest first), then decided ones (newest first). */
export async function queue(
  { store }: Pick<SubmissionDeps, "store">,
  filter: QueueFilter,
): Promise<WaitingSubmission[]> {
  const rows = (await store.queue(filter)).map((row) => ({ ...row, dueAt: dueBy(row) }));
  return rows.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (rankOf(a) === 0
        ? Number(a.dueAt) - Number(b.dueAt)
        : (Number(a.changedAt) - Number(b.changedAt)) * (rankOf(a) === 1 ? 1 : -1)) ||
      a.id - b.id,
  );
}

const DECIDED: readonly Submission["state"][] = ["live", "rejected", "withdrawn"];

const rankOf = ({ dueAt, state }: WaitingSubmission): number =>
  dueAt !== null ? 0 : DECIDED.includes(state) ? 2 : 1;

export type RelatedBy = "host" | "contract" | "contact";

export interface Related extends Pick<RelatedSubmission, "number" | "kind" | "state" | "name" | "createdAt"> {
  readonly by: readonly RelatedBy[];
}

export interface InspectedSubmission extends SubmissionFile {
  readonly dueAt: Date | null;
  readonly findings: readonly Finding[];
  /** Listings that an approval would change. */
  readonly touched: readonly TouchedListing[];
  readonly related: readonly Related[];
}

export async function inspect(
  deps: SubmissionDeps & PreflightDeps,
  number: string,
): Promise<Result<InspectedSubmission, "not_found">> {
  const shown = await show(deps, number);
  if (!shown.ok) return fail(shown.code);
  const { submission } = shown.value;
  const isOpen = !DECIDED.includes(submission.state);
  const [findings, touched, related] = await Promise.all([
    isOpen ? findingsNow(deps, submission) : [],
    isOpen ? touchedBy(deps, submission) : [],
    relatedTo(deps, submission),
  ]);
  await deps.store.markRead(submission.id, deps.clock.now());
  return ok({ ...shown.value, dueAt: dueBy(submission), findings, touched, related });
}

const touchedBy = (deps: SubmissionDeps, submission: Submission): Promise<readonly TouchedListing[]> =>
  deps.store.transaction((_inside, tx) =>
    deps.publisher.touched(tx, listingFormOf(submission, deps.clock.now())),
  );

/** Contracts and contacts, normalised for comparison. */
function wordsOf(fields: Partial<AnyFields>) {
  const tokens = "tokens" in fields ? (fields.tokens ?? []) : [];
  const contracts = [[fields.address ?? []].flat(), tokens.map(({ address }) => address)].flat();
  return {
    contracts: [...new Set(contracts.map(addressKey))],
    contacts: [...new Set((fields.contact ?? []).map((contact) => contact.toLowerCase()))],
  };
}

async function relatedTo({ store }: SubmissionDeps, submission: Submission): Promise<Related[]> {
  const fields: Partial<AnyFields> = submission.fields;
  const website = websiteOf(fields);
  const host = website === undefined ? "" : hostOf(website);
  const { contracts, contacts } = wordsOf(fields);
  const found = await store.related(submission, host, [...contracts, ...contacts]);
  return found.flatMap(({ fields: theirs, email, hostKey, ...row }): Related[] => {
    const other = wordsOf(theirs);
    const isSender = email !== "" && email.toLowerCase() === submission.email.toLowerCase();
    const by = [
      ...(host !== "" && hostKey === host ? ["host" as const] : []),
      ...(other.contracts.some((one) => contracts.includes(one)) ? ["contract" as const] : []),
      ...(isSender || other.contacts.some((one) => contacts.includes(one)) ? ["contact" as const] : []),
    ];
    return by.length === 0 ? [] : [{ ...row, by }];
  });
}
