import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";

export function NoFavourites() {
  const t = useTranslations("dappstore.favourites");
  const localPath = useLocalPath();
  return (
    <EmptyState
      level={3}
      picture={<Drawing of={lowTide} />}
      title={t("empty")}
      action={<ButtonLink href={localPath("/dappstore")}>{t("emptyAction")}</ButtonLink>}
    >
      {t("emptyText")}
    </EmptyState>
  );
}
