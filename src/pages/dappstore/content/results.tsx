import { useEffect, useRef } from "react";
import { DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { LazyAnswers } from "#pages/dappstore/answers/lazy-answers.tsx";
import type { Content } from "#pages/dappstore/load-content.ts";
import type { More } from "#pages/dappstore/navigation/use-more.ts";
import { Refine } from "#pages/dappstore/filters/refine.tsx";
import { storePath } from "#pages/dappstore/store-address.ts";
import type { StoreState } from "#pages/dappstore/store-state.ts";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { MarkedTermsContext } from "#ui/marked-text/marked-text.tsx";
import { FavouriteCard } from "./favourite-card.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PageLinks } from "./page-links.tsx";
import { TrendingNote } from "./trending-note.tsx";
import { StoreSectionHead } from "./store-section-head.tsx";
import { useHeadline } from "./use-headline.ts";
import front from "./front-page.module.css";
import styles from "./results.module.css";

const NO_TERMS: readonly string[] = [];

interface ResultsProps {
  readonly state: StoreState;
  readonly content: Exclude<Content, { readonly kind: "favourites" }>;
  readonly more: More;
}

/** A list with plain links to the previous and the next page. */
export function Results({ state, content, more }: ResultsProps) {
  const { address, categories, networks } = state;
  const { dapps, total } = content.results;
  const found = content.kind === "search" ? content.found : null;
  const localPath = useLocalPath();
  const { title, count } = useHeadline()(state);
  const all = localPath(storePath({ ...address, view: "list" }, { categories }));
  const firstNew = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (more.firstNew !== null) firstNew.current?.focus();
  }, [more.firstNew]);
  return (
    <section className={styles.results} aria-labelledby="store-results">
      {/* The front page shows only the beginning of the list. */}
      <StoreSectionHead id="store-results" title={title} note={count} href={content.kind === "front" ? all : undefined} />
      <Refinements state={state} content={content} />
      {dapps.length === 0 && !(found && total === 0) && (
        <NothingHere
          address={address}
          categories={categories}
          network={networks.find(({ key }) => key === address.network)?.title}
          total={total ?? address.start}
        />
      )}
      {found && <LazyAnswers found={found} results={content.results} address={address} categories={categories} />}
      {dapps.length > 0 && (
        <div data-results="" className={content.kind === "front" ? front.row : undefined}>
          <DappList>
            <MarkedTermsContext value={found?.terms ?? NO_TERMS}>
              {dapps.map((dapp) => (
                <KeptMarkup
                  key={dapp.id}
                  of={FavouriteCard}
                  props={{
                    dapp,
                    place: "results",
                    linkRef: dapp.id === more.firstNew ? firstNew : undefined,
                  }}
                />
              ))}
            </MarkedTermsContext>
          </DappList>
        </div>
      )}
      <PageLinks address={address} categories={categories} results={content.results} more={more} />
    </section>
  );
}

/** Sorting and filtering, and what the chosen order means. */
function Refinements({ state: { address, categories }, content }: Pick<ResultsProps, "state" | "content">) {
  if (!("choices" in content) || !content.choices) return null;
  const isRefined = address.kind !== null || address.facts.length > 0;
  if (content.results.total === 0 && !isRefined) return null;
  return (
    <>
      <Refine address={address} categories={categories} choices={content.choices} />
      {content.kind === "list" && address.sort === "trending" && <TrendingNote />}
    </>
  );
}
