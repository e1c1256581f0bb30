/** The header's panels, its edge once the page has left its top, and the menu of narrow screens. */
import { around } from "#shell/enhance/elements.ts";
import { showPictures } from "#shell/header/menu/show-pictures.ts";
import { startPanels } from "#shell/header/panels/panels.ts";
import { fillPart } from "#shell/header/sheet/fill-part.ts";

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
  sheet.addEventListener("click", (event) => {
    if (around(event, "a[href]")) return close();
    // Before the browser opens it: nobody sees it empty.
    const part = around(event, "summary")?.parentElement;
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
