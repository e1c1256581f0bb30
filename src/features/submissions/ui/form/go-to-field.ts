import type { MouseEvent } from "react";

/**
 * Follows a link to a field and focuses its control, also in a closed tab or in a group. The link knows an id only:
 * the server named the field.
 */
export function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  const tab = field.closest<HTMLElement>("[data-tab]")?.dataset["tab"];
  if (tab !== undefined) document.getElementById(tab)?.click();
  const control = field.matches("fieldset") ? field.querySelector<HTMLElement>("input") : field;
  control?.focus();
  field.scrollIntoView({ block: "center" });
}
