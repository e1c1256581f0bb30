/** What the header's components and its script share. */

/** On the header after scrolling. */
export const SCROLLED = "data-scrolled";

/** The id of the menu on narrow screens. */
export const MENU_SHEET_ID = "menu-sheet";

/** On a list of the sheet: the id of the menu whose links it copies. */
export const LINKS_OF = "data-links-of";
