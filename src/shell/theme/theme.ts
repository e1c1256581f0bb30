/** The theme the page is in: read from the document, where the script of the head put it before the first paint. */
import { localArea } from "#shell/storage/storage-area.ts";
import { THEME_STORAGE_KEY } from "./theme-storage-key.ts";

export type Theme = "light" | "dark";

const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";

export function currentTheme(): Theme {
  const shown = document.documentElement.dataset["theme"];
  return isTheme(shown) ? shown : "light";
}

function apply(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}

/** Sets the theme and stores the choice (§4). */
export function chooseTheme(theme: Theme): void {
  apply(theme);
  localArea.write(THEME_STORAGE_KEY, theme);
}

/** Calls back on every change; another tab's choice is taken over. */
export function followTheme(listener: () => void): void {
  // The in-app browser may answer after the page stands, so the attribute itself is watched.
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  localArea.subscribe(THEME_STORAGE_KEY, () => {
    const stored = localArea.read(THEME_STORAGE_KEY);
    if (isTheme(stored)) apply(stored);
  });
}
