/** The mails of a submission. */
import type { DonationOutcome, DonationStatus } from "#features/donations/model.ts";
import { brand } from "#brand/brand.ts";
import { MANUAL_TEXTS, REFUSAL_TEXTS } from "#features/donations/texts.ts";
import { mailLinkPath, RECOVERY_HOURS, type Actor, type EventCode } from "#features/submissions/model.ts";
import type { ReasonCode } from "#features/submissions/reasons.ts";
import { timelineKey } from "#features/submissions/timeline-events.ts";
import type { TranslateKey } from "#i18n/translate-key.ts";
import type { MailMessage } from "#platform/mail/outbox.ts";
import { compose, receiptUrl, type MailTexts, type MailTo } from "./mail-text.ts";

/** The first mail is neutral, because the address is unconfirmed. Its link confirms it and opens the receipt. */
export const receiptMail = (
  texts: MailTexts,
  to: MailTo,
  links: { readonly confirm: string; readonly receipt: string | undefined },
): MailMessage =>
  compose(texts, to, {
    name: "receipt",
    isNeutral: true,
    paragraphs: [texts.text(to.language, "mail.receipt.after")],
    url: texts.origin + mailLinkPath(to.language, links.confirm, links.receipt),
  });

/** Neutral too, because anyone who knows number and address can trigger it. */
export const recoveryMail = (texts: MailTexts, to: MailTo, token: string): MailMessage =>
  compose(texts, to, {
    name: "recovery",
    isNeutral: true,
    paragraphs: [texts.text(to.language, "mail.recovery.after", { hours: RECOVERY_HOURS })],
    url: texts.origin + mailLinkPath(to.language, token),
  });

export const withdrawnMail = (texts: MailTexts, to: MailTo, token: string): MailMessage =>
  compose(texts, to, { name: "withdrawn", url: receiptUrl(texts, to.language, token) });

/** Waived and demonstration donations have no transaction. */
export function donationMail(texts: MailTexts, to: MailTo, outcome: DonationOutcome): MailMessage {
  const { amount, txHash } = outcome;
  if (amount !== null && txHash !== null) {
    const values = { amount, token: brand.token.symbol, hash: txHash };
    return compose(texts, to, { name: "donationConfirmed", values });
  }
  return inReviewMail(texts, to);
}

/** The review begins, or begins again. */
export function inReviewMail(texts: MailTexts, to: MailTo): MailMessage {
  const kind = ({ dapp: "Dapp", token: "Token", nft: "Nft" } as const)[to.kind];
  return compose(texts, to, {
    name: "stateChanged",
    values: {
      state: texts.text(to.language, "receipt.states.inReview.title"),
      next: texts.text(to.language, `receipt.next.inReview${kind}`),
    },
    paragraphs: [texts.text(to.language, "mail.stateChanged.after")],
  });
}

/** A payment that was refused or needs an operator. */
export function paymentMail(texts: MailTexts, to: MailTo, status: DonationStatus): MailMessage {
  const { reason, manualCause, detail, token, network, amounts, txHash } = status;
  const t: TranslateKey = (key, given) => texts.text(to.language, key, given);
  // Each message uses some of these values.
  const values = {
    token: token.symbol,
    contract: token.contract,
    network: network.title,
    gasToken: network.gasSymbol,
    amount: amounts.at(-1) ?? "",
    amounts: amounts.join(", "),
    received: detail.received ?? "",
    recipient: detail.recipient ?? "",
    note: detail.note ?? "",
  };
  const transaction = txHash === null ? [] : [t("mail.donationRefused.transaction", { hash: txHash })];
  if (reason !== null)
    return compose(texts, to, {
      name: "donationRefused",
      paragraphs: [
        t(`${REFUSAL_TEXTS[reason]}.text`, values),
        ...transaction,
        t("mail.donationRefused.after"),
      ],
    });
  const cause = manualCause === null ? [] : [t(MANUAL_TEXTS[manualCause], values)];
  return compose(texts, to, {
    name: "donationManual",
    paragraphs: [...cause, ...transaction, t("mail.donationManual.after")],
  });
}

interface Verdict {
  readonly reasons: readonly ReasonCode[];
  readonly note: string;
}

export const changesMail = (texts: MailTexts, to: MailTo, verdict: Verdict): MailMessage =>
  verdictMail(texts, to, "changesRequested", verdict);

export const rejectedMail = (texts: MailTexts, to: MailTo, verdict: Verdict): MailMessage =>
  verdictMail(texts, to, "rejected", verdict);

/** The listing stays as it was. */
export const changeRefusedMail = (texts: MailTexts, to: MailTo, verdict: Verdict): MailMessage =>
  verdictMail(texts, to, "changeRefused", verdict);

function verdictMail(
  texts: MailTexts,
  to: MailTo,
  name: "changesRequested" | "rejected" | "changeRefused",
  { reasons, note }: Verdict,
): MailMessage {
  const t: TranslateKey = (key, values) => texts.text(to.language, key, values);
  // A change is refused in the words of a submission.
  const shared = name === "changeRefused" ? "rejected" : name;
  const items = reasons.map((reason) =>
    t(`mail.${shared}.item`, { title: t(`reasons.${reason}.title`), text: t(`reasons.${reason}.text`) }),
  );
  return compose(texts, to, {
    name,
    values: { count: reasons.length },
    paragraphs: [
      ...items,
      ...(note === "" ? [] : [t(`mail.${shared}.note`, { note })]),
      t(`mail.${name}.after`),
    ],
  });
}

export function approvedMail(texts: MailTexts, to: MailTo, listing: string | null): MailMessage {
  const letter = { name: "approved", paragraphs: [texts.text(to.language, "mail.approved.after")] } as const;
  if (listing === null) return compose(texts, to, letter);
  return compose(texts, to, { ...letter, url: `${texts.origin}/${to.language}${listing}` });
}

/** Informs the owner what was done with the private link, or by an operator. */
export const listingChangedMail = (
  texts: MailTexts,
  to: MailTo,
  { code, actor }: { readonly code: ChangeCode; readonly actor: Actor },
): MailMessage =>
  compose(texts, to, {
    name: actor === "operator" ? "listingChangedByUs" : "listingChanged",
    values: { what: texts.text(to.language, `receipt.timeline.${timelineKey(code, actor)}`) },
  });

/** An approval gave the page of its listing to another submission. */
export const pageGivenMail = (texts: MailTexts, to: MailTo): MailMessage =>
  compose(texts, to, { name: "pageGiven" });

export type ChangeCode = Extract<
  EventCode,
  | "change_requested"
  | "change_withdrawn"
  | "paused"
  | "resumed"
  | "delisted"
  | "appealed"
  | "reopened"
  | "handover_started"
  | "handover_cancelled"
  | "recovery_stopped"
>;

/** Somebody proved to own what is listed and gets the receipt, unless its owner stops it by this link. */
export const recoveryStartedMail = (
  texts: MailTexts,
  to: MailTo,
  { stop, hours }: { readonly stop: string; readonly hours: number },
): MailMessage =>
  compose(texts, to, {
    name: "recoveryStarted",
    values: { hours },
    url: texts.origin + mailLinkPath(to.language, stop),
  });

export interface LapsedProof {
  readonly subject: string;
  /** What was signed is still found, but its signer does not control the contract any more. */
  readonly isSigned: boolean;
}

/** A website or contract that was proven is not any more. */
export const proofLapsedMail = (
  texts: MailTexts,
  to: MailTo,
  { subject, isSigned }: LapsedProof,
): MailMessage =>
  compose(texts, to, { name: isSigned ? "signatureLapsed" : "proofLapsed", values: { subject } });

export const newMessageMail = (texts: MailTexts, to: MailTo): MailMessage =>
  compose(texts, to, { name: "newMessage" });
