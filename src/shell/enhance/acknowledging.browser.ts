/**
 * `NEEDS` on a link: the link works only if the checkbox with that id is ticked. Otherwise a click shows
 * the element `<id>-missing` and focuses the checkbox.
 */
import { missingNoteId, NEEDS } from "./acknowledging-attributes.ts";
import { closestTarget } from "./closest-target.ts";

function hold(event: Event): void {
  const link = closestTarget(event, `[${NEEDS}]`);
  const box = document.getElementById(link?.getAttribute(NEEDS) ?? "");
  if (!(box instanceof HTMLInputElement) || box.checked) return;
  event.preventDefault();
  event.stopPropagation();
  document.getElementById(missingNoteId(box.id))?.removeAttribute("hidden");
  box.focus();
}

export function enhanceAcknowledging(): void {
  // In the capture phase, because dialogs.browser.ts would otherwise close the dialog around the link first.
  for (const type of ["click", "auxclick"] as const) document.addEventListener(type, hold, true);
}
