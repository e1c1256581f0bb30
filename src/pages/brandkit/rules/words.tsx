import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { CopyButton } from "#ui/copy/copy-button.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import styles from "./words.module.css";

/** A text to quote, the typeface, and the licence of all of this. */
export function Words() {
  const t = useTranslations("brandkit");
  const copied = useTranslations("common.copy");
  return (
    <Section labelledBy="words-title">
      <Container>
        <SectionHead id="words-title" title={t("words.title")} />
        <dl className={styles.texts}>
          {(["short", "long"] as const).map((length) => (
            <div key={length} className={styles.text}>
              <dt>{t(`words.${length}Label`)}</dt>
              <dd>{t(`words.${length}`)}</dd>
              <dd>
                <CopyButton
                  look="quiet"
                  text={t(`words.${length}`)}
                  label={t("words.copy")}
                  copiedText={copied("success")}
                  failedText={copied("fail")}
                />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.end}>
          <div>
            <h3>{t("type.title")}</h3>
            <p className={styles.sample}>{t("type.sample")}</p>
            <p className={styles.small}>{t("type.text")}</p>
          </div>
          <div>
            <h3>{t("legal.title")}</h3>
            <p className={styles.small}>{t("legal.text")}</p>
            <ArrowLink href={`mailto:${brand.contacts.business}`}>{t("legal.contact")}</ArrowLink>
          </div>
        </div>
      </Container>
    </Section>
  );
}
