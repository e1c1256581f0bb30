/** The common layout of all mails about a submission, from injected texts in its language. */
import { receiptPath } from "#features/submissions/model.ts";
import type { Submission } from "#features/submissions/submission.ts";
import type { KeyBelow, MessageValues, TranslateKeyIn } from "#i18n/translate-key.ts";
import { renderMail, type MailContent } from "#platform/mail/layout.ts";
import type { MailMessage } from "#platform/mail/outbox.ts";

export interface MailTexts {
  readonly text: TranslateKeyIn;
  /** `PUBLIC_ORIGIN`, without a trailing slash. */
  readonly origin: string;
}

export type MailTo = Pick<Submission, "email" | "language" | "name" | "number" | "kind" | "mailState">;

type MailName =
  | "receipt"
  | "recovery"
  | "donationConfirmed"
  | "donationRefused"
  | "donationManual"
  | "stateChanged"
  | "changesRequested"
  | "approved"
  | "rejected"
  | "changeRefused"
  | "newMessage"
  | "listingChanged"
  | "listingChangedByUs"
  | "pageGiven"
  | "recoveryStarted"
  | "proofLapsed"
  | "signatureLapsed"
  | "withdrawn";

/** The mails with a button. */
type NameWithButton = "receipt" | "recovery" | "recoveryStarted" | "withdrawn" | "approved";

interface LetterContent {
  readonly values?: MessageValues;
  /** The paragraphs after the first. */
  readonly paragraphs?: readonly string[];
  /** For an unconfirmed address: contains nothing that a visitor wrote. */
  readonly isNeutral?: boolean;
}

/**
 * `url` is the button's target. Without it the mail explains how to find the receipt, because we do not have its
 * link.
 */
type Letter = LetterContent &
  (
    | { readonly name: NameWithButton; readonly url: string }
    | { readonly name: MailName; readonly url?: undefined }
  );

export const receiptUrl = ({ origin }: MailTexts, language: string, token: string): string =>
  origin + receiptPath(language, token);

/** Text that a mail program would turn into a link. */
const LINK_LIKE = /[/\\@:]|\S\.\S/u;

/**
 * A visitor's text is mailed only to a confirmed owner who responded to the mail about this very submission;
 * everyone else gets its number.
 */
const mailedName = ({ name, number, mailState }: MailTo): string =>
  mailState === "confirmed" && !LINK_LIKE.test(name) ? name : number;

export function compose(texts: MailTexts, to: MailTo, letter: Letter): MailMessage {
  const { name, isNeutral = false, paragraphs = [] } = letter;
  const host = new URL(texts.origin).host;
  const values = { name: mailedName(to), number: to.number, host, ...letter.values };
  const t = (key: KeyBelow<"mail">, more: MessageValues = values) =>
    texts.text(to.language, `mail.${key}`, more);
  const findUrl = `${texts.origin}/${to.language}/submissions`;
  const content: MailContent = {
    language: to.language,
    subject: t(`${name}.subject`),
    preview: t(`${name}.preview`),
    heading: t(`${name}.heading`),
    greeting: t("layout.greeting"),
    paragraphs: [
      t(`${name}.body`),
      ...paragraphs,
      letter.url === undefined
        ? t("layout.findReceipt", { number: to.number, url: findUrl })
        : t("layout.checkLink", { origin: texts.origin }),
      t("layout.safety"),
    ],
    ...(letter.url !== undefined && {
      action: { label: t(`${letter.name}.action`), url: letter.url, plainLink: t("layout.plainLink") },
    }),
    signature: t("layout.signature"),
    notes: [t("layout.whyYou", { host }), t(isNeutral ? "layout.notYou" : "layout.noReply")],
  };
  return { to: to.email, ...renderMail(content) };
}
