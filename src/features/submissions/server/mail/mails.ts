/** The mails of a submission's way. */
import brand from "#content/brand/brand.json" with { type: "json" };
import type { DonationOutcome } from "#features/donations/model.ts";
import type { MailMessage } from "#platform/mail/outbox.ts";
import { compose, receiptUrl, type MailTexts, type MailTo } from "./mail-text.ts";

/** The only mail with the private link besides those the submitter causes: afterwards nobody knows it. */
export function receiptMail(texts: MailTexts, to: MailTo, token: string): MailMessage {
  const t = (key: string) => texts.text(to.language, `mail.receipt.${key}`);
  const time = to.kind === "token" ? [t("time")] : [];
  return compose(texts, to, {
    name: "receipt",
    paragraphs: [t("donation"), ...time, t("after")],
    url: receiptUrl(texts, to.language, token),
  });
}

export const withdrawnMail = (texts: MailTexts, to: MailTo, token: string): MailMessage =>
  compose(texts, to, { name: "withdrawn", url: receiptUrl(texts, to.language, token) });

/** Waived and demonstrated donations have no transaction to name. */
export function donationMail(texts: MailTexts, to: MailTo, outcome: DonationOutcome): MailMessage {
  const { amount, txHash } = outcome;
  if (amount !== null && txHash !== null) {
    const values = { amount, token: brand.token.symbol, hash: txHash };
    return compose(texts, to, { name: "donationConfirmed", values });
  }
  const kind = { dapp: "Dapp", token: "Token", nft: "Nft" }[to.kind];
  return compose(texts, to, {
    name: "stateChanged",
    values: {
      state: texts.text(to.language, "receipt.states.inReview.title"),
      next: texts.text(to.language, `receipt.next.inReview${kind}`),
    },
  });
}

interface Verdict {
  readonly reasons: readonly string[];
  readonly note: string;
}

export const changesMail = (texts: MailTexts, to: MailTo, verdict: Verdict): MailMessage =>
  verdictMail(texts, to, "changesRequested", verdict);

export const rejectedMail = (texts: MailTexts, to: MailTo, verdict: Verdict): MailMessage =>
  verdictMail(texts, to, "rejected", verdict);

function verdictMail(
  texts: MailTexts,
  to: MailTo,
  name: "changesRequested" | "rejected",
  { reasons, note }: Verdict,
): MailMessage {
  const t = (key: string, values?: Record<string, string | number>) => texts.text(to.language, key, values);
  const items = reasons.map((reason) =>
    t(`mail.${name}.item`, { title: t(`reasons.${reason}.title`), text: t(`reasons.${reason}.text`) }),
  );
  return compose(texts, to, {
    name,
    values: { count: reasons.length },
    paragraphs: [
      ...items,
      ...(note === "" ? [] : [t(`mail.${name}.note`, { note })]),
      t(`mail.${name}.after`),
    ],
  });
}

export function approvedMail(texts: MailTexts, to: MailTo, listing: string | null): MailMessage {
  const url = listing === null ? {} : { url: `${texts.origin}/${to.language}${listing}` };
  const after = texts.text(to.language, "mail.approved.after");
  return compose(texts, to, { name: "approved", paragraphs: [after], ...url });
}

export const newMessageMail = (texts: MailTexts, to: MailTo): MailMessage =>
  compose(texts, to, { name: "newMessage" });
