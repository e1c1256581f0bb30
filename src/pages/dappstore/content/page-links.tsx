import { useEffect, useEffectEvent, useRef, type MouseEvent } from "react";
import { useTranslations } from "use-intl";
import { PAGE_STEP } from "#features/catalogue/model.ts";
import { useLocalPath } from "#i18n/language.tsx";
import type { Results } from "#pages/dappstore/found.ts";
import type { More } from "#pages/dappstore/navigation/use-more.ts";
import {
  MAX_SHOWN,
  nextPage,
  previousPage,
  storePath,
  type CategoryName,
  type StoreAddress,
} from "#pages/dappstore/store-address.ts";
import { NotLoaded } from "#pages/dappstore/waiting/failure-notes.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import styles from "./results.module.css";

/**
 * This many load automatically while scrolling; after that a click loads more, so that the footer stays reachable.
 */
const BY_ITSELF = 3 * PAGE_STEP;

interface PageLinksProps {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly results: Results;
  readonly more: More;
}

/** Links to the previous and the next page. After hydration the next page is appended instead. */
export function PageLinks({ address, categories, results: { hasNext, total }, more }: PageLinksProps) {
  const t = useTranslations("dappstore.loading");
  const localPath = useLocalPath();
  const next = localPath(storePath(nextPage(address), { categories }));
  const nextLink = useRef<HTMLAnchorElement>(null);
  // After a failure the reader must click, so that the list does not hammer a server that is down.
  const loadsItself = hasNext && (more.state === "idle" || more.state === "loaded") && address.count < BY_ITSELF;
  const loadOn = useEffectEvent(() => void more.load(next, false));
  useEffect(() => {
    if (!loadsItself || !nextLink.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadOn(), {
      rootMargin: "0px 0px 400px",
    });
    observer.observe(nextLink.current);
    return () => observer.disconnect();
  }, [loadsItself, next]);
  const press = (event: MouseEvent): void => {
    if (address.count >= MAX_SHOWN || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void more.load(next, true);
  };
  return (
    <>
      {more.state === "failed" && <NotLoaded what="moreFailed" onRetry={() => void more.load(next, true)} />}
      <nav className={styles.pages} aria-label={t("pages")}>
        {address.start > 0 && (
          <ButtonLink
            variant="quiet"
            href={localPath(storePath(previousPage(address), { categories }))}
            rel="prev"
          >
            {t("previous")}
          </ButtonLink>
        )}
        {hasNext && (
          <ButtonLink variant="quiet" href={next} rel="next" ref={nextLink} onClick={press}>
            {t("next")}
          </ButtonLink>
        )}
      </nav>
      <MoreStatus address={address} total={total} more={more} />
    </>
  );
}

/** Announces that more is loading and how many were loaded. Failures are announced by their own note. */
function MoreStatus({ address, total, more }: Pick<PageLinksProps, "address" | "more"> & Pick<Results, "total">) {
  const t = useTranslations("dappstore.loading");
  const counts = useTranslations("common.counts");
  const onLastPage = total === null ? PAGE_STEP : total - address.start - address.count + PAGE_STEP;
  return (
    <p className="visually-hidden" role="status" data-announce="">
      {more.state === "loading" && t("more")}
      {more.state === "loaded" && counts("more", { count: Math.min(PAGE_STEP, onLastPage) })}
    </p>
  );
}
