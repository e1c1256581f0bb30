import { useTranslations } from "use-intl";
import type { DappCardFacts } from "#features/catalogue/card.ts";
import { DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { FavouriteCard } from "#pages/dappstore/content/favourite-card.tsx";
import { KeptMarkup } from "#ui/kept-markup/kept-markup.tsx";
import styles from "./nearest-dapps.module.css";

/** DApps that were not searched for but are near, under their own heading. */
export function NearestDapps({ dapps }: { readonly dapps: readonly DappCardFacts[] }) {
  const t = useTranslations("dappstore.website");
  return (
    <section aria-labelledby="nearest-title">
      <h3 className={styles.title} id="nearest-title">
        {t("nearest")}
      </h3>
      <DappList>
        {dapps.map((dapp) => (
          <KeptMarkup key={dapp.id} of={FavouriteCard} props={{ dapp, place: "nearest" }} />
        ))}
      </DappList>
    </section>
  );
}
