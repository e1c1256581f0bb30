/** The header's panels, its border after scrolling, and the menu on narrow screens. */
import { closestTarget } from "#shell/enhance/closest-target.ts";
import { showPictures } from "#shell/icons/file-icon.browser.ts";
import { startPanels } from "#shell/header/panels/panel-box.browser.ts";
import { fillPart } from "#shell/header/sheet/sheet-menus.browser.ts";
import { MENU_SHEET_ID, SCROLLED } from "./header-attributes.ts";

const SCROLLED_PX = 8;
/** The width from which the tabs are shown; must match header.module.css. */
const WIDE = "(width >= 1024px)";

function followScroll(header: HTMLElement): void {
  const show = (): void => void header.toggleAttribute(SCROLLED, window.scrollY > SCROLLED_PX);
  window.addEventListener("scroll", show, { passive: true });
  show();
}

/** dialogs.browser.ts opens the sheet; it closes when a link in it is followed and when the screen becomes wide. */
function followSheet(sheet: HTMLElement): void {
  const close = (): void => {
    if (sheet instanceof HTMLDialogElement) sheet.close();
  };
  sheet.addEventListener("click", (event) => {
    if (closestTarget(event, "a[href]")) return close();
    // Fills the part before the browser opens it, so that it never shows empty.
    const part = closestTarget(event, "summary")?.parentElement;
    if (!part) return;
    fillPart(part);
    showPictures(part);
  });
  window.matchMedia(WIDE).addEventListener("change", close);
}

export function enhanceHeader(): void {
  const header = document.querySelector<HTMLElement>("header");
  const sheet = document.getElementById(MENU_SHEET_ID);
  if (header) {
    startPanels(header);
    followScroll(header);
  }
  if (sheet) followSheet(sheet);
}
