/** The two mails of a subscription, composed from injected texts. */
import {
  CONFIRM_DAYS,
  confirmPath,
  oneClickPath,
  unsubscribePath,
  type Subscription,
} from "#features/subscriptions/model.ts";
import { renderMail, type MailContent } from "#platform/mail/layout.ts";
import type { MailMessage } from "#platform/mail/outbox.ts";

type LayoutKey = "greeting" | "signature" | "whyYou" | "notYou" | "checkLink" | "plainLink" | "unsubscribe";

type ConfirmKey = "subject" | "preview" | "heading" | "body" | "action" | "after";

type ConfirmedKey = "subject" | "preview" | "heading" | "body";

/** The message keys of these mails. */
type SubscriptionMailKey =
  | `mail.layout.${LayoutKey}`
  | `mail.confirmSubscription.${ConfirmKey}`
  | `mail.subscriptionConfirmed.${ConfirmedKey}`;

export type SubscriptionMailText = (
  language: string,
  key: SubscriptionMailKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

export interface MailTextSource {
  readonly text: SubscriptionMailText;
  /** `PUBLIC_ORIGIN`, without a trailing slash. */
  readonly origin: string;
}

type Recipient = Pick<Subscription, "email" | "unsubscribeToken"> & { readonly language: string };

export function confirmationMail(source: MailTextSource, to: Recipient, confirmToken: string): MailMessage {
  const t = textsFor(source, to.language);
  return compose(source, to, {
    preview: t("mail.confirmSubscription.preview"),
    subject: t("mail.confirmSubscription.subject"),
    heading: t("mail.confirmSubscription.heading"),
    paragraphs: [
      t("mail.confirmSubscription.body"),
      t("mail.confirmSubscription.after", { days: CONFIRM_DAYS }),
      t("mail.layout.checkLink", { origin: source.origin }),
    ],
    action: {
      label: t("mail.confirmSubscription.action"),
      url: source.origin + confirmPath(to.language, confirmToken),
      plainLink: t("mail.layout.plainLink"),
    },
  });
}

export function confirmedMail(source: MailTextSource, to: Recipient): MailMessage {
  const t = textsFor(source, to.language);
  return compose(source, to, {
    preview: t("mail.subscriptionConfirmed.preview"),
    subject: t("mail.subscriptionConfirmed.subject"),
    heading: t("mail.subscriptionConfirmed.heading"),
    paragraphs: [t("mail.subscriptionConfirmed.body")],
  });
}

type OwnContent = Pick<MailContent, "subject" | "preview" | "heading" | "paragraphs" | "action">;

function compose(source: MailTextSource, to: Recipient, own: OwnContent): MailMessage {
  const t = textsFor(source, to.language);
  const rendered = renderMail({
    ...own,
    language: to.language,
    greeting: t("mail.layout.greeting"),
    signature: t("mail.layout.signature"),
    notes: [t("mail.layout.whyYou", { host: new URL(source.origin).host }), t("mail.layout.notYou")],
    unsubscribe: {
      label: t("mail.layout.unsubscribe"),
      url: source.origin + unsubscribePath(to.language, to.unsubscribeToken),
    },
  });
  return {
    ...rendered,
    to: to.email,
    oneClickUnsubscribeUrl: source.origin + oneClickPath(to.unsubscribeToken),
  };
}

const textsFor =
  ({ text }: MailTextSource, language: string) =>
  (key: SubscriptionMailKey, values?: Record<string, string | number>) =>
    text(language, key, values);
