import { useTranslations } from "use-intl";
import type { NetworkEntry } from "#pages/dappstore/load.ts";
import type { Content } from "#pages/dappstore/load-content.ts";
import type { CategoryName, StoreAddress } from "#pages/dappstore/store-address.ts";
import { Favourites } from "./favourites.tsx";
import { FrontPage } from "./front-page.tsx";
import { Results } from "./results.tsx";

interface StoreContentProps {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly networks: readonly NetworkEntry[];
  readonly content: Content;
}

export function StoreContent({ address, categories, networks, content }: StoreContentProps) {
  const t = useTranslations("dappstore");
  if (content.kind === "favourites") return <Favourites />;
  const network = networks.find(({ key }) => key === address.network)?.title;
  const category = categories.find(({ hid }) => hid === address.categoryId)?.title ?? t("filters.allCategories");
  const titles = {
    front: category,
    list: category,
    search: t("search.resultsFor", { query: address.key }),
    section: content.kind === "section" ? content.title : "",
  };
  return (
    <>
      {content.kind === "front" && <FrontPage front={content.front} />}
      <Results
        address={address}
        categories={categories}
        title={titles[content.kind]}
        network={network}
        results={content.results}
        all={content.kind === "front" ? { ...address, view: "list" } : undefined}
      />
    </>
  );
}
