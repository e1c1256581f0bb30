import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { StoreSectionHead } from "#pages/dappstore/content/store-section-head.tsx";
import type { NetworkEntry } from "#pages/dappstore/store-state.ts";
import type { CategoryName } from "#pages/dappstore/store-address.ts";
import { NotLoaded } from "#pages/dappstore/waiting/failure-notes.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { NoFavourites } from "./no-favourites.tsx";

export interface FavouritesProps {
  readonly categories: readonly CategoryName[];
  readonly networks: readonly NetworkEntry[];
  /** DApps listed after this time are new. */
  readonly newSince: string;
}

/** Also called while the browser is idle, so that favourites can be read offline. */
export const loadFavouriteList = () => import("./favourite-list.tsx");

const FavouriteList = lazy(() =>
  loadFavouriteList().then(
    ({ FavouriteList: List }) => ({ default: List }),
    () => ({ default: ListNotLoaded }),
  ),
);

const ListNotLoaded = () => <NotLoaded what="failed" onRetry={() => location.reload()} />;

/** Favourites are known only in the browser, so the server renders the empty state. */
export function Favourites(props: FavouritesProps) {
  const t = useTranslations("dappstore.favourites");
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="store-results">
      <StoreSectionHead id="store-results" title={t("title")} note={t("note")} />
      {isHydrated ? (
        <Suspense fallback={<NoFavourites />}>
          <FavouriteList {...props} />
        </Suspense>
      ) : (
        <NoFavourites />
      )}
    </section>
  );
}
