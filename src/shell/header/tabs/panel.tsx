/** The panel below a tab: links with icon, title and description, and an optional picture. */
import arrowRight from "lucide-react/icons/arrow-right";
import { useLanguage } from "#i18n/language.tsx";
import { FileIcon } from "#shell/icons/file-icon.tsx";
import { useMenuText } from "#shell/header/menu/menu-text.ts";
import { shownIn, type NavigationItem, type NavigationMenu } from "#shell/navigation/navigation.ts";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { PanelArt } from "./panel-art.tsx";
import styles from "./panel.module.css";

export function Panel({ menu }: { menu: NavigationMenu }) {
  const items = shownIn(menu.items, useLanguage());
  return (
    <div className={styles.panel} data-columns={menu.columns} data-aside={menu.aside ? "" : undefined}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title}>
            <PanelItem item={item} />
          </li>
        ))}
      </ul>
      {menu.aside && <Aside aside={menu.aside} />}
    </div>
  );
}

function PanelItem({ item }: { item: NavigationItem }) {
  const text = useMenuText();
  return (
    <ShellLink target={item.target} className={styles.item}>
      <span className={styles.tile}>
        <FileIcon name={item.icon} deferred />
      </span>
      <span>
        <span className={styles.title}>{text(item.title)}</span>
        <span className={styles.description}>{text(item.description)}</span>
      </span>
    </ShellLink>
  );
}

function Aside({ aside }: { aside: NonNullable<NavigationMenu["aside"]> }) {
  const text = useMenuText();
  return (
    <div className={styles.aside}>
      <div className={styles.art}>
        <PanelArt name={aside.art} />
      </div>
      <div className={styles.words}>
        <p className={styles.heading}>{text(aside.title)}</p>
        <p className={styles.sentence}>{text(aside.description)}</p>
        {aside.action && (
          <ShellLink target={aside.action.target} className={styles.action}>
            {text(aside.action.title)}
            <Icon of={arrowRight} size={18} />
          </ShellLink>
        )}
      </div>
    </div>
  );
}
