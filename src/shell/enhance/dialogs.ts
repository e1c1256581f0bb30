/**
 * Native dialogs in served pages: `data-opens="id"` opens one, `data-closes` inside closes it. Without this
 * script an opener is the link it is drawn as. The browser traps the focus and gives it back.
 */
import { around } from "./elements.ts";

function open(event: Event, opener: HTMLElement): void {
  const dialog = document.getElementById(opener.dataset["opens"] ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
}

function press(event: MouseEvent): void {
  const opener = around(event, "[data-opens]");
  if (opener) return open(event, opener);
  const closer = around(event, "[data-closes]");
  if (closer) return closer.closest("dialog")?.close();
  // A press on the backdrop meets the dialog itself.
  const { target } = event;
  if (target instanceof HTMLDialogElement && target.hasAttribute("data-light")) target.close();
}

/** A link that opens a dialog acts like a button: Space presses it too. */
function type(event: KeyboardEvent): void {
  const opener = event.key === " " ? around(event, "a[data-opens]") : null;
  if (opener) open(event, opener);
}

/** For styles. `:root:has(dialog:modal)` would slow down the drawing of every page, and of forms twofold. */
function tellCover(): void {
  const { documentElement: root } = document;
  const cover = document.querySelector("dialog:modal");
  if (cover) root.dataset["coveredBy"] = cover.id;
  else delete root.dataset["coveredBy"];
}

export function enhanceDialogs(): void {
  for (const opener of document.querySelectorAll("a[data-opens]")) {
    opener.setAttribute("role", "button");
    opener.setAttribute("aria-haspopup", "dialog");
  }
  document.addEventListener("click", press);
  document.addEventListener("keydown", type);
  new MutationObserver(tellCover).observe(document, { attributeFilter: ["open"], subtree: true });
}
