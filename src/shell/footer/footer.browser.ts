/** Folds the footer's columns on phones and sends its form without leaving the page. */
import { closestTarget } from "#shell/enhance/closest-target.ts";
import { UNFOLDED } from "./footer-attributes.ts";

/** Toggles the column whose title was clicked. */
function fold(event: Event): void {
  const button = closestTarget(event, "button[aria-controls]");
  const list = document.getElementById(button?.getAttribute("aria-controls") ?? "");
  if (!button || !list) return;
  const isOpen = button.getAttribute("aria-expanded") !== "true";
  button.setAttribute("aria-expanded", String(isOpen));
  list.toggleAttribute(UNFOLDED, isOpen);
}

function send(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  // If its script cannot be loaded, the form still posts itself.
  import("./subscribe-form.browser.ts").then(
    ({ subscribe }) => subscribe(form),
    () => form.submit(),
  );
}

export function enhanceFooter(): void {
  const footer = document.querySelector("footer");
  footer?.addEventListener("click", fold);
  footer?.addEventListener("submit", send);
}
