import { useTranslations } from "use-intl";
import type { StoreState } from "#pages/dappstore/store-state.ts";

interface Headline {
  readonly title: string;
  /** The number of results; empty if unknown. */
  readonly count: string;
}

/** The heading of the list, which is announced when the list changes. */
export function useHeadline(): (state: StoreState) => Headline {
  const t = useTranslations("dappstore");
  const counts = useTranslations("common.counts");
  return ({ address, categories, networks, content }) => {
    if (content.kind === "favourites") return { title: t("favourites.title"), count: "" };
    const category = categories.find(({ id }) => id === address.categoryId)?.title;
    const titles = {
      front: category ?? t("filters.allCategories"),
      list: category ?? t("filters.allCategories"),
      search: t("search.resultsFor", { query: address.key }),
      section: content.kind === "section" ? content.title : "",
    };
    const { dapps, total } = content.results;
    const shown = { count: total ?? dapps.length };
    const count = address.key === "" ? counts("dapps", shown) : t("search.count", shown);
    const network = networks.find(({ key }) => key === address.network)?.title;
    return { title: titles[content.kind], count: network ? `${count} · ${network}` : count };
  };
}
