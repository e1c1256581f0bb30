/** The menu icon on narrow screens and the sheet it opens. Without JavaScript it links to the footer. */
import menu from "lucide-react/icons/menu";
import x from "lucide-react/icons/x";
import { useTranslations } from "use-intl";
import { DownloadCall } from "#shell/header/download-call.tsx";
import { MENU_SHEET_ID } from "#shell/header/header-attributes.ts";
import { Lockup } from "#shell/header/lockup.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { CLOSES, OPENS } from "#ui/dialog/dialog-attributes.ts";
import { Icon } from "#ui/icon.tsx";
import styles from "./menu-button.module.css";
import { SheetMenus } from "./sheet-menus.tsx";
import { SheetLanguage, SheetTheme } from "./sheet-settings.tsx";

export function MenuButton() {
  const t = useTranslations("common.a11y");
  return (
    <>
      <a
        href="#footer-navigation"
        className={styles.button}
        aria-label={t("openMenu")}
        {...{ [OPENS]: MENU_SHEET_ID }}
      >
        <Icon of={menu} size={24} />
      </a>
      <dialog className={styles.dialog} id={MENU_SHEET_ID} aria-label={t("mainNavigation")}>
        <div className={styles.sheet}>
          <div className={styles.bar}>
            <Lockup alt="" />
            <IconButton icon={x} iconSize={24} label={t("closeMenu")} {...{ [CLOSES]: "" }} />
          </div>
          <div className={styles.menus}>
            <SheetMenus />
          </div>
          <div className={styles.tail}>
            <SheetLanguage />
            <SheetTheme />
            <DownloadCall size="lg" />
          </div>
        </div>
      </dialog>
    </>
  );
}
