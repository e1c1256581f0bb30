import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { pool } from "#ui/illustrations/pool.ts";
import { Container } from "#ui/layout/layout.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { DownloadCall } from "./download-call.tsx";
import { HeroLabels } from "./hero-labels.tsx";
import styles from "./hero.module.css";

export function Hero({ networkCount }: { readonly networkCount: number }) {
  const t = useTranslations("home.hero");
  const localPath = useLocalPath();
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <div className={styles.art}>
        <Drawing of={pool} label={t("imageAlt")} />
        <HeroLabels />
      </div>
      <Container>
        <div className={styles.copy}>
          <h1 id="home-title">
            <Phrases of={t("title")} />
          </h1>
          <div className={styles.lead}>
            <Lead>{t("lead", { count: networkCount })}</Lead>
          </div>
          <div className={styles.calls}>
            <DownloadCall />
            <ButtonLink variant="quiet" size="lg" href={localPath("/download/app")}>
              {t("secondary")}
            </ButtonLink>
          </div>
          <p className={styles.check}>
            <InlineLink href={localPath("/download/verify")}>{t("checkCopy")}</InlineLink>
          </p>
        </div>
      </Container>
    </section>
  );
}
