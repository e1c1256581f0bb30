/** The header's menus, as content/site/navigation.json describes them. */
import data from "#content/site/navigation.json" with { type: "json" };
import type { Language } from "#i18n/languages.ts";
import type { Switches } from "#brand/schema.ts";
import type { KeyBelow } from "#i18n/translate-key.ts";
import { isOffered } from "./offer.ts";

/** The pictures beside a menu, drawn in header/art. */
export type PanelArtName = "channel" | "shell" | "pools";

/** A key of the `header` messages. */
export type MenuKey = KeyBelow<"header">;

/** `target` is one of resolve-link.ts. */
export interface NavigationLink {
  readonly title: MenuKey;
  readonly target: string;
}

export interface NavigationItem extends NavigationLink {
  readonly description: MenuKey;
  /** A drawing of icons/icons.svg, named as Lucide names it. */
  readonly icon: string;
  /** Hidden in all other languages. */
  readonly onlyIn?: readonly Language[];
}

interface NavigationAside {
  readonly title: MenuKey;
  readonly description: MenuKey;
  readonly action?: NavigationLink;
  readonly art: PanelArtName;
}

export interface NavigationMenu {
  readonly id: string;
  readonly title: MenuKey;
  readonly columns: 1 | 2 | 3;
  readonly items: readonly NavigationItem[];
  readonly aside?: NavigationAside;
}

/** A tab that opens a page instead of a panel. */
export interface NavigationPage extends NavigationLink {
  readonly id: string;
}

export type NavigationTab = NavigationMenu | NavigationPage;

interface Navigation {
  readonly tabs: readonly NavigationTab[];
  readonly download: NavigationLink;
  readonly brandKit: NavigationLink;
}

export const isMenu = (tab: NavigationTab): tab is NavigationMenu => "items" in tab;

/** The tabs that lead somewhere under these switches. A menu that has lost all its items goes too. */
export const offeredTabs = (tabs: readonly NavigationTab[], switches?: Switches): readonly NavigationTab[] =>
  tabs
    .map((tab) =>
      isMenu(tab) ? { ...tab, items: tab.items.filter(({ target }) => isOffered(target, switches)) } : tab,
    )
    .filter((tab) => (isMenu(tab) ? tab.items.length > 0 : isOffered(tab.target, switches)));

// navigation.test.ts validates the shape, so that the browser needs no schema.
const whole = data as Navigation;

export const navigation: Navigation = { ...whole, tabs: offeredTabs(whole.tabs) };

export const shownIn = (items: readonly NavigationItem[], language: Language): readonly NavigationItem[] =>
  items.filter((item) => item.onlyIn?.includes(language) ?? true);
