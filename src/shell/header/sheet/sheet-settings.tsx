/** Language and theme at the bottom of the menu on narrow screens. */
import chevronDown from "lucide-react/icons/chevron-down";
import globe from "lucide-react/icons/globe";
import moon from "lucide-react/icons/moon";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { LanguageLinks } from "#shell/language/language-links.tsx";
import { THEME_SWITCH } from "#shell/theme/theme-attributes.ts";
import { Switch } from "#ui/choice/checkbox.tsx";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import styles from "./sheet-settings.module.css";

export function SheetLanguage() {
  const label = useTranslations("header.bar")("language");
  return (
    <details className={styles.setting} name="menu-sheet">
      <summary className={styles.row}>
        <span className={styles.caption}>
          <Icon of={globe} size={18} />
          <span>
            <VisuallyHidden>{label}</VisuallyHidden> {LANGUAGE_FACTS[useLanguage()].name}
          </span>
        </span>
        <span className={styles.chevron}>
          <Icon of={chevronDown} />
        </span>
      </summary>
      <div className={styles.languages}>
        <LanguageLinks />
      </div>
    </details>
  );
}

export function SheetTheme() {
  const label = useTranslations("header.bar")("darkMode");
  const caption = (
    <span className={styles.caption}>
      <Icon of={moon} size={18} />
      {label}
    </span>
  );
  return (
    <div className={styles.setting} {...{ [THEME_SWITCH]: "" }}>
      <Switch label={caption} />
    </div>
  );
}
