import { useTranslations } from "use-intl";
import { Phrases } from "#i18n/phrases.tsx";
import text from "#pages/text.module.css";
import { LaterDrawing } from "#ui/illustrations/drawing.tsx";
import { shore } from "#ui/illustrations/shore.ts";
import { Container } from "#ui/layout/layout.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Channel } from "./channels.ts";
import { CommunityLinks } from "./community-links.tsx";
import { EnterCommunity } from "./enter-community.tsx";
import styles from "./community.module.css";

interface CommunityProps {
  readonly followersDate: string;
  readonly channels: readonly Channel[];
  readonly xAccount: string;
}

export function Community({ followersDate, channels, xAccount }: CommunityProps) {
  const t = useTranslations("home.community");
  return (
    <section className={styles.community} aria-labelledby="community-title">
      <div className={styles.shore}>
        <LaterDrawing of={shore} label={t("imageAlt")} />
      </div>
      <Container>
        <div className={styles.columns}>
          <div className={styles.column}>
            <h2 id="community-title">
              <Phrases of={t("title")} />
            </h2>
            <Lead>{t("lead")}</Lead>
            <p className={text.fine}>{t("asOf", { date: followersDate })}</p>
          </div>
          <div className={styles.column}>
            <Notice title={t("warningTitle")}>{t("warningText")}</Notice>
            <EnterCommunity channels={channels} />
            <CommunityLinks xAccount={xAccount} />
          </div>
        </div>
      </Container>
    </section>
  );
}
