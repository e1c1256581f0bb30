import { Fragment } from "react";
import { useTranslations } from "use-intl";
import { Phrases } from "#i18n/phrases.tsx";
import { CheckBox } from "#ui/choice/checkbox.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import styles from "./who.module.css";

/** §4: two of these must be met. */
const REQUIREMENTS = ["community", "content", "language", "user", "event", "technical"] as const;

/** The ticks are for the reader only and are not sent; CSS counts them, so it works without JavaScript. */
export function Who() {
  const t = useTranslations("recruiting.who");
  return (
    <Section labelledBy="who-title" id="who">
      <Container>
        <div className={styles.columns}>
          <SectionHead id="who-title" title={<Phrases of={t("title")} />} lead={t("lead")} />
          <div>
            <div className={styles.list}>
              {REQUIREMENTS.map((name) => (
                <Fragment key={name}>
                  <CheckBox id={`who-${name}`} />
                  <label className={styles.label} htmlFor={`who-${name}`}>
                    {t(name)}
                  </label>
                </Fragment>
              ))}
              <p className={styles.count} role="status">
                {[0, ...REQUIREMENTS.map((_, index) => index + 1)].map((count) => (
                  <span key={count} data-count={count}>
                    {t("met", { count })}
                  </span>
                ))}
              </p>
            </div>
            <p className={styles.note}>{t("age")}</p>
            <p className={styles.note}>{t("notTwo")}</p>
          </div>
        </div>
      </Container>
    </Section>
  );
}
