/**
 * Opens and closes the panels of the header by pointer and keyboard, one at a time. It works on the page's
 * elements: the header is served as HTML.
 */
import { drawPanels, holds, idOf, itemAround, triggerAround, triggerOf } from "./panel-elements.ts";
import { CLOSED, closed, isPanelOpen, LOGO_ITEM, opened, pressed, type PanelState } from "./panel-state.ts";

const OPEN_DELAY_MS = 80;
const CLOSE_DELAY_MS = 200;

interface Panels {
  readonly isOpen: (id: string) => boolean;
  readonly set: (change: (now: PanelState) => PanelState) => void;
  /** Acts after a delay, unless something else happens first. */
  readonly later: (delayMs: number, act: () => void) => void;
  readonly cancel: () => void;
}

function createPanels(header: HTMLElement): Panels {
  let state = CLOSED;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    isOpen: (id) => isPanelOpen(state, id),
    set(change) {
      cancel();
      state = change(state);
      drawPanels(header, state);
    },
    later(delayMs, act) {
      cancel();
      timer = setTimeout(act, delayMs);
    },
  };
}

/** Opens a panel and moves the focus to its first link. */
function enter(panels: Panels, item: HTMLElement): void {
  panels.set(() => opened(idOf(item), "press"));
  item.querySelector<HTMLElement>("[data-panel] a")?.focus();
}

function followPointer(header: HTMLElement, panels: Panels): void {
  const hovered = (event: PointerEvent) => {
    const item = itemAround(event.target);
    const isCrossing = item?.hasAttribute("data-hover") && !holds(item, event.relatedTarget);
    return event.pointerType === "mouse" && isCrossing ? item : null;
  };
  const over = (event: PointerEvent) => {
    const item = hovered(event);
    if (!item) return;
    if (panels.isOpen(idOf(item))) panels.cancel();
    else panels.later(OPEN_DELAY_MS, () => panels.set(() => opened(idOf(item), "hover")));
  };
  const out = (event: PointerEvent) => {
    if (!hovered(event)) return;
    panels.later(CLOSE_DELAY_MS, () => {
      // Somebody who reads the panel by keyboard is not thrown out by a nudge of the mouse.
      if (!header.querySelector("[data-open] :focus-visible")) panels.set(closed);
    });
  };
  const pressBeside = (event: PointerEvent) => {
    if (!itemAround(event.target)?.hasAttribute("data-open")) panels.set(closed);
  };
  header.addEventListener("pointerover", over);
  header.addEventListener("pointerout", out);
  document.addEventListener("pointerdown", pressBeside);
}

function followPresses(header: HTMLElement, panels: Panels): void {
  const click = (event: MouseEvent) => {
    const item = itemAround(triggerAround(event.target));
    // The logo is a link: a press on it leads home.
    if (item && idOf(item) !== LOGO_ITEM) panels.set((now) => pressed(now, idOf(item)));
  };
  const contextMenu = (event: MouseEvent) => {
    const item = itemAround(triggerAround(event.target));
    if (!item || idOf(item) !== LOGO_ITEM) return;
    event.preventDefault();
    enter(panels, item);
  };
  header.addEventListener("click", click);
  header.addEventListener("contextmenu", contextMenu);
}

const isContextMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === "ContextMenu" || (key === "F10" && shiftKey);

function followKeyboard(header: HTMLElement, panels: Panels): void {
  const onTrigger = (event: KeyboardEvent) => {
    const item = itemAround(triggerAround(event.target));
    const isLogo = item !== null && idOf(item) === LOGO_ITEM;
    if (!item || !(event.key === "ArrowDown" || (isLogo && isContextMenuKey(event)))) return;
    event.preventDefault();
    enter(panels, item);
  };
  const escape = (event: KeyboardEvent) => {
    const item = header.querySelector<HTMLElement>("[data-open]");
    if (event.key !== "Escape" || !item) return;
    const hadFocus = holds(item, document.activeElement);
    panels.set(closed);
    if (hadFocus) triggerOf(item)?.focus();
  };
  const focusOut = (event: FocusEvent) => {
    const item = itemAround(event.target);
    if (item?.hasAttribute("data-open") && event.relatedTarget && !holds(item, event.relatedTarget)) {
      panels.set(closed);
    }
  };
  header.addEventListener("keydown", onTrigger);
  document.addEventListener("keydown", escape);
  header.addEventListener("focusout", focusOut);
}

export function startPanels(header: HTMLElement): void {
  const panels = createPanels(header);
  followPointer(header, panels);
  followPresses(header, panels);
  followKeyboard(header, panels);
  // The browser may show this very page again when the reader comes back to it.
  window.addEventListener("pagehide", () => panels.set(closed));
  // What the style sheet opened before the script came (see panel-box.module.css) stays open.
  const item = header.querySelector<HTMLElement>("[data-hover]:is(:hover, :focus-within)");
  header.setAttribute("data-ready", "");
  if (item) panels.set(() => opened(idOf(item), "hover"));
}
