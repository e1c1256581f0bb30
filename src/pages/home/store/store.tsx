import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { TeaserList } from "#features/catalogue/ui/teaser/teaser-list.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { Phrases } from "#i18n/phrases.tsx";
import text from "#pages/text.module.css";
import { ButtonLink } from "#ui/button/button.tsx";
import { Container, Section } from "#ui/layout/layout.tsx";
import { Lead } from "#ui/layout/lead.tsx";
import { ArrowLink } from "#ui/link/link.tsx";
import styles from "./store.module.css";

interface StoreProps {
  readonly teaser: Omit<ComponentProps<typeof TeaserList>, "categoriesLabel">;
  /** When the number of DApps was counted. */
  readonly dappsDate: string;
}

export function Store({ teaser, dappsDate }: StoreProps) {
  const t = useTranslations("home.store");
  const localPath = useLocalPath();
  return (
    <Section labelledBy="store-title">
      <Container>
        <div className={styles.head}>
          <div className={styles.text}>
            <h2 id="store-title">
              <Phrases of={t("title")} />
            </h2>
            <Lead>{t("lead")}</Lead>
            <p className={text.fine}>{t("asOf", { date: dappsDate })}</p>
          </div>
          <ButtonLink href={localPath("/dappstore")} variant="quiet">
            {t("action")}
          </ButtonLink>
        </div>
        <TeaserList {...teaser} categoriesLabel={t("categories")} />
        <div className={styles.foot}>
          <p>{t("note")}</p>
          <ArrowLink href={localPath("/submit/dapp")}>{t("submit")}</ArrowLink>
        </div>
      </Container>
    </Section>
  );
}
