import { randomInt } from "node:crypto";
import { CONSENT_VERSION, type SubmissionKind } from "#features/submissions/model.ts";
import type { Problem } from "#features/submissions/rules/rule.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import {
  formOf,
  hostOf,
  nameOf,
  uploadsOf,
  websiteOf,
  type AnyFields,
} from "#features/submissions/server/forms.ts";
import { hashBody, hashKey, sealToken } from "#features/submissions/server/idempotency.ts";
import { receiptMail } from "#features/submissions/server/mail/mails.ts";
import type { SubmissionStore } from "#features/submissions/server/store.ts";
import { fail, ok, type Failure, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { createToken, hashToken } from "#platform/random.ts";
import { refuseForm, type FormRefusal } from "./refused-form.ts";

export interface Caller {
  readonly language: string;
  /** Makes a repetition harmless. */
  readonly idempotencyKey?: string | undefined;
}

export interface Submitted {
  /** The only way back; nobody can find it again. */
  readonly token: string;
  /** Whether an earlier call with the same key brought it in. */
  readonly isRepeat: boolean;
}

/** The answer of those who count what one visitor sends; the verb itself takes everything. */
export interface TooMany extends Failure<"rate_limited"> {
  readonly retryAfterSeconds: number;
}

export type SubmitOutcome = Result<Submitted, "idempotency_mismatch"> | FormRefusal | TooMany;

/** Acknowledged means committed: the answer comes after the transaction. */
export async function submit(
  deps: SubmissionDeps,
  kind: SubmissionKind,
  input: unknown,
  caller: Caller,
): Promise<Result<Submitted, "idempotency_mismatch"> | FormRefusal> {
  const { value, problems } = formOf(kind, await deps.formContext()).read(input);
  if (problems.length > 0) return refuseForm(problems);
  const fields = value as AnyFields;
  return deps.store.transaction(async (inside, tx) => {
    const missing = await missingUploads(inside, fields, deps.clock.now());
    if (missing.length > 0) return refuseForm(missing);
    const token = createToken();
    const kept = await keepKey(deps, inside, { kind, fields, token, caller });
    if (kept) return kept;
    await store(deps, { inside, tx }, { kind, fields, token, language: caller.language });
    return ok({ token, isRepeat: false });
  });
}

/** Uploads that are not there, or have been purged. The others are kept from now on. */
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

interface Sending {
  readonly kind: SubmissionKind;
  readonly fields: AnyFields;
  readonly token: string;
}

async function keepKey(
  { clock }: SubmissionDeps,
  inside: SubmissionStore,
  { kind, fields, token, caller }: Sending & { readonly caller: Caller },
): Promise<Result<Submitted, "idempotency_mismatch"> | null> {
  const { idempotencyKey: key, language } = caller;
  if (key === undefined) return null;
  const bodyHash = hashBody({ kind, fields, language });
  const sealedToken = sealToken(token, key, bodyHash);
  const kept = await inside.takeKey(hashKey(key), { bodyHash, sealedToken }, clock.now());
  if (!kept) return null;
  if (kept.bodyHash !== bodyHash) return fail("idempotency_mismatch");
  return ok({ token: sealToken(kept.sealedToken, key, bodyHash), isRepeat: true });
}

/** No sign that is taken for another, so that it can be told on the telephone. */
const NUMBER_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const createNumber = (): string =>
  Array.from({ length: 8 }, () => NUMBER_SIGNS[randomInt(NUMBER_SIGNS.length)]).join("");

async function store(
  deps: SubmissionDeps,
  { inside, tx }: { readonly inside: SubmissionStore; readonly tx: Db },
  { kind, fields, token, language }: Sending & { readonly language: string },
): Promise<void> {
  const at = deps.clock.now();
  const { consent: _consent, note, ...kept } = fields;
  const submission = {
    number: createNumber(),
    kind,
    state: "awaiting_donation",
    name: nameOf(fields),
    language,
    email: fields.email,
    fields: kept,
    consentVersion: CONSENT_VERSION,
    createdAt: at,
  } as const;
  const uploads = uploadsOf(fields).map(({ id }) => id);
  const hostKey = hostOf(websiteOf(fields) ?? "");
  const id = await inside.insert({ ...submission, tokenHash: hashToken(token), hostKey, uploads });
  const event = { at, reasons: [], openFields: [], note: "", actorName: "" } as const;
  await inside.addEvent(id, { ...event, actor: "submitter", code: "submitted", state: "received" });
  await inside.addEvent(id, {
    ...event,
    actor: "system",
    code: "donation_opened",
    state: "awaiting_donation",
  });
  if (note !== undefined)
    await inside.addMessage(id, { at, author: "submitter", authorName: "", text: note });
  if (deps.mail.enabled) await deps.mail.enqueue(tx, receiptMail(deps.texts, submission, token));
  // The last step: a demonstration settles at once and moves the submission on.
  const { bases } = deps.donations;
  await deps.donations.open(tx, { submissionId: id, base: kind === "dapp" ? bases.dapp : bases.other });
}
