import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { ListedDapp } from "#pages/dapp-detail/load.ts";
import { Sentences } from "#ui/sentences/sentences.tsx";
import type { shownHistory } from "./follow-facts.ts";
import styles from "./follow.module.css";

type ShownHistory = ReturnType<typeof shownHistory>;

/** What happened to the listing, the newest first, and its feeds. */
export function History({ history, feeds }: Pick<ListedDapp, "history" | "feeds">) {
  const follow = useTranslations("dappDetail.follow");
  return (
    <PastEvents history={history}>
      <p className={styles.follow}>
        <b className={styles.title}>{follow("title")}</b>
        <Sentences>
          {follow("text")}
          <>
            {feeds.map(({ name, path }) => (
              <a key={name} className={styles.feed} href={path}>
                {name}
              </a>
            ))}
          </>
        </Sentences>
      </p>
    </PastEvents>
  );
}

interface PastEventsProps {
  readonly history: ShownHistory;
  readonly children?: ReactNode;
}

/** Also where the listing ended, so that everybody can read why. */
export function PastEvents({ history, children }: PastEventsProps) {
  const t = useTranslations("listings.history");
  return (
    <section aria-labelledby="history-title">
      <h2 className={styles.heading} id="history-title">
        {t("title")}
      </h2>
      <ol className={styles.events}>
        {history.map(({ what, isByProject, reason, date, at, facts }) => (
          <li key={`${at} ${what}`} className={styles.event}>
            <b>{t(what)}</b>
            <time dateTime={at}>{date}</time>
            <span>{t(isByProject ? "byProject" : "byUs")}</span>
            {facts !== "" && <span>{facts}</span>}
            {reason !== "" && <q className={styles.reason}>{reason}</q>}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
