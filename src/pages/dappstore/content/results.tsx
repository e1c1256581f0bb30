import { useTranslations } from "use-intl";
import { DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import type { Results as ResultsData } from "#pages/dappstore/load-content.ts";
import {
  nextPage,
  previousPage,
  storePath,
  type CategoryName,
  type StoreAddress,
} from "#pages/dappstore/store-address.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { FavouriteCard } from "./favourite-card.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { ShelfHead } from "./shelf-head.tsx";
import styles from "./results.module.css";

interface ResultsProps {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly title: string;
  /** The name of the chosen network. */
  readonly network: string | undefined;
  readonly results: ResultsData;
  /** Where all of it is, if this is its beginning only. */
  readonly all?: StoreAddress | undefined;
}

/** A list of 40 and more, with plain links to what is before and after it. */
export function Results({ address, categories, title, network, results, all }: ResultsProps) {
  const t = useTranslations("dappstore");
  const counts = useTranslations("common.counts");
  const { dapps, total } = results;
  const shown = { count: total ?? dapps.length };
  const localPath = useLocalPath();
  const count = address.key === "" ? counts("dapps", shown) : t("search.count", shown);
  return (
    <section className={styles.results} aria-labelledby="store-results">
      <ShelfHead
        id="store-results"
        title={title}
        note={<span data-count="">{network ? `${count} · ${network}` : count}</span>}
        href={all && localPath(storePath(all, { categories }))}
      />
      {dapps.length === 0 ? (
        <NothingHere address={address} categories={categories} network={network} />
      ) : (
        <div data-results="">
          <DappList>
            {dapps.map((dapp) => (
              <FavouriteCard key={dapp.hid} dapp={dapp} />
            ))}
          </DappList>
        </div>
      )}
      <PageLinks address={address} categories={categories} hasNext={results.hasNext} />
    </section>
  );
}

interface PageLinksProps extends Pick<ResultsProps, "address" | "categories"> {
  readonly hasNext: boolean;
}

function PageLinks({ address, categories, hasNext }: PageLinksProps) {
  const t = useTranslations("dappstore.loading");
  const localPath = useLocalPath();
  const to = (target: StoreAddress) => localPath(storePath(target, { categories }));
  return (
    <nav className={styles.pages} aria-label={t("pages")} data-pages="">
      {address.start > 0 && (
        <ButtonLink variant="quiet" href={to(previousPage(address))} rel="prev">
          {t("previous")}
        </ButtonLink>
      )}
      {hasNext && (
        <ButtonLink variant="quiet" href={to(nextPage(address))} rel="next" data-loading={t("more")}>
          {t("next")}
        </ButtonLink>
      )}
    </nav>
  );
}
