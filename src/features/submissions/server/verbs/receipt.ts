/** What the holder of a receipt sees and does. */
import {
  afterWorkingDays,
  CONSENTS,
  LIMITS,
  MAX_MESSAGES,
  MAX_RESUBMISSIONS,
  TOKEN_WORKING_DAYS,
  type Submission,
  type SubmissionEvent,
  type ThreadMessage,
} from "#features/submissions/model.ts";
import { isPlainObject, Problems } from "#features/submissions/rules/rule.ts";
import { text } from "#features/submissions/rules/text.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import {
  formOf,
  hostOf,
  nameOf,
  uploadsOf,
  websiteOf,
  type AnyFields,
} from "#features/submissions/server/forms.ts";
import { hashBody } from "#features/submissions/server/idempotency.ts";
import { withdrawnMail } from "#features/submissions/server/mail/mails.ts";
import type { SubmissionStore } from "#features/submissions/server/store.ts";
import type { DonationStatus } from "#features/donations/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { hashToken, isToken } from "#platform/random.ts";
import { refuseForm, type FormRefusal } from "./refused-form.ts";
import { missingUploads } from "./submit.ts";
import { take, tell } from "./transitions.ts";

export interface Receipt {
  readonly submission: Submission;
  readonly events: readonly SubmissionEvent[];
  readonly messages: readonly ThreadMessage[];
  readonly donation: DonationStatus | null;
  /** Why the reviewer asks for changes or refused, by the newest decision. */
  readonly reasons: readonly string[];
  /** The fields the reviewer asked about. */
  readonly openFields: readonly string[];
  /** §4: for tokens under review. */
  readonly expectedBy: Date | null;
  /** How many are before it in the queue, while it is in review. */
  readonly queue: number | null;
}

export async function receipt(deps: SubmissionDeps, token: string): Promise<Result<Receipt, "not_found">> {
  const submission = await find(deps.store, token);
  if (!submission) return fail("not_found");
  const [events, messages, donation, queue] = await Promise.all([
    deps.store.events(submission.id),
    deps.store.messages(submission.id),
    deps.donations.statusOf(submission.id),
    submission.state === "in_review" && submission.reviewSince
      ? deps.store.before(submission.reviewSince)
      : null,
  ]);
  const decision = events.findLast(({ reasons }) => reasons.length > 0);
  const isAsked = submission.state === "changes_requested" || submission.state === "rejected";
  return ok({
    submission,
    events,
    messages,
    donation,
    queue,
    reasons: isAsked ? (decision?.reasons ?? []) : [],
    openFields: submission.state === "changes_requested" ? (decision?.openFields ?? []) : [],
    expectedBy: expectedBy(submission),
  });
}

const expectedBy = ({ kind, state, reviewSince }: Submission): Date | null =>
  kind === "token" && state === "in_review" && reviewSince
    ? afterWorkingDays(reviewSince, TOKEN_WORKING_DAYS)
    : null;

/** By the hash of the token: the database compares nothing an attacker could feel his way along. */
export const find = async (
  store: Pick<SubmissionStore, "byToken">,
  token: string,
): Promise<Submission | null> => (isToken(token) ? store.byToken(hashToken(token)) : null);

/** Runs with the submission locked. */
async function withLocked<Outcome>(
  { store }: SubmissionDeps,
  token: string,
  work: (inside: SubmissionStore, tx: Db, submission: Submission) => Promise<Outcome>,
): Promise<Outcome | ReturnType<typeof fail<"not_found">>> {
  return store.transaction(async (inside, tx) => {
    const found = await find(inside, token);
    const submission = found ? await inside.lock(found.id) : null;
    return submission ? work(inside, tx, submission) : fail("not_found");
  });
}

const messageRule = text({ max: LIMITS.message, isLong: true, allowsMarkup: true });

export async function writeMessage(
  deps: SubmissionDeps,
  token: string,
  given: unknown,
): Promise<Result<null, "not_found" | "thread_full"> | FormRefusal> {
  const problems = new Problems();
  const written = messageRule.read(given, "text", problems);
  if (written === undefined) {
    if (problems.list.length === 0) problems.add("text", "required");
    return refuseForm(problems.list);
  }
  return withLocked(deps, token, async (inside, _tx, { id }) => {
    if ((await inside.countMessages(id)) >= MAX_MESSAGES) return fail("thread_full");
    const at = deps.clock.now();
    await inside.addMessage(id, { at, author: "submitter", authorName: "", text: written });
    await inside.change(id, {}, at);
    return ok(null);
  });
}

export const withdraw = (
  deps: SubmissionDeps,
  token: string,
): Promise<Result<null, "not_found" | "wrong_state">> =>
  withLocked(deps, token, async (inside, tx, submission) => {
    const step = { actor: "submitter", code: "withdrawn", to: "withdrawn" } as const;
    if (!(await take(inside, submission, step, deps.clock.now()))) return fail("wrong_state");
    await tell(deps, tx, submission, () => withdrawnMail(deps.texts, submission, token));
    return ok(null);
  });

/** The corrected fields over those it had; the donation carries over. */
export async function resubmit(
  deps: SubmissionDeps,
  token: string,
  changes: unknown,
): Promise<Result<null, "not_found" | "wrong_state"> | FormRefusal> {
  const context = await deps.formContext();
  return withLocked(deps, token, async (inside, _tx, submission) => {
    if (submission.state !== "changes_requested") return fail("wrong_state");
    const events = await inside.events(submission.id);
    if (events.filter(({ code }) => code === "resubmitted").length >= MAX_RESUBMISSIONS)
      return fail("wrong_state");
    const whole = isPlainObject(changes)
      ? { ...submission.fields, ...changes, consent: [...CONSENTS] }
      : changes;
    const { value, problems } = formOf(submission.kind, context).read(whole);
    if (problems.length > 0) return refuseForm(problems);
    const fields = value as AnyFields;
    const { consent: _consent, note, ...kept } = fields;
    if (note === undefined && hashBody(kept) === hashBody(submission.fields))
      return refuseForm([{ path: "", code: "unchanged" }]);
    const at = deps.clock.now();
    const missing = await missingUploads(inside, fields, at);
    if (missing.length > 0) return refuseForm(missing);
    const change = {
      fields: kept,
      name: nameOf(fields),
      hostKey: hostOf(websiteOf(fields) ?? ""),
      uploads: uploadsOf(fields).map(({ id }) => id),
    };
    await take(inside, submission, { actor: "submitter", code: "resubmitted", to: "in_review", change }, at);
    if (note !== undefined)
      await inside.addMessage(submission.id, { at, author: "submitter", authorName: "", text: note });
    return ok(null);
  });
}
