/** The header's theme item. Which icon shows is the style sheet's choice: the server knows no theme. */
import moon from "lucide-react/icons/moon";
import sun from "lucide-react/icons/sun";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";
import styles from "./theme-toggle.module.css";

export function ThemeToggle() {
  const t = useTranslations("common.theme");
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t("switchToDark")}
      data-theme-toggle=""
      data-to-dark={t("switchToDark")}
      data-to-light={t("switchToLight")}
    >
      <span className={styles.moon}>
        <Icon of={moon} />
      </span>
      <span className={styles.sun}>
        <Icon of={sun} />
      </span>
    </button>
  );
}
