import { useTranslations } from "use-intl";
import type { PreviewedMail } from "#features/review/case.ts";
import { isLanguage, LANGUAGE_FACTS } from "#i18n/languages.ts";
import styles from "./decide-panel.module.css";

const languageName = (language: string): string =>
  isLanguage(language) ? LANGUAGE_FACTS[language].name : language;

/** The mail as it leaves, beside the same text in the reviewer's language. */
export function MailPair({ mail: { theirs, ours, isSent } }: { readonly mail: PreviewedMail }) {
  const t = useTranslations("deskReview.decide");
  const parts = [
    { ...theirs, use: isSent ? t("goesOut") : t("onReceipt") },
    { ...ours, use: t("forUs") },
  ];
  return (
    <div className={styles.mails}>
      {parts.map(({ language, subject, text, use }) => (
        <article key={use} lang={language} className={styles.mail}>
          <small>
            {languageName(language)} · {use}
          </small>
          <b>{subject}</b>
          <div className={styles.text}>{text}</div>
        </article>
      ))}
    </div>
  );
}
