/**
 * §4: passes the theme to external tools. One listener for the whole page adds it when a link is used, so that
 * cached pages are the same for everyone.
 */
import { currentTheme, type Theme } from "#shell/theme/theme.ts";
import { TOOL } from "./link-attributes.ts";

export function withTheme(address: string, theme: Theme): string {
  const url = new URL(address);
  url.searchParams.set("theme", theme);
  return url.href;
}

/** The context menu offers "open in a new tab" and copying, which use the link's address at that moment. */
const EVENTS = ["click", "auxclick", "contextmenu"] as const;

function announceTheme(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>(`a[${TOOL}]`);
  if (link) link.href = withTheme(link.href, currentTheme());
}

export function passTheme(): void {
  for (const type of EVENTS) document.addEventListener(type, announceTheme, true);
}
