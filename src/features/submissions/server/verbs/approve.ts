/** Approves and publishes in one transaction, so that never only one of both is true. */
import {
  UNSIGNED,
  type ListingForm,
  type SignerOfMove,
  type TouchedListing,
} from "#features/catalogue/desk/listing-form.ts";
import { listingPath } from "#features/catalogue/listings/listing-paths.ts";
import { addressKey, dappPagePath } from "#features/catalogue/model.ts";
import { findingOfProblem, type Finding } from "#features/submissions/findings.ts";
import { CONSENTS, dappNumberOf } from "#features/submissions/model.ts";
import { isPersonal } from "#features/submissions/owners/private-fields.ts";
import { movedTo, publishedForm, type Submission } from "#features/submissions/submission.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import { uploadIdsOf } from "#features/submissions/server/forms.ts";
import { hashBody } from "#features/submissions/server/idempotency.ts";
import { approvedMail } from "#features/submissions/server/mail/mails.ts";
import { preflight, type PreflightDeps } from "#features/submissions/server/preflight/preflight.ts";
import { listingFormOf } from "#features/submissions/server/publish.ts";
import { fail, ok, type Failure, type Result, type Success } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { unrecorded } from "#platform/operator/act-context.ts";
import { isOwnRejection, withNumber, type Decision, type Refusal } from "./review.ts";
import { holdFormerOwner, ownsPage, tellFormerOwner } from "./page-owner.ts";
import { transition, queueMail, type LockedSubmission } from "./transitions.ts";

export interface Approval extends Decision {
  /** The listing to replace: its number, or network and contract. */
  readonly replaces?: string | undefined;
  /** Lists it as new beside others of the same host. */
  readonly isBeside?: boolean | undefined;
}

export interface Approved {
  readonly listing: string | null;
  readonly findings: readonly Finding[];
  readonly replaced: TouchedListing | null;
}

/** Nothing has changed: the objections, and the operator's options. */
export interface ApprovalRefusal extends Failure<
  "stopped" | "touches_listing" | "not_touched" | "invalid_listing"
> {
  readonly findings: readonly Finding[];
  readonly touched: readonly TouchedListing[];
}

type ApprovalOutcome = Success<Approved> | ApprovalRefusal | Failure<Refusal>;

type ApprovalDeps = SubmissionDeps & PreflightDeps;

/** Runs the check again, because listings, the blocklist or the network may have changed. */
export async function findingsNow(
  deps: PreflightDeps,
  { id, kind, fields, email, published }: Submission,
): Promise<Finding[]> {
  const whole = { ...fields, email, consent: [...CONSENTS] };
  // Looking at uploads again keeps them from being purged; that is no act.
  const result = await unrecorded(() => preflight(deps, kind, whole, { id, listing: published }));
  const found = result.ok ? result.value : result.problems.map(findingOfProblem);
  return found.map((one) => (isMissingContact(one, fields) ? { ...one, level: "warn" } : one));
}

/** An owner who came later, or was erased, may not have given any yet; what was sent can be decided without them. */
const isMissingContact = ({ field, code }: Finding, fields: object): boolean =>
  code === "required" && isPersonal(field) && !Object.hasOwn(fields, field);

/** In whole tokens; null if it is no token, or no node tells. */
async function supplyNow({ facts }: ApprovalDeps, { kind, fields }: Submission): Promise<string | null> {
  if (kind !== "token") return null;
  const read = await facts.of(fields.network, fields.address);
  return read.ok ? read.value.totalSupply : null;
}

export async function approve(
  deps: ApprovalDeps,
  number: string,
  approval: Approval,
): Promise<ApprovalOutcome> {
  const before = await deps.store.byNumber(number);
  if (!before) return fail("not_found");
  if (before.state !== "in_review") return fail("wrong_state");
  // Makes the network calls before anything is locked.
  const findings = await findingsNow(deps, before);
  const supply = await supplyNow(deps, before);
  return withNumber(deps, number, async (held): Promise<ApprovalOutcome> => {
    const isSame = hashBody(held.submission.fields) === hashBody(before.fields);
    if (held.submission.state !== "in_review" || !isSame) return fail("wrong_state");
    if (await isOwnRejection(held, approval.operator)) return fail("same_operator");
    return decide(deps, held, approval, { findings, supply });
  });
}

async function decide(
  deps: ApprovalDeps,
  held: LockedSubmission,
  approval: Approval,
  { findings, supply }: { readonly findings: readonly Finding[]; readonly supply: string | null },
): Promise<Success<Approved> | ApprovalRefusal> {
  const { inside, tx, submission, at } = held;
  const { operator, note, settle } = approval;
  const form = listingFormOf(submission, at, supply);
  const own = (await ownsPage(inside, submission)) ? ownRefOf(submission) : null;
  // Before the listings, as in every act of an owner, so that the two cannot deadlock.
  const former = await holdFormerOwner(held, listingPathOf(form, approval.replaces?.trim() ?? own ?? ""));
  await deps.publisher.hold(tx);
  const touched = await deps.publisher.touched(tx, form);
  const refuse = (code: ApprovalRefusal["code"]): ApprovalRefusal => ({ ok: false, code, findings, touched });
  const choice = choose(findings, touched, { ...approval, own });
  if (!choice.ok) return refuse(choice.code);
  const chosen = choice.value;
  const { number, publicReason } = submission;
  const act = { operator, reason: note, submission: number, publicReason };
  // What belongs to another submission by now is not moved from there.
  const before = own === null ? null : publishedForm(submission);
  const how = {
    replaces: chosen?.ref ?? null,
    act,
    former: before ? listingFormOf(before, at) : undefined,
    moveSigner: await signerOfMove(deps, tx, submission, own),
  };
  const published = await deps.publisher.publish(tx, form, how);
  if (!published.ok) return refuse(published.code);
  const listing = listingPathOf(form, published.value.ref);
  const step = { actor: "operator", actorName: operator, note } as const;
  await transition(inside, submission, { ...step, code: "approved", to: "approved" }, at);
  const approved = { ...submission, state: "approved" } as const;
  const { fields } = submission;
  const uploads = uploadIdsOf(fields);
  const change = { listing, published: fields, uploads, pausedAt: null, publicReason: "" };
  await transition(inside, approved, { actor: "system", code: "published", to: "live", change }, at);
  await queueMail(deps, tx, submission, () => approvedMail(deps.texts, submission, listing));
  if (former) await tellFormerOwner(deps, { ...held, submission: former }, operator);
  await settle?.(tx);
  return ok({ listing, findings, replaced: chosen });
}

/** What would keep an approval from happening now; nothing changes. */
export async function checkApproval(
  deps: ApprovalDeps,
  submission: Submission,
  approval: Approval,
): Promise<ApprovalRefusal | null> {
  const findings = await findingsNow(deps, submission);
  const form = listingFormOf(submission, deps.clock.now());
  const touched = await deps.store.transaction((_inside, tx) => deps.publisher.touched(tx, form));
  const own = (await ownsPage(deps.store, submission)) ? ownRefOf(submission) : null;
  const choice = choose(findings, touched, { ...approval, own });
  return choice.ok ? null : { ok: false, code: choice.code, findings, touched };
}

interface ApprovalChoice extends Approval {
  /** The submission's own listing, if it is a change, and its page was not given to another submission. */
  readonly own: string | null;
}

/** The reference of what a submission has published. */
function ownRefOf(submission: Submission): string | null {
  const before = publishedForm(submission);
  if (before === null) return null;
  if (before.kind === "dapp") return dappNumberOf(submission.listing);
  return `${before.fields.network}:${addressKey(before.fields.address)}`;
}

/** Nobody if nothing moves, or if nobody signed that it moves to this contract. */
async function signerOfMove(
  { moveSigner }: ApprovalDeps,
  tx: Db,
  submission: Submission,
  from: string | null,
): Promise<SignerOfMove> {
  const to = movedTo(submission);
  return to === null || from === null ? UNSIGNED : moveSigner(tx, submission.id, from, to);
}

const listingPathOf = (form: ListingForm, ref: string): string =>
  form.kind === "dapp"
    ? dappPagePath(Number(ref))
    : listingPath(form.kind, form.kind === "token" ? form.token : form.nft);

/** The listing to replace, or null for a new one. */
function choose(
  findings: readonly Finding[],
  touched: readonly TouchedListing[],
  approval: ApprovalChoice,
): Result<TouchedListing | null, "stopped" | "touches_listing" | "not_touched"> {
  if (findings.some(isFinal)) return fail("stopped");
  const chosen = chooseOf(touched, approval);
  if (chosen !== undefined) return ok(chosen);
  return fail(approval.replaces === undefined ? "touches_listing" : "not_touched");
}

/** An operator can resolve a listed contract by choosing the listing; the other stops are final. */
const isFinal = ({ level, code }: Finding): boolean => level === "stop" && code !== "duplicate_contract";

/** The listing to replace, null for a new one, undefined if the operator has not chosen. */
function chooseOf(
  touched: readonly TouchedListing[],
  { replaces, isBeside = false, own }: ApprovalChoice,
): TouchedListing | null | undefined {
  if (replaces !== undefined)
    return touched.find(({ ref }) => ref.toLowerCase() === replaces.trim().toLowerCase());
  // A change replaces its own listing, unless the new host or contract belongs to another one.
  if (own !== null && !touched.some(({ ref, isSame }) => isSame && ref !== own))
    return (
      touched.find(({ ref }) => ref === own) ?? {
        ref: own,
        title: "",
        isListed: true,
        isSame: true,
        changes: [],
      }
    );
  const isNew = touched.length === 0 || (isBeside && !touched.some(({ isSame }) => isSame));
  return isNew ? null : undefined;
}
