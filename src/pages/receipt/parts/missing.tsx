import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import styles from "./missing.module.css";

export function Missing() {
  const t = useTranslations("receipt.missing");
  const link = useTranslations("receiptLink.invalid");
  const localPath = useLocalPath();
  return (
    <Container width="text">
      <PageHead title={t("title")} lead={t("text")}>
        <p>{t("lost")}</p>
        <div className={styles.actions}>
          <ButtonLink href={`${localPath("/submissions")}#lost`}>{link("action")}</ButtonLink>
          <ButtonLink href={localPath("/")} variant="quiet">
            {t("action")}
          </ButtonLink>
        </div>
      </PageHead>
    </Container>
  );
}
