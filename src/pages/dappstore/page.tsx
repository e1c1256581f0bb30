import { useTranslations } from "use-intl";
import { useLocalPath } from "#i18n/language.tsx";
import type { PageHandle } from "#pages/page-handle.ts";
import { Container } from "#ui/layout/layout.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { InlineLink } from "#ui/link/link.tsx";
import type { Route } from "./+types/page.ts";
import { LoadingCards } from "./content/loading-cards.tsx";
import { StoreContent } from "./content/store-content.tsx";
import { CategoryRow } from "./filters/category-row.tsx";
import { NetworkList } from "./filters/network-list.tsx";
import { load } from "./load.ts";
import styles from "./page.module.css";
import { SearchBox } from "./search/search-box.tsx";
import { STORE_QUERY } from "./store-address.ts";
import { StoreTemplates } from "./store-templates.tsx";

export const handle: PageHandle = { query: STORE_QUERY };

export const loader = ({ context, request }: Route.LoaderArgs) => load(context, new URL(request.url));

/** Everything is a link or a form; store.ts answers them within the page where there is a script. */
export default function DappStorePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("dappstore.page");
  const localPath = useLocalPath();
  const { address, categories, networks, hotSearches, content } = loaderData;
  return (
    <Container>
      <div data-enhance="store">
        <PageHead
          title={t("title")}
          lead={t("lead")}
          aside={<SearchBox address={address} categories={categories} hotSearches={hotSearches} />}
        >
          <p className={styles.note}>
            {t("thirdParties")} <InlineLink href={localPath("/risk")}>{t("readRisk")}</InlineLink>
          </p>
        </PageHead>
        <div className={styles.categories} data-part="categories">
          <CategoryRow address={address} categories={categories} networks={networks} />
        </div>
        <div className={styles.columns}>
          <div className={styles.rail} data-part="networks">
            <NetworkList address={address} categories={categories} networks={networks} />
          </div>
          <div className={styles.main}>
            <div className={styles.content} data-part="content">
              <StoreContent address={address} categories={categories} networks={networks} content={content} />
            </div>
            <LoadingCards />
          </div>
        </div>
        <StoreTemplates />
      </div>
    </Container>
  );
}
