import { useTranslations } from "use-intl";
import { createCards } from "#features/catalogue/card.ts";
import { DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { FavouriteCard } from "#pages/dappstore/content/favourite-card.tsx";
import { StoreSectionHead } from "#pages/dappstore/content/store-section-head.tsx";
import type { NetworkEntry } from "#pages/dappstore/load.ts";
import type { CategoryName } from "#pages/dappstore/store-address.ts";
import { NotFresh } from "#pages/dappstore/waiting/failure-notes.tsx";
import { LoadingCards } from "#pages/dappstore/waiting/loading-cards.tsx";
import { useSlow } from "#pages/dappstore/waiting/use-slow.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Drawing } from "#ui/illustrations/drawing.tsx";
import { lowTide } from "#ui/illustrations/low-tide.ts";
import { useFavouriteDapps } from "./use-favourite-dapps.ts";
import styles from "./favourites.module.css";

interface FavouritesProps {
  readonly categories: readonly CategoryName[];
  readonly networks: readonly NetworkEntry[];
  /** DApps listed after this time are new. */
  readonly newSince: string;
}

/** Favourites are known only in the browser, so the server renders the empty state. */
export function Favourites(props: FavouritesProps) {
  const t = useTranslations("dappstore.favourites");
  const { count, loaded, isBusy, retry } = useFavouriteDapps();
  const isSlow = useSlow(isBusy && loaded === null);
  return (
    <section aria-labelledby="store-results">
      <StoreSectionHead id="store-results" title={t("title")} note={t("note")} />
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
    </section>
  );
}

type Loaded = NonNullable<ReturnType<typeof useFavouriteDapps>["loaded"]>;

function FavouriteCards({ dapps, categories, networks, newSince }: FavouritesProps & Pick<Loaded, "dapps">) {
  const cardOf = createCards({ categories, networks, newSince: new Date(newSince) });
  if (dapps.length === 0) return null;
  return (
    <DappList>
      {dapps.map((dapp) => (
        <FavouriteCard key={dapp.hid} dapp={cardOf(dapp)} place="favourites" />
      ))}
    </DappList>
  );
}

function NoFavourites() {
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
