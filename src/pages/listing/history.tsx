import { useTranslations } from "use-intl";
import type { ShownHistory } from "./load.ts";
import styles from "./listing.module.css";

/** What happened to a listing, the newest first: also where it ended, so that everybody can read why. */
export function History({ history }: { readonly history: ShownHistory }) {
  const t = useTranslations("listings.history");
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history-title">
      <h2 className={styles.heading} id="history-title">
        {t("title")}
      </h2>
      <ol className={styles.history}>
        {history.map(({ what, isByProject, reason, date, at, fields }) => (
          <li key={`${at} ${what}`} className={styles.event}>
            <b>{t(what)}</b>
            <time dateTime={at}>{date}</time>
            <span className={styles.who}>{t(isByProject ? "byProject" : "byUs")}</span>
            {fields !== "" && <span>{fields}</span>}
            {reason !== "" && <q className={styles.reason}>{reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}
