/**
 * `data-needs="id"` on a link: it works once the box with that id is ticked. Before that, it shows the sentence
 * with the id `<id>-missing` and leads to the box.
 */
import { around } from "./elements.ts";

function hold(event: Event): void {
  const link = around(event, "[data-needs]");
  const box = document.getElementById(link?.dataset["needs"] ?? "");
  if (!(box instanceof HTMLInputElement) || box.checked) return;
  event.preventDefault();
  event.stopPropagation();
  document.getElementById(`${box.id}-missing`)?.removeAttribute("hidden");
  box.focus();
}

export function enhanceAcknowledging(): void {
  // Before dialogs.ts, which would close the dialog around the link.
  for (const type of ["click", "auxclick"] as const) document.addEventListener(type, hold, true);
}
