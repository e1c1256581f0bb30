import { randomInt } from "node:crypto";
import {
  CONSENT_VERSION,
  NUMBER_CHARACTERS,
  NUMBER_LENGTH,
  type SubmissionKind,
} from "#features/submissions/model.ts";
import type { Problem } from "#features/submissions/rules/problem.ts";
import type { FormContext } from "#features/submissions/schema/context.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import {
  formOf,
  hostOf,
  nameOf,
  uploadIdsOf,
  uploadsOf,
  websiteOf,
  type AnyFields,
} from "#features/submissions/server/forms.ts";
import { hashBody, hashKey, sealToken } from "#features/submissions/server/idempotency.ts";
import type { MailTo } from "#features/submissions/server/mail/mail-text.ts";
import { receiptMail } from "#features/submissions/server/mail/mails.ts";
import { stopsAtCommit, stopsOf, type FilledForm } from "#features/submissions/server/preflight/stops.ts";
import type { StoredKey, SubmissionStore } from "#features/submissions/server/store.ts";
import { fail, ok, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { createToken, hashToken } from "#platform/random.ts";
import { refuseForm, type FormRefusal } from "./refused-form.ts";
import { transition } from "./transitions.ts";

export interface Caller {
  readonly language: string;
  /** Makes a repeated call harmless. */
  readonly idempotencyKey?: string | undefined;
}

export interface Submitted {
  /** The only access to the receipt; it cannot be recovered. */
  readonly token: string;
  /** Whether an earlier call with the same key created it. */
  readonly isRepeat: boolean;
}

export type SubmitOutcome = Result<Submitted, "idempotency_mismatch"> | FormRefusal;

export async function submit(
  deps: SubmissionDeps,
  kind: SubmissionKind,
  input: unknown,
  caller: Caller,
): Promise<SubmitOutcome> {
  const context = await deps.formContext();
  const reading = formOf(kind, context).read(input);
  if (!reading.ok) return refuseForm(reading.problems);
  return submitFilled(deps, { kind, fields: reading.value }, caller, context);
}

/** The response follows the commit, so that an acknowledged submission is stored. */
export async function submitFilled(
  deps: SubmissionDeps,
  form: FilledForm,
  caller: Caller,
  context: FormContext,
): Promise<SubmitOutcome> {
  // A repeated call gets its response whatever was listed since, because that may be this very submission.
  const repeated = await repeatOf(deps.store, { ...form, caller });
  if (repeated) return repeated;
  const stops = await stopsOf(deps, form, context);
  if (stops.length > 0) return refuseForm(stops);
  return deps.store.transaction(async (inside, tx) => {
    const late = await stopsAtCommit(deps, tx, form, context);
    if (late.length > 0) return refuseForm(late);
    const missing = await missingUploads(inside, form.fields, deps.clock.now());
    if (missing.length > 0) return refuseForm(missing);
    const token = createToken();
    const kept = await storeKey(deps, inside, { ...form, token, caller });
    if (kept) return kept;
    await store(deps, { inside, tx }, { ...form, token, language: caller.language });
    return ok({ token, isRepeat: false });
  });
}

/** Uploads that are missing or purged. The others are protected from now on. */
export async function missingUploads(
  inside: SubmissionStore,
  fields: AnyFields,
  at: Date,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { field, id, kind } of uploadsOf(fields)) {
    if (!(await inside.touchUpload(id, kind, at))) problems.push({ path: field, code: "upload" });
  }
  return problems;
}

interface Sending extends FilledForm {
  readonly token: string;
}

type KeyedForm = FilledForm & { readonly caller: Caller };

const bodyHashOf = ({ kind, fields, caller: { language } }: KeyedForm): string =>
  hashBody({ kind, fields, language });

/** The response of an earlier call with the same key. */
async function repeatOf(
  inside: SubmissionStore,
  form: KeyedForm,
): Promise<Result<Submitted, "idempotency_mismatch"> | null> {
  const { idempotencyKey: key } = form.caller;
  const kept = key === undefined ? null : await inside.findKey(hashKey(key));
  return key === undefined || kept === null ? null : answerAgain(kept, key, bodyHashOf(form));
}

function answerAgain(
  kept: StoredKey,
  key: string,
  bodyHash: string,
): Result<Submitted, "idempotency_mismatch"> {
  if (kept.bodyHash !== bodyHash) return fail("idempotency_mismatch");
  return ok({ token: sealToken(kept.sealedToken, key, bodyHash), isRepeat: true });
}

async function storeKey(
  { clock }: SubmissionDeps,
  inside: SubmissionStore,
  { token, ...form }: Sending & KeyedForm,
): Promise<Result<Submitted, "idempotency_mismatch"> | null> {
  const { idempotencyKey: key } = form.caller;
  if (key === undefined) return null;
  const bodyHash = bodyHashOf(form);
  const sealedToken = sealToken(token, key, bodyHash);
  const kept = await inside.takeKey(hashKey(key), { bodyHash, sealedToken }, clock.now());
  return kept && answerAgain(kept, key, bodyHash);
}

const createNumber = (): string =>
  Array.from({ length: NUMBER_LENGTH }, () => NUMBER_CHARACTERS[randomInt(NUMBER_CHARACTERS.length)]).join(
    "",
  );

/** The mail has its own token besides the receipt's, so that the sender of the form cannot confirm the address. */
export async function askToConfirm(
  { mail, texts, clock }: Pick<SubmissionDeps, "mail" | "texts" | "clock">,
  { inside, tx }: { readonly inside: SubmissionStore; readonly tx: Db },
  submission: MailTo & { readonly id: number; readonly token?: string },
): Promise<void> {
  const confirm = createToken();
  const isSent = await mail.ask(tx, receiptMail(texts, submission, { confirm, receipt: submission.token }));
  if (!isSent) return;
  await inside.addLink(hashToken(confirm), {
    submissionId: submission.id,
    purpose: "confirm",
    createdAt: clock.now(),
  });
}

async function store(
  deps: SubmissionDeps,
  { inside, tx }: { readonly inside: SubmissionStore; readonly tx: Db },
  { kind, fields, token, language }: Sending & { readonly language: string },
): Promise<void> {
  const at = deps.clock.now();
  const { bases, isAsked } = deps.donations;
  const { consent: _consent, note, ...kept } = fields;
  const submission = {
    mailState: "unconfirmed",
    number: createNumber(),
    kind,
    state: isAsked ? "awaiting_donation" : "received",
    name: nameOf(fields),
    language,
    email: fields.email,
    fields: kept,
    consentVersion: CONSENT_VERSION,
    createdAt: at,
  } as const;
  const uploads = uploadIdsOf(fields);
  const hostKey = hostOf(websiteOf(fields) ?? "");
  const { mailState: _mailState, ...inserted } = submission;
  const id = await inside.insert({ ...inserted, tokenHash: hashToken(token), hostKey, uploads });
  const event = { at, reasons: [], openFields: [], note: "", actorName: "" } as const;
  await inside.addEvent(id, { ...event, actor: "submitter", code: "submitted", state: "received" });
  if (note !== undefined)
    await inside.addMessage(id, { at, author: "submitter", authorName: "", text: note });
  if (deps.mail.enabled) await askToConfirm(deps, { inside, tx }, { ...submission, id, token });
  if (isAsked) {
    const opened = { actor: "system", code: "donation_opened", state: "awaiting_donation" } as const;
    await inside.addEvent(id, { ...event, ...opened });
    // The last step: a demonstration settles at once and moves the submission on.
    await deps.donations.open(tx, { submissionId: id, base: kind === "dapp" ? bases.dapp : bases.other });
  } else await startReview(inside, id, at);
}

/** Without donations nothing stands between the form and the review. */
async function startReview(inside: SubmissionStore, id: number, at: Date): Promise<void> {
  const submission = await inside.lock(id);
  const step = { actor: "system", code: "review_started", to: "in_review" } as const;
  if (submission) await transition(inside, submission, step, at);
}
