import { useTranslations } from "use-intl";
import { MenuButton } from "#shell/header/sheet/menu-button.tsx";
import { Tabs } from "#shell/header/tabs/tabs.tsx";
import { ThemeToggle } from "#shell/theme/theme-toggle.tsx";
import { DownloadCall } from "./download-call.tsx";
import styles from "./header.module.css";
import { LanguageItem } from "./language-item.tsx";
import { Logo } from "./logo.tsx";

export function HeaderBar() {
  const t = useTranslations("common.a11y");
  return (
    <div className={styles.bar}>
      <Logo />
      <nav className={styles.tabs} aria-label={t("mainNavigation")}>
        <Tabs />
      </nav>
      <div className={styles.side}>
        <div className={styles.download}>
          <DownloadCall size="sm" />
        </div>
        <ThemeToggle />
        <div className={styles.language}>
          <LanguageItem />
        </div>
        <div className={styles.menu}>
          <MenuButton />
        </div>
      </div>
    </div>
  );
}
