import heart from "lucide-react/icons/heart";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";
import styles from "./favourite-button.module.css";

interface FavouriteButtonProps {
  readonly hid: number;
  readonly name: string;
}

/** Kept in the reader's browser by its script; without one there is nothing to keep it in, and no button. */
export function FavouriteButton({ hid, name }: FavouriteButtonProps) {
  const t = useTranslations("dappDetail.header");
  const said = useTranslations("dappstore.favourites");
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={false}
      data-enhance="favourite"
      data-favourite={hid}
      data-added={said("added", { name })}
      data-removed={said("removed", { name })}
    >
      <Icon of={heart} />
      <span className={styles.off}>{t("favourite")}</span>
      <span className={styles.on}>{t("favourited")}</span>
    </button>
  );
}
