import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";

export function Missing() {
  const t = useTranslations("receipt.missing");
  const localPath = useLocalPath();
  return (
    <Container width="text">
      <PageHead title={t("title")} lead={t("text")}>
        <p>{t("lost")}</p>
        <div>
          <ButtonLink href={localPath("/")}>{t("action")}</ButtonLink>
        </div>
      </PageHead>
    </Container>
  );
}
