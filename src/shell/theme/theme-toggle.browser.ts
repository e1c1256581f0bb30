/** The header's toggle and the menu's switch: they change and show the theme. */
import { closestTarget } from "#shell/enhance/closest-target.ts";
import { THEME_SWITCH, THEME_TOGGLE } from "./theme-attributes.ts";
import { chooseTheme, currentTheme, followTheme } from "./theme.ts";

function show(): void {
  const theme = currentTheme();
  for (const toggle of document.querySelectorAll<HTMLElement>(`[${THEME_TOGGLE.name}]`)) {
    const label = toggle.getAttribute(theme === "dark" ? THEME_TOGGLE.toLight : THEME_TOGGLE.toDark) ?? "";
    toggle.setAttribute("aria-label", label);
    toggle.title = label;
  }
  for (const control of document.querySelectorAll<HTMLInputElement>(`[${THEME_SWITCH}] input`)) {
    control.checked = theme === "dark";
  }
  // The browser's toolbar takes the colour of the page; the first meta tag is the light theme's (root.tsx).
  for (const [index, colour] of document.querySelectorAll("meta[name=theme-color]").entries()) {
    colour.setAttribute("media", (index === 1) === (theme === "dark") ? "all" : "not all");
  }
}

export function enhanceTheme(): void {
  show();
  followTheme(show);
  document.addEventListener("click", (event) => {
    if (closestTarget(event, `[${THEME_TOGGLE.name}]`))
      chooseTheme(currentTheme() === "dark" ? "light" : "dark");
  });
  document.addEventListener("change", (event) => {
    const control = closestTarget<HTMLInputElement>(event, `[${THEME_SWITCH}] input`);
    if (control) chooseTheme(control.checked ? "dark" : "light");
  });
}
