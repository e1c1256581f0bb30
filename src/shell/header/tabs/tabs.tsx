/** The header's tabs on wide screens with their panels. Rendered on the server only (see header.tsx). */
import chevronDown from "lucide-react/icons/chevron-down";
import { useMenuText } from "#shell/header/menu/menu-text.ts";
import { PANEL } from "#shell/header/panels/panel-attributes.ts";
import { PanelBox, type PanelAlign } from "#shell/header/panels/panel-box.tsx";
import { isMenu, navigation, type NavigationMenu } from "#shell/navigation/navigation.ts";
import { ShellLink } from "#shell/navigation/shell-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Panel } from "./panel.tsx";
import styles from "./tabs.module.css";

export function Tabs() {
  const text = useMenuText();
  return (
    <ul className={styles.list}>
      {navigation.tabs.map((tab, index) =>
        isMenu(tab) ? (
          <MenuTab key={tab.id} menu={tab} align={alignOf(tab, index)} />
        ) : (
          <li key={tab.id} className={styles.item}>
            <ShellLink target={tab.target} className={styles.tab}>
              {text(tab.title)}
            </ShellLink>
          </li>
        ),
      )}
    </ul>
  );
}

/** The first panel is too wide to be centred below its tab in languages with short labels. */
function alignOf(menu: NavigationMenu, index: number): PanelAlign {
  if (menu.columns === 3) return "bar";
  return index === 0 ? "start" : "center";
}

function MenuTab({ menu, align }: { menu: NavigationMenu; align: PanelAlign }) {
  const panelId = `menu-${menu.id}`;
  return (
    <li className={styles.item} {...{ [PANEL.item]: menu.id, [PANEL.opensOnHover]: "" }} data-align={align}>
      <button
        type="button"
        className={styles.tab}
        {...{ [PANEL.trigger]: "" }}
        aria-expanded={false}
        aria-controls={panelId}
      >
        {useMenuText()(menu.title)}
        <Icon of={chevronDown} size={14} />
      </button>
      <PanelBox id={panelId} align={align}>
        <Panel menu={menu} />
      </PanelBox>
    </li>
  );
}
