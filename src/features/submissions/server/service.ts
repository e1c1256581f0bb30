import type { Donations } from "#features/donations/server/service.ts";
import type { DonationBox } from "#features/donations/model.ts";
import type { SubmissionKind } from "#features/submissions/model.ts";
import { fail, type Result } from "#lib/result.ts";
import type { SubmissionDeps } from "./deps.ts";
import { preflight, type PreflightDeps } from "./preflight/preflight.ts";
import type { SubmissionFilter } from "./store.ts";
import { upload } from "./uploads/upload.ts";
import type { UploadKind } from "./upload-store.ts";
import { find, receipt, resubmit, withdraw, writeMessage } from "./verbs/receipt.ts";
import { eraseSubmitter, exportSubmitter, purge } from "./verbs/retention.ts";
import {
  approve,
  list,
  reject,
  requestChanges,
  show,
  waive,
  write,
  type Decision,
  type Verdict,
} from "./verbs/review.ts";
import { submit, type Caller, type SubmitOutcome } from "./verbs/submit.ts";
import { resubmitWithFiles, submitWithFiles, type SentFiles } from "./verbs/with-files.ts";

export type SubmissionServiceDeps = SubmissionDeps & PreflightDeps;

/** The box draws an amount, so it is asked for only where it is shown. */
async function donationBox(
  { store, donations }: SubmissionDeps,
  token: string,
): Promise<Result<DonationBox, "not_found" | "settled" | "no_amount_left">> {
  const submission = await find(store, token);
  return submission ? donations.box(submission.id) : fail("not_found");
}

type ClaimInput = Parameters<Donations["claim"]>[1];

async function claimDonation(
  { store, donations }: SubmissionDeps,
  token: string,
  input: ClaimInput,
): ReturnType<Donations["claim"]> {
  const submission = await find(store, token);
  return submission ? donations.claim(submission.id, input) : fail("not_found");
}

export type Submissions = ReturnType<typeof createSubmissions>;

export const createSubmissions = (deps: SubmissionServiceDeps) => ({
  formContext: deps.formContext,
  upload: (kind: UploadKind, bytes: Uint8Array) => upload(deps, kind, bytes),
  logo: (id: string) => deps.store.findUpload(id, "logo"),
  preflight: (kind: SubmissionKind, input: unknown) => preflight(deps, kind, input),
  tokenFacts: (network: string, address: string) => deps.facts.of(network, address),
  submit: (kind: SubmissionKind, input: unknown, caller: Caller): Promise<SubmitOutcome> =>
    submit(deps, kind, input, caller),
  submitWithFiles: (kind: SubmissionKind, input: object, files: SentFiles, caller: Caller) =>
    submitWithFiles(deps, kind, input, files, caller),
  /** Whether a receipt's link goes out by mail too. */
  sendsMail: deps.mail.enabled,
  receipt: (token: string) => receipt(deps, token),
  donationBox: (token: string) => donationBox(deps, token),
  claimDonation: (token: string, input: ClaimInput) => claimDonation(deps, token, input),
  writeMessage: (token: string, text: unknown) => writeMessage(deps, token, text),
  withdraw: (token: string) => withdraw(deps, token),
  resubmit: (token: string, changes: unknown) => resubmit(deps, token, changes),
  resubmitWithFiles: (token: string, changes: object, files: SentFiles) =>
    resubmitWithFiles(deps, token, changes, files),
  list: (filter: SubmissionFilter) => list(deps, filter),
  show: (number: string) => show(deps, number),
  requestChanges: (number: string, verdict: Verdict) => requestChanges(deps, number, verdict),
  approve: (number: string, decision: Decision) => approve(deps, number, decision),
  reject: (number: string, verdict: Verdict) => reject(deps, number, verdict),
  waive: (number: string, decision: Decision) => waive(deps, number, decision),
  write: (number: string, decision: Decision) => write(deps, number, decision),
  report: (id: string) => deps.store.findUpload(id, "report"),
  exportSubmitter: (email: string) => exportSubmitter(deps, email),
  eraseSubmitter: (email: string) => eraseSubmitter(deps, email),
  purge: () => purge(deps),
});
