/** What operators do. Each decision looks at the state inside its transaction: a second terminal cannot double it. */
import type {
  Submission,
  SubmissionEvent,
  SubmissionState,
  ThreadMessage,
} from "#features/submissions/model.ts";
import { fieldsOfReason, type ReasonCode } from "#features/submissions/reasons.ts";
import type { DappFields } from "#features/submissions/schema/dapp.ts";
import type { NftFields } from "#features/submissions/schema/nft.ts";
import type { TokenFields } from "#features/submissions/schema/token.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import {
  approvedMail,
  changesMail,
  newMessageMail,
  rejectedMail,
} from "#features/submissions/server/mail/mails.ts";
import { listingOf, nftOf, tokenOf } from "#features/submissions/server/publish.ts";
import type { SubmissionFilter, SubmissionStore } from "#features/submissions/server/store.ts";
import type { DonationStatus } from "#features/donations/model.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { take, tell } from "./transitions.ts";

export interface Decision {
  readonly operator: string;
  readonly note: string;
}

export interface Verdict extends Decision {
  readonly reasons: readonly ReasonCode[];
  /** Opened for correction besides those the reasons name. */
  readonly fields?: readonly string[];
}

export type Refusal = "not_found" | "wrong_state";

export const list = ({ store }: SubmissionDeps, filter: SubmissionFilter): Promise<Submission[]> =>
  store.list(filter);

export interface SubmissionFile {
  readonly submission: Submission;
  readonly events: readonly SubmissionEvent[];
  readonly messages: readonly ThreadMessage[];
  readonly donation: DonationStatus | null;
}

export async function show(
  { store, donations }: SubmissionDeps,
  number: string,
): Promise<Result<SubmissionFile, "not_found">> {
  const submission = await store.byNumber(number);
  if (!submission) return fail("not_found");
  const { id } = submission;
  const [events, messages, donation] = await Promise.all([
    store.events(id),
    store.messages(id),
    donations.statusOf(id),
  ]);
  return ok({ submission, events, messages, donation });
}

interface Held {
  readonly inside: SubmissionStore;
  readonly tx: Db;
  readonly submission: Submission;
  readonly at: Date;
}

function withLocked<Value, Code extends string>(
  { store, clock }: SubmissionDeps,
  number: string,
  work: (held: Held) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | "not_found">> {
  return store.transaction(async (inside, tx) => {
    const found = await inside.byNumber(number);
    const submission = found ? await inside.lock(found.id) : null;
    return submission ? work({ inside, tx, submission, at: clock.now() }) : fail("not_found");
  });
}

export const requestChanges = (
  deps: SubmissionDeps,
  number: string,
  { operator, note, reasons, fields = [] }: Verdict,
): Promise<Result<SubmissionState, Refusal>> =>
  withLocked(deps, number, async ({ inside, tx, submission, at }) => {
    const known = fields.filter((field) => Object.hasOwn(submission.fields, field));
    const openFields = [
      ...new Set([...reasons.flatMap((reason) => fieldsOfReason(reason, submission.fields)), ...known]),
    ];
    const step = {
      actor: "operator",
      actorName: operator,
      code: "changes_requested",
      to: "changes_requested",
      reasons,
      openFields,
      note,
    } as const;
    if (!(await take(inside, submission, step, at))) return fail("wrong_state");
    await tell(deps, tx, submission, () => changesMail(deps.texts, submission, { reasons, note }));
    return ok(step.to);
  });

export const reject = (
  deps: SubmissionDeps,
  number: string,
  { operator, note, reasons }: Verdict,
): Promise<Result<SubmissionState, Refusal>> =>
  withLocked(deps, number, async ({ inside, tx, submission, at }) => {
    const step = {
      actor: "operator",
      actorName: operator,
      code: "rejected",
      to: "rejected",
      reasons,
      note,
    } as const;
    if (!(await take(inside, submission, step, at))) return fail("wrong_state");
    await tell(deps, tx, submission, () => rejectedMail(deps.texts, submission, { reasons, note }));
    return ok(step.to);
  });

/** Approved and published in one transaction: there is no moment at which only one of both is true. */
export const approve = (
  deps: SubmissionDeps,
  number: string,
  { operator, note }: Decision,
): Promise<Result<{ readonly listing: string | null }, Refusal | "invalid_listing">> =>
  withLocked(deps, number, async ({ inside, tx, submission, at }) => {
    if (submission.state !== "in_review") return fail("wrong_state");
    const published = await publish(deps, tx, submission);
    if (!published.ok) return published;
    const listing = published.value;
    const change = listing === null ? {} : { listing };
    const step = { actor: "operator", actorName: operator, note } as const;
    await take(inside, submission, { ...step, code: "approved", to: "approved" }, at);
    const approved = { ...submission, state: "approved" } as const;
    await take(inside, approved, { actor: "system", code: "published", to: "live", change }, at);
    await tell(deps, tx, submission, () => approvedMail(deps.texts, submission, listing));
    return ok({ listing });
  });

/** Gives the path of the listing, where it has a page of its own. */
async function publish(
  { publisher, clock }: SubmissionDeps,
  tx: Db,
  { kind, fields }: Submission,
): Promise<Result<string | null, "invalid_listing">> {
  if (kind === "dapp") {
    const published = await publisher.dapp(tx, listingOf(fields as unknown as DappFields));
    return published.ok ? ok(`/dappstore/detail?id=${published.value}`) : published;
  }
  if (kind === "token") await publisher.token(tx, tokenOf(fields as unknown as TokenFields));
  else await publisher.nft(tx, nftOf(fields as unknown as NftFields, clock.now()));
  return ok(null);
}

/** A donation is voluntary: an operator can let a submission go on without one. */
export async function waive(
  { store, donations }: SubmissionDeps,
  number: string,
  { operator, note }: Decision,
): Promise<Result<SubmissionState, Refusal>> {
  return store.transaction(async (inside, tx) => {
    const submission = await inside.byNumber(number);
    if (!submission) return fail("not_found");
    if (submission.state !== "awaiting_donation") return fail("wrong_state");
    // Donations lock their row first, as they do when a payment comes in, and then tell us.
    await donations.waive(tx, submission.id, { operator, note });
    const after = await inside.byNumber(number);
    return after?.state === "in_review" ? ok(after.state) : fail("wrong_state");
  });
}

export const write = (
  deps: SubmissionDeps,
  number: string,
  { operator, note }: Decision,
): Promise<Result<null, Refusal>> =>
  withLocked(deps, number, async ({ inside, tx, submission, at }) => {
    await inside.addMessage(submission.id, { at, author: "operator", authorName: operator, text: note });
    await inside.change(submission.id, {}, at);
    await tell(deps, tx, submission, () => newMessageMail(deps.texts, submission));
    return ok(null);
  });
