import heart from "lucide-react/icons/heart";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/button/icon-button.tsx";
import styles from "./favourite-button.module.css";

interface FavouriteButtonProps {
  readonly hid: number;
  readonly name: string;
}

/** A heart. Only the browser knows its favourites, so its script (pages/favourite-hearts.ts) presses it. */
export function FavouriteButton({ hid, name }: FavouriteButtonProps) {
  const t = useTranslations("dappstore.card");
  return (
    <span className={styles.place}>
      <IconButton icon={heart} label={t("favourite", { name })} pressed={false} data-favourite={hid} />
    </span>
  );
}
