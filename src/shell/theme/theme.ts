/** The current theme, read from the document, where the script in the head wrote it before the first paint. */
import { THEME } from "#browser/storage/head-texts.ts";
import { localArea } from "#browser/storage/storage-area.ts";
import { ROOT } from "#shell/root-attributes.ts";

export type Theme = (typeof THEME.values)[number];

const isTheme = (value: unknown): value is Theme => value === "light" || value === "dark";

export function currentTheme(): Theme {
  const shown = document.documentElement.getAttribute(ROOT.theme);
  return isTheme(shown) ? shown : "light";
}

function apply(theme: Theme): void {
  document.documentElement.setAttribute(ROOT.theme, theme);
}

/** Sets the theme and stores the choice (§4). */
export function chooseTheme(theme: Theme): void {
  apply(theme);
  localArea.write(THEME.key, theme);
}

/** A theme that was requested, stored or set by the in-app browser stays; otherwise the system's is followed (§4). */
function followSystem(): void {
  const isDecided = (): boolean =>
    isTheme(localArea.read(THEME.key)) ||
    document.documentElement.hasAttribute(ROOT.hosted) ||
    new URLSearchParams(location.search).has("theme");
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => {
    if (!isDecided()) apply(matches ? "dark" : "light");
  });
}

/** Applies a theme that another document has stored since this one was rendered. */
export function takeStoredTheme(): void {
  const stored = localArea.read(THEME.key);
  if (isTheme(stored) && stored !== currentTheme()) apply(stored);
}

/** Calls the listener on every change and applies another tab's choice. */
export function followTheme(listener: () => void): void {
  // The in-app browser may respond after the page has loaded, so the attribute itself is observed.
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: [ROOT.theme] });
  followSystem();
  localArea.subscribe(THEME.key, takeStoredTheme);
}
