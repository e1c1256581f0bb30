import type { Donations } from "#features/donations/server/service.ts";
import type { DonationBox } from "#features/donations/model.ts";
import { uploadIdOf, type OwnerAct, type SubmissionKind } from "#features/submissions/model.ts";
import { fail, type Result } from "#lib/result.ts";
import type { Db } from "#platform/database/schema.ts";
import { unrecorded } from "#platform/operator/act-context.ts";
import type { SubmissionDeps } from "./deps.ts";
import type { ReceiptRequest } from "./link-store.ts";
import { preflight, type PreflightDeps } from "./preflight/preflight.ts";
import { findLogoPixels, findPicture, type PictureName } from "./uploads/sized-pictures.ts";
import { upload } from "./uploads/upload.ts";
import type { UploadKind } from "./upload-store.ts";
import { find, receipt, resubmit, withdraw, sendMessage } from "./verbs/receipt.ts";
import {
  mailLinkPurpose,
  openMailLink,
  refuseMailLink,
  requestNewLink,
  sendNewLinks,
} from "./verbs/mail-links.ts";
import { operatorAct, type OperatorAct } from "./verbs/hide-listing.ts";
import { completeHandovers } from "./verbs/complete-handovers.ts";
import { ownerAct } from "./verbs/owner-acts.ts";
import {
  mailLapse,
  recoverable,
  recoveryByOperator,
  recoveryEnd,
  startRecovery,
  stopByOperator,
  stopRecovery,
  type Recovery,
} from "./verbs/recovery.ts";
import type { LapsedProof } from "./mail/mails.ts";
import { eraseSubmitter, exportSubmitter, purge } from "./verbs/retention.ts";
import type { Submission } from "#features/submissions/submission.ts";
import { approve, checkApproval, findingsNow, type Approval } from "./verbs/approve.ts";
import {
  reject,
  reopen,
  requestChanges,
  show,
  touched,
  waive,
  withTouch,
  postMessage,
  type Decision,
  type Verdict,
} from "./verbs/review.ts";
import { sendForm, UNCOUNTED, type Counting, type PageForm } from "./verbs/send-form.ts";
import { previewMail, type MailPreview } from "./verbs/preview-mail.ts";
import { startWaiting } from "./verbs/start-waiting.ts";
import { submit, type Caller, type SubmitOutcome } from "./verbs/submit.ts";
import {
  storeFiles,
  resubmitWithFiles,
  submitWithFiles,
  type StoreFile,
  type SentFiles,
} from "./verbs/with-files.ts";

export type { RecoveryRefusal } from "./verbs/recovery.ts";

export type SubmissionServiceDeps = SubmissionDeps & PreflightDeps;

type Showing = Parameters<Donations["box"]>[1];

async function donationBox(
  { store, clock, donations }: SubmissionDeps,
  token: string,
  showing: Showing,
): Promise<Result<DonationBox, "not_found" | "settled" | "no_amount_left">> {
  const submission = await find(store, token, clock.now());
  return submission ? donations.box(submission.id, showing) : fail("not_found");
}

type ClaimInput = Parameters<Donations["claim"]>[1];

async function claimDonation(
  { store, clock, donations }: SubmissionDeps,
  token: string,
  input: ClaimInput,
): ReturnType<Donations["claim"]> {
  const submission = await find(store, token, clock.now());
  return submission ? donations.claim(submission.id, input) : fail("not_found");
}

const createOwnerVerbs = (deps: SubmissionServiceDeps) => ({
  withdraw: (token: string) => withdraw(deps, token),
  resubmit: (token: string, changes: unknown) => resubmit(deps, token, changes),
  resubmitWithFiles: (token: string, changes: object, files: SentFiles) =>
    resubmitWithFiles(deps, token, changes, files),
  /** What an owner does with a listing: move, pause, delist, appeal, hand over and so on. */
  ownerAct: (token: string, act: OwnerAct, input: unknown) => ownerAct(deps, token, act, input),
  operatorAct: (number: string, act: OperatorAct, input: Parameters<typeof operatorAct>[3]) =>
    operatorAct(deps, number, act, input),
  completeHandovers: () => completeHandovers(deps),
  startWaiting: () => startWaiting(deps),
  /** A new receipt by a proof of ownership, which `features/ownership` checks. */
  recoverable: (path: string) => recoverable(deps, path),
  startRecovery: (recovery: Recovery) => startRecovery(deps, recovery),
  recoveryEnd: (token: string) => recoveryEnd(deps, token),
  mailLapse: (tx: Db, submissionId: number, lapsed: LapsedProof) => mailLapse(deps, tx, submissionId, lapsed),
  stopRecovery: (token: string) => stopRecovery(deps, token),
  recoveryByOperator: (number: string, email: string) => recoveryByOperator(deps, number, email),
  stopByOperator: (number: string, operator: string) => stopByOperator(deps, number, operator),
});

const createPictureVerbs = ({ store }: Pick<SubmissionServiceDeps, "store">) => ({
  logo: (id: string) => store.findUpload(id, "logo"),
  /** `accept` is the header of the request for it. */
  picture: (name: PictureName, accept: string) => findPicture(store, name, accept),
  /** Of a logo at this path, for share pictures. */
  logoPixels: (path: string, width: number) => {
    const id = uploadIdOf(path);
    return id === null ? Promise.resolve(null) : findLogoPixels(store, id, width);
  },
  isPicturePublic: (id: string) => store.isPublished(id),
});

export type Submissions = ReturnType<typeof createSubmissions>;

export const createSubmissions = (deps: SubmissionServiceDeps) => ({
  ...createOwnerVerbs(deps),
  ...createPictureVerbs(deps),
  formContext: deps.formContext,
  upload: (kind: UploadKind, bytes: Uint8Array) => upload(deps, kind, bytes),
  /** Stores the files of a page's form, so that they need not be chosen again. */
  storeFiles: (files: SentFiles, store: StoreFile = (kind, bytes) => upload(deps, kind, bytes)) =>
    storeFiles(store, files),
  sendForm: (form: PageForm, counting: Counting = UNCOUNTED) => sendForm(deps, form, counting),
  preflight: (kind: SubmissionKind, input: unknown) => preflight(deps, kind, input),
  tokenFacts: (network: string, address: string) => deps.facts.of(network, address),
  submit: (kind: SubmissionKind, input: unknown, caller: Caller): Promise<SubmitOutcome> =>
    submit(deps, kind, input, caller),
  submitWithFiles: (kind: SubmissionKind, input: object, files: SentFiles, caller: Caller) =>
    submitWithFiles(deps, kind, input, files, caller),
  /** Whether the receipt's link is also mailed. */
  sendsMail: deps.mail.enabled,
  /** Not every submission: an unconfirmed address is asked once in a week or longer. */
  isAskedToConfirm: ({ id, email, mailState }: Submission) =>
    deps.mail.enabled && email !== "" && mailState === "unconfirmed"
      ? deps.store.hasConfirmLink(id)
      : Promise.resolve(false),
  receipt: (token: string) => receipt(deps, token),
  donationBox: (token: string, showing: Showing) => donationBox(deps, token, showing),
  claimDonation: (token: string, input: ClaimInput) => claimDonation(deps, token, input),
  sendMessage: (token: string, text: unknown) => sendMessage(deps, token, text),
  requestNewLink: (request: ReceiptRequest) => requestNewLink(deps, request),
  sendNewLinks: () => sendNewLinks(deps),
  mailLinkPurpose: (token: string) => mailLinkPurpose(deps, token),
  openMailLink: (token: string, receiptToken: string) => openMailLink(deps, token, receiptToken),
  refuseMailLink: (token: string) => refuseMailLink(deps, token),
  /** The receipt numbers of these submissions. */
  numbersOf: (ids: readonly number[]) => deps.store.numbersOf(ids),
  show: (number: string) => show(deps, number),
  idOf: async (number: string) => (await deps.store.versionOf(number))?.id ?? null,
  versionOf: (number: string) => deps.store.versionOf(number),
  /** The check as it comes out now. */
  findings: (submission: Submission) => findingsNow(deps, submission),
  touched: (submission: Submission) => touched(deps, submission),
  /** Reading is no act, even if a command reads after what it did. */
  markRead: (id: number) => unrecorded(() => deps.store.markRead(id, deps.clock.now())),
  requestChanges: (number: string, verdict: Verdict) => requestChanges(deps, number, verdict),
  approve: (number: string, approval: Approval) => approve(deps, number, approval),
  reject: (number: string, verdict: Verdict) => reject(deps, number, verdict),
  waive: (number: string, decision: Decision) => waive(deps, number, decision),
  checkApproval: (submission: Submission, approval: Approval) => checkApproval(deps, submission, approval),
  reopen: (number: string, decision: Decision) => reopen(deps, number, decision),
  withTouch: <Outcome>(number: string, work: Parameters<typeof withTouch<Outcome>>[2]) =>
    withTouch(deps, number, work),
  previewMail: (submission: Submission, about: MailPreview) => previewMail(deps, submission, about),
  postMessage: (number: string, decision: Decision) => postMessage(deps, number, decision),
  report: (id: string) => deps.store.findUpload(id, "report"),
  exportSubmitter: (email: string) => exportSubmitter(deps, email),
  eraseSubmitter: (email: string) => eraseSubmitter(deps, email),
  purge: () => purge(deps),
});
