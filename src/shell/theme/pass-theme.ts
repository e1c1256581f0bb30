/**
 * §4: the theme is passed to external tools. Done when a link is used, by one listener for the whole page, so
 * that cached pages are the same for everyone.
 */
import { currentTheme, type Theme } from "./theme.ts";

export function withTheme(address: string, theme: Theme): string {
  const url = new URL(address);
  url.searchParams.set("theme", theme);
  return url.href;
}

/** The context menu offers "open in a new tab" and copying, which take the address as it is then. */
const EVENTS = ["click", "auxclick", "contextmenu"] as const;

function tellTheme(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>("a[data-tool]");
  if (link) link.href = withTheme(link.href, currentTheme());
}

export function passTheme(): void {
  for (const type of EVENTS) document.addEventListener(type, tellTheme, true);
}
