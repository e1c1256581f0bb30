import { Suspense, useEffect, useRef, useState, type MouseEvent, type ReactNode, type Ref } from "react";
import { loadNetworks, loadStandards } from "#browser/api/reference-lists.ts";
import { closestTarget } from "#shell/enhance/closest-target.ts";
import { whenIdle } from "#shell/enhance/when-idle.ts";
import { NotFresh, NotLoaded } from "./waiting/failure-notes.tsx";
import { LoadingCards } from "./waiting/loading-cards.tsx";
import { loadFavouriteList } from "./favourites/favourites.tsx";
import { StoreHead } from "./content/store-head.tsx";
import { StoreContent } from "./content/store-content.tsx";
import { useHeadline } from "./content/use-headline.ts";
import { useSlow } from "./waiting/use-slow.ts";
import { CategoryRow } from "./filters/category-row.tsx";
import { NetworkList } from "./filters/network-list.tsx";
import { useMore } from "./navigation/use-more.ts";
import { useNavigation } from "./navigation/use-navigation.ts";
import { useShown } from "./navigation/use-shown.ts";
import type { StoreState } from "./store-state.ts";
import styles from "./store-island.module.css";

/** The whole store. Everything in it is a link or a form; after hydration they navigate without a page load. */
export default function Store(initial: StoreState) {
  const store = useShown(initial);
  const { state, visit, staleBecause } = store.shown;
  const categoryRow = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const networkList = useRef<HTMLElement>(null);
  const headline = useHeadline();
  const [announcement, setAnnouncement] = useState("");
  const onArrival = (): void => {
    beginAtTop(categoryRow.current, content.current);
    const { title, count } = headline(state);
    setAnnouncement(count === "" ? title : `${title}: ${count}`);
  };
  const { isBusy, failedHref, go } = useNavigation(store, { onArrival });
  const more = useMore(store);
  useReferenceLists();

  const follow = (event: MouseEvent): void => {
    const link = closestTarget<HTMLAnchorElement>(event.nativeEvent, "a[href]");
    if (!link || !isPlain(event) || event.defaultPrevented || !isStorePage(link)) return;
    event.preventDefault();
    if (networkList.current?.matches(":popover-open")) networkList.current.hidePopover();
    void go(link.href);
  };
  const { address, categories, networks } = state;
  return (
    // The links inside keep their own keyboard behaviour; this only handles bubbling clicks.
    <div role="presentation" onClick={follow}>
      <StoreHead state={state} visit={visit} go={go} />
      <div className={styles.categories} ref={categoryRow}>
        <CategoryRow {...state} matches={matchesOf(state)} />
      </div>
      <div className={styles.columns}>
        <div className={styles.rail}>
          <Suspense>
            <NetworkList ref={networkList} address={address} categories={categories} networks={networks} />
          </Suspense>
        </div>
        <StoreMain ref={content} isBusy={isBusy}>
          {failedHref !== null && <NotLoaded what="failed" onRetry={() => void go(failedHref)} />}
          {staleBecause && <NotFresh reason={staleBecause} hasCopy onRetry={() => void go(location.href)} />}
          <Suspense>
            <StoreContent state={state} more={more} />
          </Suspense>
        </StoreMain>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

interface StoreMainProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Shows the content, or loading cards if the next state takes long. */
function StoreMain({ ref, isBusy, children }: StoreMainProps) {
  const isSlow = useSlow(isBusy);
  return (
    <div className={styles.main}>
      <div
        className={styles.content}
        ref={ref}
        aria-busy={isBusy || undefined}
        data-slow={isSlow || undefined}
      >
        {children}
      </div>
      {isSlow && <LoadingCards />}
    </div>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const isStorePage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname === location.pathname && target === "";

/** Scrolls to the top of the new content after a choice made far down the page. */
function beginAtTop(categoryRow: HTMLElement | null, content: HTMLElement | null): void {
  if (!document.activeElement || document.activeElement === document.body) {
    // The clicked link is gone, so the first heading takes the focus, whichever part of the store has it.
    const heading = content?.querySelector("h2");
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }
  if (categoryRow && categoryRow.getBoundingClientRect().top < 0) {
    categoryRow.scrollIntoView({ behavior: "instant" });
  }
}

/** §4: loads both lists, which are also stored for the forms, as a fallback for failed calls; and what is shown offline. */
function useReferenceLists(): void {
  useEffect(() => {
    whenIdle(() => {
      void loadNetworks();
      void loadStandards();
      loadFavouriteList().catch(() => undefined);
    });
  }, []);
}

const matchesOf = ({ content }: StoreState): Readonly<Record<string, number>> | undefined =>
  content.kind === "search" ? content.found.categoryCounts : undefined;
