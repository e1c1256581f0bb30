/** Every mail that visitors get, in every language, as the site writes it, so that the check reads mails like pages. */
import { brand } from "#brand/brand.ts";
import type { DonationStatus, ManualCause, Refusal } from "#features/donations/model.ts";
import { MANUAL_TEXTS, REFUSAL_TEXTS } from "#features/donations/texts.ts";
import { REASON_CODES } from "#features/submissions/reasons.ts";
import type { MailTexts, MailTo } from "#features/submissions/server/mail/mail-text.ts";
import * as submission from "#features/submissions/server/mail/mails.ts";
import type { MailTextSource } from "#features/subscriptions/server/mail-text.ts";
import * as subscription from "#features/subscriptions/server/mail-text.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import type { MailMessage } from "#platform/mail/outbox.ts";

const EMAIL = "ann@example.org";
const TOKEN = "0123456789abcdef";
const HASH = `0x${"ab".repeat(32)}`;
const HOURS = 24;
const VERDICT = { reasons: REASON_CODES, note: "A note." } as const;
const CHANGES = [
  "change_requested",
  "change_withdrawn",
  "paused",
  "resumed",
  "delisted",
  "appealed",
  "reopened",
  "handover_started",
  "handover_cancelled",
  "recovery_stopped",
] as const satisfies readonly submission.ChangeCode[];
const REFUSALS = Object.keys(REFUSAL_TEXTS) as Refusal[];
const MANUAL_CAUSES = Object.keys(MANUAL_TEXTS) as ManualCause[];

function statusOf(known: Pick<DonationStatus, "reason" | "manualCause">): DonationStatus {
  return {
    submissionId: 1,
    state: known.reason === null ? "manual" : "rejected",
    confirmations: 0,
    needed: 1,
    ...known,
    detail: { received: "1", recipient: brand.token.contract, note: "A note." },
    settledBy: null,
    txHash: HASH,
    explorerUrl: null,
    amounts: ["200.1234"],
    paidAmount: null,
    token: brand.token,
    network: { title: "BSC", gasSymbol: "BNB" },
    updatedAt: new Date(0),
    events: [],
  };
}

function donationMails(texts: MailTexts, to: MailTo): MailMessage[] {
  const paid = { settledBy: "network", amount: "200.1234", txHash: HASH, operator: "" } as const;
  return [
    submission.donationMail(texts, to, paid),
    ...REFUSALS.map((reason) => submission.paymentMail(texts, to, statusOf({ reason, manualCause: null }))),
    ...MANUAL_CAUSES.map((manualCause) =>
      submission.paymentMail(texts, to, statusOf({ reason: null, manualCause })),
    ),
  ];
}

function submissionMails(texts: MailTexts, to: MailTo): MailMessage[] {
  return [
    submission.receiptMail(texts, to, { confirm: TOKEN, receipt: TOKEN }),
    submission.recoveryMail(texts, to, TOKEN),
    submission.withdrawnMail(texts, to, TOKEN),
    submission.inReviewMail(texts, to),
    submission.changesMail(texts, to, VERDICT),
    submission.rejectedMail(texts, to, VERDICT),
    submission.changeRefusedMail(texts, to, VERDICT),
    submission.approvedMail(texts, to, null),
    submission.approvedMail(texts, to, "/dapp/1"),
    submission.recoveryStartedMail(texts, to, { stop: TOKEN, hours: HOURS }),
    submission.proofLapsedMail(texts, to, { subject: "app.example.org", isSigned: false }),
    submission.proofLapsedMail(texts, to, { subject: "eth:0xc0", isSigned: true }),
    submission.newMessageMail(texts, to),
    submission.pageGivenMail(texts, to),
    ...CHANGES.flatMap((code) =>
      (["submitter", "operator"] as const).map((actor) =>
        submission.listingChangedMail(texts, to, { code, actor }),
      ),
    ),
  ];
}

/** What the brand's switches leave of them. */
export function everyMail(
  texts: MailTexts & MailTextSource,
): { readonly where: string; readonly text: string }[] {
  const { store, donation } = brand.switches;
  return LANGUAGES.flatMap((language) => {
    const kinds = (["dapp", "token", "nft"] as const).map((kind) => ({
      kind,
      language,
      email: EMAIL,
      name: "Example",
      number: "7KQ2MZ4T",
      mailState: "confirmed" as const,
    }));
    const reader = { email: EMAIL, language, unsubscribeToken: TOKEN };
    const mails = [
      subscription.confirmationMail(texts, reader, TOKEN),
      subscription.confirmedMail(texts, reader),
      ...(store ? kinds.flatMap((to) => submissionMails(texts, to)) : []),
      ...(store && donation ? kinds.flatMap((to) => donationMails(texts, to)) : []),
    ];
    return mails.map(({ subject, text, html }) => ({
      where: `mail (${language}): ${subject}`,
      text: [subject, text, html].join("\n"),
    }));
  });
}
