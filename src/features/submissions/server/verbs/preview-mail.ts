/** The mail that a decision would send, in the submitter's language and in the reviewer's. */
import { dappPagePath } from "#features/catalogue/model.ts";
import type { ReasonCode } from "#features/submissions/reasons.ts";
import type { SubmissionDeps } from "#features/submissions/server/deps.ts";
import {
  approvedMail,
  changeRefusedMail,
  changesMail,
  inReviewMail,
  newMessageMail,
  rejectedMail,
} from "#features/submissions/server/mail/mails.ts";
import { isChange, type Submission } from "#features/submissions/submission.ts";

export interface MailPreview {
  readonly kind: "approve" | "request_changes" | "reject" | "waive" | "message";
  readonly reasons: readonly ReasonCode[];
  readonly note: string;
  /** The reviewer's language. */
  readonly language: string;
}

export interface ShownMail {
  readonly language: string;
  readonly subject: string;
  readonly text: string;
}

export interface PreviewedMail {
  /** As it leaves. */
  readonly theirs: ShownMail;
  /** For the reviewer; it is not sent. */
  readonly ours: ShownMail;
  /** False without a mail server, a confirmed address or the owner's consent. */
  readonly isSent: boolean;
}

export function previewMail(
  deps: Pick<SubmissionDeps, "texts" | "mail">,
  submission: Submission,
  { kind, reasons, note, language }: MailPreview,
): PreviewedMail {
  const write = (inLanguage: string): ShownMail => {
    const to = { ...submission, language: inLanguage };
    const verdict = { reasons, note };
    const mail = {
      approve: () => approvedMail(deps.texts, to, submission.kind === "dapp" ? dappPagePath(0) : null),
      request_changes: () => changesMail(deps.texts, to, verdict),
      reject: () => (isChange(submission) ? changeRefusedMail : rejectedMail)(deps.texts, to, verdict),
      waive: () => inReviewMail(deps.texts, to),
      message: () => newMessageMail(deps.texts, to),
    }[kind]();
    return { language: inLanguage, subject: mail.subject, text: mail.text };
  };
  const isSent = deps.mail.enabled && submission.email !== "" && submission.mailState === "confirmed";
  return { theirs: write(submission.language), ours: write(language), isSent };
}
