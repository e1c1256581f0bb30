/**
 * Native dialogs in served pages: `OPENS` on a control opens one, `CLOSES` inside closes it. Without this script
 * an opener is a plain link. The browser traps the focus and restores it.
 */
import { CLOSES, CLOSES_ON_BACKDROP, OPENS } from "#ui/dialog/dialog-attributes.ts";
import { ROOT } from "#shell/root-attributes.ts";
import { closestTarget } from "./closest-target.ts";

function open(event: Event, opener: HTMLElement): void {
  const dialog = document.getElementById(opener.getAttribute(OPENS) ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
}

function press(event: MouseEvent): void {
  const opener = closestTarget(event, `[${OPENS}]`);
  if (opener) return open(event, opener);
  const closer = closestTarget(event, `[${CLOSES}]`);
  if (closer) return closer.closest("dialog")?.close();
  // A click on the backdrop has the dialog itself as target.
  const { target } = event;
  if (target instanceof HTMLDialogElement && target.hasAttribute(CLOSES_ON_BACKDROP)) target.close();
}

/** A link that opens a dialog behaves like a button, so Space activates it too. */
function type(event: KeyboardEvent): void {
  const opener = event.key === " " ? closestTarget(event, `a[${OPENS}]`) : null;
  if (opener) open(event, opener);
}

/** For styles: `:root:has(dialog:modal)` would slow down rendering of every page, and of forms twofold. */
function markCover(): void {
  const { documentElement: root } = document;
  const cover = document.querySelector("dialog:modal");
  if (cover) root.setAttribute(ROOT.coveredBy, cover.id);
  else root.removeAttribute(ROOT.coveredBy);
}

/** An opener that is a link or a summary without JavaScript becomes a button that opens a dialog. */
function becomeButton(opener: Element): void {
  opener.setAttribute("aria-haspopup", "dialog");
  if (opener instanceof HTMLAnchorElement) {
    opener.setAttribute("role", "button");
    // The link no longer leads to another site.
    opener.removeAttribute("aria-describedby");
  } else if (opener.localName === "summary") {
    const button = document.createElement("button");
    for (const { name, value } of opener.attributes) button.setAttribute(name, value);
    button.type = "button";
    button.textContent = opener.textContent;
    opener.parentElement?.replaceWith(button);
  }
}

export function enhanceDialogs(): void {
  for (const opener of document.querySelectorAll(`[${OPENS}]`)) becomeButton(opener);
  document.addEventListener("click", press);
  document.addEventListener("keydown", type);
  new MutationObserver(markCover).observe(document, { attributeFilter: ["open"], subtree: true });
}
