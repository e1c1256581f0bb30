/** The header's menus, as content/site/navigation.json describes them. */
import data from "#content/site/navigation.json" with { type: "json" };
import type { Language } from "#i18n/languages.ts";

/** The pictures beside a menu, drawn in header/art. */
export type PanelArtName = "channel" | "shell" | "pools";

/** `title`, `description` and `action.title` are keys of the `header` messages, `target` is one of resolve-link.ts. */
export interface NavigationLink {
  readonly title: string;
  readonly target: string;
}

export interface NavigationItem extends NavigationLink {
  readonly description: string;
  /** A drawing of icons/icons.svg, named as Lucide names it. */
  readonly icon: string;
  /** Left out of all other languages. */
  readonly onlyIn?: readonly Language[];
}

interface NavigationAside {
  readonly title: string;
  readonly description: string;
  readonly action?: NavigationLink;
  readonly art: PanelArtName;
}

export interface NavigationMenu {
  readonly id: string;
  readonly title: string;
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

/** Its shape is proved by navigation.test.ts, which spares the browser a schema. */
export const navigation = data as Navigation;

export const isMenu = (tab: NavigationTab): tab is NavigationMenu => "items" in tab;

export const shownIn = (items: readonly NavigationItem[], language: Language): readonly NavigationItem[] =>
  items.filter((item) => item.onlyIn?.includes(language) ?? true);
