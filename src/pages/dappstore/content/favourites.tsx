import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";
import { ShelfHead } from "./shelf-head.tsx";

/** Only this browser knows them: served is the empty state, and favourites-view.ts puts the cards in its place. */
export function Favourites() {
  const t = useTranslations("dappstore.favourites");
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="store-results" data-favourites="">
      <ShelfHead id="store-results" title={t("title")} note={t("note")} />
      <div data-empty="">
        <EmptyState
          level={3}
          picture={<Drawing of={lowTide} />}
          title={t("empty")}
          action={<ButtonLink href={localPath("/dappstore")}>{t("emptyAction")}</ButtonLink>}
        >
          {t("emptyText")}
        </EmptyState>
      </div>
    </section>
  );
}
