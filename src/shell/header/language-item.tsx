/** The header's last item: the language switcher (§2). */
import chevronDown from "lucide-react/icons/chevron-down";
import globe from "lucide-react/icons/globe";
import { useTranslations } from "use-intl";
import { useLanguage } from "#i18n/language.tsx";
import { LANGUAGE_FACTS } from "#i18n/languages.ts";
import { PANEL } from "#shell/header/panels/panel-attributes.ts";
import { PanelBox } from "#shell/header/panels/panel-box.tsx";
import { LANGUAGE_ITEM } from "#shell/header/panels/panel-state.ts";
import { LanguageLinks } from "#shell/language/language-links.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./language-item.module.css";

const PANEL_ID = "menu-language";

export function LanguageItem() {
  const t = useTranslations("common.language");
  const { name } = LANGUAGE_FACTS[useLanguage()];
  return (
    <div className={styles.item} {...{ [PANEL.item]: LANGUAGE_ITEM, [PANEL.opensOnHover]: "" }}>
      <button
        type="button"
        className={styles.trigger}
        {...{ [PANEL.trigger]: "" }}
        aria-label={t("current", { language: name })}
        aria-expanded={false}
        aria-controls={PANEL_ID}
      >
        <Icon of={globe} size={18} />
        <span className={styles.name}>{name}</span>
        <Icon of={chevronDown} size={14} />
      </button>
      <PanelBox id={PANEL_ID} align="end">
        <nav className={styles.languages} aria-label={t("label")}>
          <LanguageLinks />
        </nav>
      </PanelBox>
    </div>
  );
}
