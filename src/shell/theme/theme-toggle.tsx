/** The header's theme toggle. CSS chooses the icon, because the server does not know the theme. */
import moon from "lucide-react/icons/moon";
import sun from "lucide-react/icons/sun";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";
import { THEME_TOGGLE } from "./theme-attributes.ts";
import styles from "./theme-toggle.module.css";

export function ThemeToggle() {
  const t = useTranslations("common.theme");
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t("switchToDark")}
      {...{
        [THEME_TOGGLE.name]: "",
        [THEME_TOGGLE.toDark]: t("switchToDark"),
        [THEME_TOGGLE.toLight]: t("switchToLight"),
      }}
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
