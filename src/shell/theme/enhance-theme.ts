/** The header's toggle and the menu's switch: they change the theme and show which one it is. */
import { around } from "#shell/enhance/elements.ts";
import { chooseTheme, currentTheme, followTheme } from "./theme.ts";

function show(): void {
  const theme = currentTheme();
  for (const toggle of document.querySelectorAll<HTMLElement>("[data-theme-toggle]")) {
    const label = (theme === "dark" ? toggle.dataset["toLight"] : toggle.dataset["toDark"]) ?? "";
    toggle.setAttribute("aria-label", label);
    toggle.title = label;
  }
  for (const control of document.querySelectorAll<HTMLInputElement>("[data-theme-switch] input")) {
    control.checked = theme === "dark";
  }
}

export function enhanceTheme(): void {
  show();
  followTheme(show);
  document.addEventListener("click", (event) => {
    if (around(event, "[data-theme-toggle]")) chooseTheme(currentTheme() === "dark" ? "light" : "dark");
  });
  document.addEventListener("change", (event) => {
    const control = around<HTMLInputElement>(event, "[data-theme-switch] input");
    if (control) chooseTheme(control.checked ? "dark" : "light");
  });
}
