/** The logo: links home, and offers the brand kit and the logo files on right-click (§2; see panels/panel-box.browser.ts). */
import { useTranslations } from "use-intl";
import { brand } from "#brand/brand.ts";
import { useLocalPath } from "#i18n/language.tsx";
import { PANEL } from "#shell/header/panels/panel-attributes.ts";
import { PanelBox } from "#shell/header/panels/panel-box.tsx";
import { LOGO_ITEM } from "#shell/header/panels/panel-state.ts";
import { Lockup } from "./lockup.tsx";
import styles from "./logo.module.css";

/** All logo files of the brand kit in one archive. */
const LOGO_ARCHIVE = `/brand/${brand.short.toLowerCase()}-logos.zip`;

const PANEL_ID = "menu-logo";

export function Logo() {
  const t = useTranslations("header.logo");
  const localPath = useLocalPath();
  return (
    <div className={styles.item} {...{ [PANEL.item]: LOGO_ITEM }}>
      <a
        href={localPath("/")}
        className={styles.logo}
        {...{ [PANEL.trigger]: "" }}
        aria-controls={PANEL_ID}
        aria-expanded={false}
      >
        <Lockup alt={t("home")} />
      </a>
      <PanelBox id={PANEL_ID} align="start">
        <nav className={styles.choices} aria-label={t("menuLabel")}>
          <a href={localPath("/brandkit")} className={styles.choice}>
            {t("openBrandKit")}
          </a>
          <a href={LOGO_ARCHIVE} className={styles.choice} download>
            {t("downloadLogos")}
          </a>
        </nav>
      </PanelBox>
    </div>
  );
}
