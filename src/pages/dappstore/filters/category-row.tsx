import heart from "lucide-react/icons/heart";
import sliders from "lucide-react/icons/sliders-horizontal";
import { useTranslations } from "use-intl";
import { FAVOURITES } from "#browser/storage/registry.ts";
import { useStored } from "#browser/storage/use-stored.ts";
import { useCount } from "#i18n/formats/small-number.ts";
import { useLocalPath } from "#i18n/language.tsx";
import type { NetworkEntry } from "#pages/dappstore/store-state.ts";
import {
  fromTheTop,
  storePath,
  type CategoryName,
  type StoreAddress,
} from "#pages/dappstore/store-address.ts";
import { Icon } from "#ui/icon.tsx";
import { Chip, ChipLink, ChipRow } from "#ui/tag/chip.tsx";
import styles from "./category-row.module.css";
import { keptForSearches } from "./kept-for-searches.tsx";
import { NETWORK_LIST_ID } from "./network-list.tsx";

interface CategoryRowProps {
  readonly address: StoreAddress;
  readonly categories: readonly CategoryName[];
  readonly networks: readonly NetworkEntry[];
  /** During a search: its matches by category. */
  readonly matches?: Matches | undefined;
}

type Matches = Readonly<Record<string, number | string>>;
const NO_MATCHES: Matches = {};

/** Nothing but zeros would say fourteen times what the headline says. */
const isAnyIn = (matches: Matches): boolean => Object.values(matches).some((count) => count !== 0);

/** The categories, the favourites and, on narrow screens, the button for the networks. */
function Row({ address, categories, networks, matches = NO_MATCHES }: CategoryRowProps) {
  const t = useTranslations("dappstore");
  const localPath = useLocalPath();
  const writeCount = useCount();
  const [favourites] = useStored(FAVOURITES);
  const isFavourites = address.view === "favourites";
  const chosen = isFavourites || address.sectionId !== null ? null : address.categoryId;
  const network = networks.find(({ key }) => key === address.network);
  const to = (change: Partial<StoreAddress>) =>
    localPath(storePath(fromTheTop(address, change), { categories }));
  const isAnyFound = isAnyIn(matches);
  const chip = ({ id, title }: Pick<CategoryName, "id" | "title">, change: Partial<StoreAddress> = {}) => (
    <ChipLink key={id} href={to({ categoryId: id, ...change })} selected={id === chosen}>
      {title}
      {isAnyFound && change.key === undefined && matches[id] !== undefined && (
        <span className={styles.matches}> {writeCount(matches[id])}</span>
      )}
    </ChipLink>
  );
  const [first, ...others] = categories;
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <ChipRow label={t("filters.category")} scrolls="phone">
          <span className={styles.networks}>
            <Chip icon={<Icon of={sliders} size={16} />} popoverTarget={NETWORK_LIST_ID}>
              {network?.title ?? t("filters.allNetworks")}
            </Chip>
          </span>
          {/* The first category is the front page, so choosing it ends a search. */}
          {first && chip(first, { key: "" })}
          {chip({ id: 0, title: t("categories.all") })}
          {others.map((category) => chip(category))}
        </ChipRow>
      </div>
      <span className={styles.favourites}>
        <ChipLink
          href={localPath("/dappstore?view=favourites")}
          selected={isFavourites}
          icon={<Icon of={heart} size={16} />}
        >
          <span className={styles.label}>{t("favourites.title")}</span>
          <span className={styles.count} data-favourite-count="">
            {favourites.length > 0 && favourites.length}
          </span>
        </ChipLink>
      </span>
    </div>
  );
}

export const CategoryRow = import.meta.env.SSR
  ? keptForSearches(Row, {
      addressOf: ({ address }) => address,
      countsOf: ({ matches = NO_MATCHES }) => (isAnyIn(matches) ? Object.entries(matches) : []),
      withTexts: (
        { address: { network }, categories, networks, matches = NO_MATCHES },
        address,
        countOf,
      ) => ({
        address: { ...fromTheTop(address, {}), view: address.view, sectionId: address.sectionId },
        categories,
        networks: networks.filter(({ key }) => key === network).map((one) => ({ ...one, count: 0 })),
        matches: Object.fromEntries(Object.keys(matches).map((id) => [id, countOf(id)])),
      }),
    })
  : Row;
