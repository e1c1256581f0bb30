import { useTranslations } from "use-intl";
import { useLanguage, useLocalPath } from "#i18n/language.tsx";
import { useHostVariant } from "#shell/navigation/host-variant-context.tsx";
import { resolveLink } from "#shell/navigation/resolve-link.ts";
import { NEW_TAB_HINT_ID } from "#shell/navigation/shell-link.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Lost } from "./lost.tsx";

export function NotFound() {
  const t = useTranslations("notFound");
  const localPath = useLocalPath();
  const help = resolveLink("tool:helpCentre", { language: useLanguage(), variant: useHostVariant() });
  return (
    <Lost
      title={t("message")}
      text={t("hint")}
      imageAlt={t("imageAlt")}
      actions={
        <>
          <ButtonLink href={localPath("/")} size="lg">
            {t("backHome")}
          </ButtonLink>
          <ButtonLink
            href={help.href}
            size="lg"
            variant="quiet"
            target="_blank"
            rel="noopener"
            data-tool=""
            aria-describedby={NEW_TAB_HINT_ID}
          >
            {t("helpCentre")}
          </ButtonLink>
        </>
      }
    />
  );
}
