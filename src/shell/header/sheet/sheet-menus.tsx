/** All menus as an accordion, for narrow screens. Rendered on the server only; sheet-menus.browser.ts adds the links. */
import arrowRight from "lucide-react/icons/arrow-right";
import chevronDown from "lucide-react/icons/chevron-down";
import { LINKS_OF } from "#shell/header/header-attributes.ts";
import { useMenuText } from "#shell/header/menu/menu-text.ts";
import {
  isMenu,
  navigation,
  type NavigationLink,
  type NavigationMenu,
} from "#shell/navigation/navigation.ts";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { Icon } from "#ui/icon.tsx";
import styles from "./sheet-menus.module.css";

export function SheetMenus() {
  return (
    <ul>
      {navigation.tabs.map((tab) => (
        <li key={tab.id} className={styles.entry}>
          {isMenu(tab) ? <Accordion menu={tab} /> : <PageEntry link={tab} />}
        </li>
      ))}
      <li className={styles.entry}>
        <PageEntry link={navigation.brandKit} />
      </li>
    </ul>
  );
}

function Accordion({ menu }: { menu: NavigationMenu }) {
  return (
    <details name="menu-sheet">
      <summary className={styles.summary}>
        {useMenuText()(menu.title)}
        <Icon of={chevronDown} />
      </summary>
      <ul className={styles.items} {...{ [LINKS_OF]: menu.id }} />
    </details>
  );
}

function PageEntry({ link }: { link: NavigationLink }) {
  const text = useMenuText();
  return (
    <ShellLink target={link.target} className={styles.summary}>
      {text(link.title)}
      <Icon of={arrowRight} />
    </ShellLink>
  );
}
