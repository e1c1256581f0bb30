/**
 * Opens and closes the header's panels by pointer and keyboard, one at a time. It works on DOM elements, because
 * the header is served as HTML.
 */
import { PANEL } from "./panel-attributes.ts";
import {
  renderPanels,
  holds,
  idOf,
  closestItem,
  closestTrigger,
  triggerOf,
} from "./panel-elements.browser.ts";
import { CLOSED, closed, isPanelOpen, LOGO_ITEM, opened, pressed, type PanelState } from "./panel-state.ts";

const OPEN_DELAY_MS = 80;
const CLOSE_DELAY_MS = 200;

interface Panels {
  readonly isOpen: (id: string) => boolean;
  readonly set: (change: (now: PanelState) => PanelState) => void;
  /** Runs the callback after a delay, unless another action happens first. */
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
      renderPanels(header, state);
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
  item.querySelector<HTMLElement>(`[${PANEL.panel}] a`)?.focus();
}

function followPointer(header: HTMLElement, panels: Panels): void {
  const hovered = (event: PointerEvent) => {
    const item = closestItem(event.target);
    const isCrossing = item?.hasAttribute(PANEL.opensOnHover) && !holds(item, event.relatedTarget);
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
      // A small mouse movement does not close a panel that is used by keyboard.
      if (!header.querySelector(`[${PANEL.open}] :focus-visible`)) panels.set(closed);
    });
  };
  const pressBeside = (event: PointerEvent) => {
    if (!closestItem(event.target)?.hasAttribute(PANEL.open)) panels.set(closed);
  };
  header.addEventListener("pointerover", over);
  header.addEventListener("pointerout", out);
  document.addEventListener("pointerdown", pressBeside);
}

function followPresses(header: HTMLElement, panels: Panels): void {
  const click = (event: MouseEvent) => {
    const item = closestItem(closestTrigger(event.target));
    // The logo is a link, so a click on it leads home.
    if (item && idOf(item) !== LOGO_ITEM) panels.set((now) => pressed(now, idOf(item)));
  };
  const contextMenu = (event: MouseEvent) => {
    const item = closestItem(closestTrigger(event.target));
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
    const item = closestItem(closestTrigger(event.target));
    const isLogo = item !== null && idOf(item) === LOGO_ITEM;
    if (!item || !(event.key === "ArrowDown" || (isLogo && isContextMenuKey(event)))) return;
    event.preventDefault();
    enter(panels, item);
  };
  const escape = (event: KeyboardEvent) => {
    const item = header.querySelector<HTMLElement>(`[${PANEL.open}]`);
    if (event.key !== "Escape" || !item) return;
    const hadFocus = holds(item, document.activeElement);
    panels.set(closed);
    if (hadFocus) triggerOf(item)?.focus();
  };
  const focusOut = (event: FocusEvent) => {
    const item = closestItem(event.target);
    if (item?.hasAttribute(PANEL.open) && event.relatedTarget && !holds(item, event.relatedTarget)) {
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
  // The back/forward cache may restore this very page.
  window.addEventListener("pagehide", () => panels.set(closed));
  // A panel that CSS opened before the script ran (see panel-box.module.css) stays open.
  const item = header.querySelector<HTMLElement>(`[${PANEL.opensOnHover}]:is(:hover, :focus-within)`);
  header.setAttribute(PANEL.ready, "");
  if (item) panels.set(() => opened(idOf(item), "hover"));
}
