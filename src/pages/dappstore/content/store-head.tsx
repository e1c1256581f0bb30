import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import { keptForSearches } from "#pages/dappstore/filters/kept-for-searches.tsx";
import type { ListHeading } from "#pages/dappstore/lists/list-place.ts";
import { SearchBox } from "#pages/dappstore/search/search-box.tsx";
import { fromTheTop } from "#pages/dappstore/store-address.ts";
import type { StoreState } from "#pages/dappstore/store-state.ts";
import { PageHead } from "#ui/layout/page-head.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import styles from "./store-head.module.css";

interface StoreHeadProps {
  readonly state: Pick<StoreState, "heading" | "address" | "categories" | "hotSearches">;
  readonly visit: number;
  readonly go: (href: string) => Promise<void>;
}

/** The title of the store, or of a list that has a page of its own. */
function Head({ state, visit, go }: StoreHeadProps) {
  const t = useTranslations("dappstore.page");
  const localPath = useLocalPath();
  const { heading } = state;
  return (
    <>
      {heading && <Way heading={heading} />}
      <PageHead
        title={heading?.title ?? t("title")}
        lead={heading?.lead ?? t("lead")}
        aside={<SearchBox state={state} visit={visit} go={go} />}
      >
        <p className={styles.note}>
          {heading?.about && (
            <>
              <InlineLink href={localPath(heading.about.path)}>
                {t("aboutNetwork", { network: heading.about.network })}
              </InlineLink>
              {" · "}
            </>
          )}
          {t("thirdParties")} <InlineLink href={localPath("/risk")}>{t("readRisk")}</InlineLink>
        </p>
      </PageHead>
    </>
  );
}

export const StoreHead = import.meta.env.SSR
  ? keptForSearches(Head, {
      addressOf: ({ state }) => state.address,
      countsOf: () => [],
      withTexts: ({ state: { heading, categories, hotSearches }, ...handlers }, address) => ({
        state: { heading, address: fromTheTop(address, {}), categories, hotSearches },
        ...handlers,
      }),
    })
  : Head;

function Way({ heading }: { readonly heading: ListHeading }) {
  const t = useTranslations("dappstore.page");
  const localPath = useLocalPath();
  const steps = [{ name: t("title"), path: "/dappstore" }, ...heading.way];
  return (
    <nav className={styles.way} aria-label={t("breadcrumbs")}>
      <ol className={styles.steps}>
        {steps.map(({ name, path }) => (
          <li key={path} className={styles.step}>
            <a className={styles.link} href={localPath(path)}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
