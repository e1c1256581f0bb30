/** The header's panels, its edge once the page has left its top, and the menu of narrow screens. */
import { showPictures } from "#shell/header/menu/show-pictures.ts";
import { startPanels } from "#shell/header/panels/panels.ts";

const SCROLLED_PX = 8;
/** Where the tabs take over (§9). */
const WIDE = "(width > 1250px)";

export const MENU_SHEET_ID = "menu-sheet";

function followScroll(header: HTMLElement): void {
  const show = (): void => void header.toggleAttribute("data-scrolled", window.scrollY > SCROLLED_PX);
  window.addEventListener("scroll", show, { passive: true });
  show();
}

/** dialogs.ts opens it; it closes with the way it offers, and where the tabs make it superfluous. */
function followSheet(sheet: HTMLElement): void {
  const close = (): void => {
    if (sheet instanceof HTMLDialogElement) sheet.close();
  };
  sheet.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href]")) close();
  });
  // A part of it that opens; such events do not bubble.
  sheet.addEventListener("toggle", ({ target }) => target instanceof Element && showPictures(target), true);
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
