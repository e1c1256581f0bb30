/** The attributes of the two controls of the theme: components write them and the browser's script reads them. */
export const THEME_TOGGLE = {
  name: "data-theme-toggle",
  /** Its label while the theme is light. */
  toDark: "data-to-dark",
  toLight: "data-to-light",
} as const;

/** Around the switch in the menu sheet. */
export const THEME_SWITCH = "data-theme-switch";
