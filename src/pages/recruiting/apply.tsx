import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { Phrases } from "#i18n/phrases.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Disclosure } from "#ui/disclosure/disclosure.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./apply.module.css";

const CONDUCT = ["private", "keys", "advice", "disclose", "respect"] as const;
const QUESTIONS = ["time", "job", "leave", "fee"] as const;

export function Apply() {
  const t = useTranslations("recruiting");
  return (
    <Container>
      <div className={styles.columns}>
        <section aria-labelledby="conduct-title">
          <h2 className={styles.title} id="conduct-title">
            {t("conduct.title")}
          </h2>
          <ul>
            {CONDUCT.map((rule) => (
              <li key={rule} className={styles.rule}>
                {t(`conduct.${rule}`)}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="faq-title">
          <h2 className={styles.title} id="faq-title">
            {t("faq.title")}
          </h2>
          {QUESTIONS.map((name) => (
            <Disclosure key={name} summary={t(`faq.${name}Q`)}>
              {t(`faq.${name}A`)}
            </Disclosure>
          ))}
        </section>
      </div>
      <section className={styles.panel} aria-labelledby="apply-title">
        <div className={styles.call}>
          <h2 id="apply-title">
            <Phrases of={t("apply.title")} />
          </h2>
          <p>{t("apply.text")}</p>
          <ButtonLink size="lg" href={`mailto:${brand.contacts.programme}`}>
            {t("apply.action")}
          </ButtonLink>
          <p className={styles.email}>{brand.contacts.programme}</p>
        </div>
        <div className={styles.aside}>
          <Notice title={t("apply.safety")} />
          <p className={styles.data}>{t("apply.data")}</p>
        </div>
      </section>
    </Container>
  );
}
