import { useTranslations } from "use-intl";
import { AppScreen, LaterAppScreen } from "#features/screens/ui/app-screen.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { pool } from "#ui/illustrations/pool.ts";
import { Container } from "#ui/layout/layout.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import { DownloadCall } from "./download-call.tsx";
import styles from "./hero.module.css";

export function Hero({ networkCount }: { readonly networkCount: number }) {
  const t = useTranslations("home.hero");
  const screens = useTranslations("screens.alt");
  const localPath = useLocalPath();
  return (
    <section className={styles.hero} aria-labelledby="home-title">
      <Container>
        <div className={styles.split}>
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
          <div className={styles.stage}>
            <div className={styles.art}>
              <Drawing of={pool} />
            </div>
            <div className={styles.phone}>
              <AppScreen of="wallet" label={screens("wallet")} />
            </div>
            {/* Only where there is room for two. */}
            <div className={styles.phone}>
              <LaterAppScreen of="dapps" />
            </div>
          </div>
        </div>
      </Container>
    </section>
  );
}
