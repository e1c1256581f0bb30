/** One shape for all mails about a submission, from injected texts in its language. */
import { receiptPath, type Submission } from "#features/submissions/model.ts";
import { renderMail, type MailContent } from "#platform/mail/layout.ts";
import type { MailMessage } from "#platform/mail/outbox.ts";

export interface MailTexts {
  readonly text: (
    language: string,
    key: string,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
  /** `PUBLIC_ORIGIN`, without a slash at its end. */
  readonly origin: string;
}

export type MailTo = Pick<Submission, "email" | "language" | "name" | "number" | "kind">;

type MailName =
  | "receipt"
  | "donationConfirmed"
  | "stateChanged"
  | "changesRequested"
  | "approved"
  | "rejected"
  | "newMessage"
  | "withdrawn";

interface Letter {
  readonly name: MailName;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What follows the first paragraph. */
  readonly paragraphs?: readonly string[];
  /** Where the button leads. Without one the mail says where the private link is: we do not have it. */
  readonly url?: string;
}

export const receiptUrl = ({ origin }: MailTexts, language: string, token: string): string =>
  origin + receiptPath(language, token);

export function compose(texts: MailTexts, to: MailTo, letter: Letter): MailMessage {
  const { name, url, paragraphs = [] } = letter;
  const values = { name: to.name, number: to.number, ...letter.values };
  const t = (key: string, more: Readonly<Record<string, string | number>> = values) =>
    texts.text(to.language, `mail.${key}`, more);
  const content: MailContent = {
    language: to.language,
    subject: oneLine(t(`${name}.subject`)),
    preview: t(`${name}.preview`),
    heading: t(`${name}.heading`),
    greeting: t("layout.greeting"),
    paragraphs: [
      t(`${name}.body`),
      ...paragraphs,
      url === undefined ? t("layout.findReceipt") : t("layout.checkLink", { origin: texts.origin }),
      t("layout.safety"),
    ],
    ...(url !== undefined && {
      action: { label: t(`${name}.action`), url, plainLink: t("layout.plainLink") },
    }),
    signature: t("layout.signature"),
    notes: [t("layout.whyYou", { host: new URL(texts.origin).host }), t("layout.noReply")],
  };
  return { to: to.email, ...renderMail(content) };
}

/** A project's name stands in the subject; a line break in it would begin a header. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ");
