/** The footer's columns fold on phones, and its form is sent without leaving the page. */
import { around } from "#shell/enhance/elements.ts";

/** Opens or folds the column whose title was pressed. */
function fold(event: Event): void {
  const button = around(event, "button[aria-controls]");
  const list = document.getElementById(button?.getAttribute("aria-controls") ?? "");
  if (!button || !list) return;
  const isOpen = button.getAttribute("aria-expanded") !== "true";
  button.setAttribute("aria-expanded", String(isOpen));
  list.toggleAttribute("data-open", isOpen);
}

function send(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  // Without its script the form still posts itself.
  import("./subscribe.ts").then(
    ({ subscribe }) => subscribe(form),
    () => form.submit(),
  );
}

export function enhanceFooter(): void {
  const footer = document.querySelector("footer");
  footer?.addEventListener("click", fold);
  footer?.addEventListener("submit", send);
}
