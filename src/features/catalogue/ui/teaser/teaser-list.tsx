import type { DappCardFacts } from "#features/catalogue/card.ts";
import { categoryPath, type Category } from "#features/catalogue/model.ts";
import { DappCard, DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { useLocalPath } from "#i18n/language.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import { ChipLink, ChipRow } from "#ui/tag/chip.tsx";
import styles from "./teaser-list.module.css";

interface TeaserListProps {
  readonly dapps: readonly DappCardFacts[];
  readonly categories: readonly Pick<Category, "id" | "key" | "title">[];
  readonly categoriesLabel: string;
}

/** A preview of the store: categories and some DApps. */
export function TeaserList({ dapps, categories, categoriesLabel }: TeaserListProps) {
  const localPath = useLocalPath();
  return (
    <>
      <div className={styles.categories}>
        <ChipRow label={categoriesLabel} scrolls="phone">
          {categories.map((category) => (
            <ChipLink key={category.id} href={localPath(categoryPath(category))}>
              {category.title}
            </ChipLink>
          ))}
        </ChipRow>
      </div>
      <DappList look="plain">
        {dapps.map((dapp) => (
          <KeptMarkup key={dapp.id} of={DappCard} props={{ dapp, look: "plain" }} />
        ))}
      </DappList>
    </>
  );
}
