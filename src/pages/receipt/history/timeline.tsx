import { useTranslations } from "use-intl";
import { REFUSAL_TEXTS } from "#features/donations/texts.ts";
import type { Refusal } from "#features/donations/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import type { ShownReceipt } from "#pages/receipt/receipt-props.ts";
import { currentStep, stepsToCome, type StepToCome, type TimelineEntry } from "#pages/receipt/view.ts";
import styles from "./timeline.module.css";

export function Timeline({ receipt }: { readonly receipt: ShownReceipt }) {
  const t = useTranslations("receipt");
  const steps = stepsToCome(receipt.state);
  const now = currentStep(receipt.state);
  const name = (step: StepToCome): string => {
    if (step === "donation") return t("page.donation");
    return step === "decision" ? t("timeline.decision") : t(`states.${step}.title`);
  };
  return (
    <section aria-labelledby="timeline-title">
      <h2 className={styles.title} id="timeline-title">
        {t("timeline.title")}
      </h2>
      <ol>
        {receipt.timeline.map((entry, index) => (
          <Entry key={index} entry={entry} receipt={receipt} />
        ))}
        {steps.map((step) => (
          <li className={styles.entry} data-step={step === now ? "now" : "later"} key={step}>
            <span className={styles.name}>{name(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, receipt }: { readonly entry: TimelineEntry; readonly receipt: ShownReceipt }) {
  const language = useLanguage();
  return (
    <li className={styles.entry} data-step="done">
      <span className={styles.name}>{useEntryName(entry)}</span>
      <time className={styles.time} dateTime={entry.at}>
        {formatDate(new Date(entry.at), language, "minute")} UTC
      </time>
      <EntryText entry={entry} receipt={receipt} />
    </li>
  );
}

function useEntryName({ key, refusal }: TimelineEntry): string {
  const t = useTranslations();
  if (key !== "donationRejected") return t(`receipt.timeline.${key}`);
  const reason = REFUSAL_TEXTS[refusal as Refusal] ?? REFUSAL_TEXTS.no_transfer;
  return t("receipt.timeline.donationRejected", { reason: t(`${reason}.title`) });
}

function EntryText({ entry, receipt }: { readonly entry: TimelineEntry; readonly receipt: ShownReceipt }) {
  const t = useTranslations("receipt.timeline");
  const { donation } = receipt;
  if (entry.key === "submitted") return <p className={styles.text}>{t("submittedText")}</p>;
  if (entry.key === "donationConfirmed" && donation?.paidAmount) {
    const { paidAmount: amount, confirmations: count, token, network } = donation;
    const values = { amount, token: token.symbol, count, network: network.title };
    return <p className={styles.text}>{t("donationConfirmedText", values)}</p>;
  }
  return entry.note ? <p className={styles.text}>{entry.note}</p> : null;
}
