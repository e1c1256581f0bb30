import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { useLink } from "#shell/navigation/use-link.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import type { NotFoundData } from "./not-found-data.ts";
import { MissingPage } from "./missing-page.tsx";
import { OtherWays } from "./other-ways.tsx";

export function NotFound({ nearest }: NotFoundData) {
  const t = useTranslations("notFound");
  const localPath = useLocalPath();
  return (
    <MissingPage
      title={t("message")}
      text={t("hint")}
      imageAlt={t("imageAlt")}
      actions={
        <>
          <ButtonLink href={localPath("/")} size="lg">
            {t("backHome")}
          </ButtonLink>
          <ButtonLink size="lg" variant="quiet" {...useLink("tool:helpCentre")}>
            {t("helpCentre")}
          </ButtonLink>
        </>
      }
    >
      <OtherWays nearest={nearest} />
    </MissingPage>
  );
}
