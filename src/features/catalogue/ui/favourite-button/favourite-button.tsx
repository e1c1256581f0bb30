import heart from "lucide-react/icons/heart";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/button/icon-button.tsx";
import styles from "./favourite-button.module.css";
import { useFavourite } from "./use-favourite.ts";

interface FavouriteButtonProps {
  readonly id: number;
  readonly name: string;
  /** For the island around it, such as the name for replaying an early click. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>> | undefined;
}

/** A heart. Favourites are known only in the browser, so the server renders none. */
export function FavouriteButton({ id, name, attributes }: FavouriteButtonProps) {
  const t = useTranslations("dappstore.card");
  const { isFavourite, toggle } = useFavourite(id);
  return (
    <span className={styles.place}>
      <IconButton
        icon={heart}
        label={t("favourite", { name })}
        pressed={isFavourite}
        onClick={toggle}
        {...attributes}
      />
    </span>
  );
}
