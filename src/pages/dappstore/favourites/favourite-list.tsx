import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { createCards } from "#features/catalogue/card.ts";
import { DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { FavouriteCard } from "#pages/dappstore/content/favourite-card.tsx";
import { NotFresh } from "#pages/dappstore/waiting/failure-notes.tsx";
import { LoadingCards } from "#pages/dappstore/waiting/loading-cards.tsx";
import { useSlow } from "#pages/dappstore/waiting/use-slow.ts";
import type { FavouritesProps } from "./favourites.tsx";
import { NoFavourites } from "./no-favourites.tsx";
import { useFavouriteDapps } from "./use-favourite-dapps.ts";
import styles from "./favourites.module.css";

/** Few people move their favourites, so its script is a file of its own; without it the list still works. */
const FavouriteTransfer = lazy(() =>
  import("./favourite-transfer.tsx").catch(() => ({ default: () => null })),
);

/** The reader's favourites as cards. */
export function FavouriteList(props: FavouritesProps) {
  const t = useTranslations("dappstore.favourites");
  const { count, loaded, isBusy, retry, reload } = useFavouriteDapps();
  const isSlow = useSlow(isBusy && loaded === null);
  return (
    <>
      <Suspense>
        <FavouriteTransfer onImport={reload} />
      </Suspense>
      {!count && <NoFavourites />}
      {isSlow && <LoadingCards />}
      {Boolean(count) && loaded && (
        <div className={styles.cards} aria-busy={isBusy}>
          {loaded.failure && <NotFresh reason={loaded.failure} hasCopy={loaded.hasCopy} onRetry={retry} />}
          {/* A missing DApp counts as delisted only if the server responded. */}
          {!loaded.failure && !isBusy && loaded.dapps.length < (count ?? 0) && (
            <p className={styles.note}>{t("gone")}</p>
          )}
          <FavouriteCards {...props} dapps={loaded.dapps} />
        </div>
      )}
    </>
  );
}

type Loaded = NonNullable<ReturnType<typeof useFavouriteDapps>["loaded"]>;

function FavouriteCards({ dapps, categories, networks, newSince }: FavouritesProps & Pick<Loaded, "dapps">) {
  const cardOf = createCards({ categories, networks });
  const since = new Date(newSince);
  if (dapps.length === 0) return null;
  return (
    <DappList>
      {dapps.map((dapp) => (
        <FavouriteCard key={dapp.id} dapp={cardOf(dapp, since)} place="favourites" />
      ))}
    </DappList>
  );
}
