import heart from "lucide-react/icons/heart";
import { useTranslations } from "use-intl";
import { useFavourite } from "#features/catalogue/ui/favourite-button/use-favourite.ts";
import { REPLAYED } from "#shell/islands/island-attributes.ts";
import { Icon } from "#ui/icon.tsx";
import { notify } from "#ui/toast/toast-queue.ts";
import styles from "./favourite-action.module.css";

interface FavouriteActionProps {
  readonly id: number;
  readonly name: string;
}

/** A heart with a label and a toast. Without JavaScript there is no storage, so there is no button. */
export function FavouriteAction({ id, name }: FavouriteActionProps) {
  const t = useTranslations("dappDetail.header");
  const favouritesText = useTranslations("dappstore.favourites");
  const { isFavourite, toggle } = useFavourite(id);
  const press = (): void =>
    notify({ tone: "good", text: favouritesText(toggle() ? "added" : "removed", { name }) });
  return (
    <button
      type="button"
      className={styles.button}
      aria-pressed={isFavourite}
      onClick={press}
      {...{ [REPLAYED]: "favourite" }}
    >
      <Icon of={heart} />
      <span className={styles.label}>{t(isFavourite ? "favourited" : "favourite")}</span>
    </button>
  );
}
