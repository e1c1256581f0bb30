import { useTranslations } from "use-intl";
import { DappList } from "#features/catalogue/ui/dapp-card/dapp-card.tsx";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { FavouriteCard } from "./content/favourite-card.tsx";
import styles from "./store-templates.module.css";

/** A card whose texts the browser fills in (live/fill-template.ts). */
const BLANK = {
  hid: 0,
  title: "{title}",
  description: "{description}",
  category: "{category}",
  picture: "{picture}",
  networks: [],
  networkCount: 0,
  tag: null,
};

/** HTML that the store's script copies, and the place where it says what has changed. */
export function StoreTemplates() {
  const t = useTranslations("dappstore");
  return (
    <>
      <template data-template="list">
        <DappList>
          <FavouriteCard dapp={BLANK} />
        </DappList>
      </template>
      <template data-template="from-device">
        <div className={styles.note}>
          <Notice tone="warning" announce>
            {t("loading.fromDevice")}
          </Notice>
        </div>
      </template>
      <template data-template="gone">
        <p className={styles.note}>{t("favourites.gone")}</p>
      </template>
      <template data-template="failed">
        <div className={styles.failure} data-failure="">
          <Notice tone="bad" title={t("loading.failed")} announce />
          <Button variant="quiet" size="sm" data-retry="">
            {t("loading.retry")}
          </Button>
        </div>
      </template>
      <p className="visually-hidden" role="status" data-announce="" />
    </>
  );
}
