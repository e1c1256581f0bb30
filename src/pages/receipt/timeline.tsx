import { useTranslations } from "use-intl";
import { REFUSAL_TEXTS } from "#features/donations/texts.ts";
import type { Refusal } from "#features/donations/model.ts";
import { formatDate } from "#i18n/formats/date.ts";
import { useLanguage } from "#i18n/language.tsx";
import type { Receipt } from "./load.ts";
import { stepsToCome, timelineOf, type TimelineEntry } from "./view.ts";
import styles from "./timeline.module.css";

export function Timeline({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations("receipt");
  const { submission, events, donation } = receipt;
  const [current, ...later] = stepsToCome(submission.state);
  const name = (step: "inReview" | "decision" | "live"): string =>
    step === "decision" ? t("timeline.decision") : t(`states.${step}.title`);
  return (
    <section aria-labelledby="timeline-title">
      <h2 className={styles.title} id="timeline-title">
        {t("timeline.title")}
      </h2>
      <ol>
        {timelineOf(events, donation?.events ?? []).map((entry, index) => (
          <Entry key={index} entry={entry} receipt={receipt} />
        ))}
        {current && (
          <li className={styles.entry} data-step={submission.state === "in_review" ? "now" : "later"}>
            <span className={styles.name}>{name(current)}</span>
          </li>
        )}
        {later.map((step) => (
          <li className={styles.entry} data-step="later" key={step}>
            <span className={styles.name}>{name(step)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, receipt }: { readonly entry: TimelineEntry; readonly receipt: Receipt }) {
  const language = useLanguage();
  return (
    <li className={styles.entry} data-step="done">
      <span className={styles.name}>{useEntryName(entry)}</span>
      <time className={styles.time} dateTime={entry.at.toISOString()}>
        {formatDate(entry.at, language, "minute")} UTC
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

function EntryText({ entry, receipt }: { readonly entry: TimelineEntry; readonly receipt: Receipt }) {
  const t = useTranslations("receipt.timeline");
  const { donation } = receipt;
  if (entry.key === "submitted") return <p className={styles.text}>{t("submittedText")}</p>;
  if (entry.key === "donationConfirmed" && donation) {
    const { paidAmount, needed, token, network } = donation;
    const values = { token: token.symbol, count: needed, network: network.title };
    return (
      <p className={styles.text}>{t("donationConfirmedText", { ...values, amount: paidAmount ?? "" })}</p>
    );
  }
  return entry.note ? <p className={styles.text}>{entry.note}</p> : null;
}
