import { useTranslations } from "use-intl";
import type { ListingRowFacts } from "#features/catalogue/listings/listing-row.ts";
import { ListingRows } from "#features/catalogue/ui/listing-row/listing-row.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { hasListings, type Found, type Results } from "#pages/dappstore/found.ts";
import type { CategoryName, StoreAddress } from "#pages/dappstore/store-address.ts";
import { ArrowLink } from "#ui/link/link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { DidYouMean } from "./did-you-mean.tsx";
import { NearestDapps } from "./nearest-dapps.tsx";
import { NoResult } from "./no-result.tsx";
import { UnknownWebsite } from "./unknown-website.tsx";
import styles from "./search-answers.module.css";

export interface SearchAnswersProps {
  readonly found: Found;
  readonly results: Results;
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
}

/** What a search says before the DApps that it found. */
export function SearchAnswers({ found, results, address, categories }: SearchAnswersProps) {
  const footer = useTranslations("footer.explorer");
  const counts = useTranslations("common.counts");
  const { didYouMean, website, alternatives, tokens, nfts } = found;
  const isNothing = results.total === 0 && !website && !hasListings(found);
  return (
    <>
      {isNothing && <NoResult address={address} categories={categories} />}
      {didYouMean && <DidYouMean address={address} categories={categories} suggestion={didYouMean} />}
      {website && <UnknownWebsite website={website} />}
      {tokens.length > 0 && (
        <FoundListings list="/tokens" title={footer("tokens")} listings={tokens} address={address} />
      )}
      {nfts.length > 0 && (
        <FoundListings list="/nfts" title={footer("nfts")} listings={nfts} address={address} />
      )}
      {alternatives.length > 0 && <NearestDapps dapps={alternatives} />}
      {hasListings(found) && results.dapps.length > 0 && (
        <h3 className={styles.title}>{counts("dapps", { count: results.total ?? 0 })}</h3>
      )}
    </>
  );
}

interface FoundListingsProps {
  /** The path of the page with all of them. */
  readonly list: "/tokens" | "/nfts";
  readonly title: string;
  readonly listings: readonly ListingRowFacts[];
  readonly address: StoreAddress;
}

function FoundListings({ list, title, listings, address: { key, network } }: FoundListingsProps) {
  const t = useTranslations("dappstore.sections");
  const localPath = useLocalPath();
  const query = new URLSearchParams({ key, ...(network !== null && { network }) });
  const id = `found-${list.slice(1)}`;
  return (
    <section className={styles.listings} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 className={styles.title} id={id}>
          {title}
        </h3>
        <ArrowLink href={localPath(`${list}?${query}`)}>
          <span>
            {t("seeAll")}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        </ArrowLink>
      </div>
      <div className={styles.rows}>
        <ListingRows listings={listings} />
      </div>
    </section>
  );
}
