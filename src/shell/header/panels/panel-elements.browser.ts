/** Finds the parts of the header's panels in the page and writes the state to their attributes (`PANEL`). */
import { showPictures } from "#shell/icons/file-icon.browser.ts";
import { PANEL } from "./panel-attributes.ts";
import { isPanelOpen, isTabActive, type PanelState } from "./panel-state.ts";

export const closestItem = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${PANEL.item}]`) : null;

export const idOf = (item: HTMLElement): string => item.getAttribute(PANEL.item) ?? "";

export const closestTrigger = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${PANEL.trigger}]`) : null;

export const triggerOf = (item: HTMLElement) => item.querySelector<HTMLElement>(`[${PANEL.trigger}]`);

export const holds = (item: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && item.contains(target);

/** Writes the state to an item's attributes. */
function renderItem(item: HTMLElement, state: PanelState): void {
  const id = idOf(item);
  const isOpen = isPanelOpen(state, id);
  const trigger = triggerOf(item);
  item.toggleAttribute(PANEL.open, isOpen);
  trigger?.setAttribute("aria-expanded", String(isOpen));
  trigger?.toggleAttribute(PANEL.active, isTabActive(state, { id, title: trigger.textContent }));
  if (isOpen) showPictures(item);
}

export function renderPanels(header: HTMLElement, state: PanelState): void {
  for (const item of header.querySelectorAll<HTMLElement>(`[${PANEL.item}]`)) renderItem(item, state);
}
