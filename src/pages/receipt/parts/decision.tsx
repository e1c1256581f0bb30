/** The reviewer's reasons for a request for changes, a rejection or a refused change, and what to do about each. */
import { useTranslations } from "use-intl";
import { isReasonCode } from "#features/submissions/reasons.ts";
import type { ShownReceipt } from "#pages/receipt/receipt-props.ts";
import styles from "./decision.module.css";

export function Decision({ receipt }: { readonly receipt: ShownReceipt }) {
  const t = useTranslations("receipt");
  const reasons = useTranslations("reasons");
  if (receipt.reasons.length === 0) return null;
  return (
    <section className={styles.decision} aria-labelledby="reasons-title">
      <h2 className={styles.title} id="reasons-title">
        {t(receipt.state === "live" ? "timeline.changeRefused" : "reasons.title")}
      </h2>
      <p>{t("reasons.lead", { count: receipt.reasons.length })}</p>
      <ul className={styles.list}>
        {receipt.reasons.filter(isReasonCode).map((reason) => (
          <li className={styles.reason} key={reason}>
            <h3 className={styles.name}>{reasons(`${reason}.title`)}</h3>
            <p>{reasons(`${reason}.text`)}</p>
            <p>{reasons(`${reason}.fix`)}</p>
          </li>
        ))}
      </ul>
      {receipt.note && (
        <blockquote className={styles.note}>
          <p className={styles.name}>{t("resubmit.reviewerNote")}</p>
          <p>{receipt.note}</p>
        </blockquote>
      )}
    </section>
  );
}
