/**
 * The header's panels as they stand in the page:
 * - `data-panel-item="id"` holds a trigger and its panel, and `data-open` while that is open
 * - `data-hover` on an item: a pointer that rests on it opens it
 * - `data-panel-trigger` says by `aria-expanded` and `data-active` what its panel does
 * - `data-panel` is the panel
 */
import { showPictures } from "#shell/header/menu/show-pictures.ts";
import { isPanelOpen, isTabActive, type PanelState } from "./panel-state.ts";

export const itemAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-panel-item]") : null;

export const idOf = (item: HTMLElement): string => item.dataset["panelItem"] ?? "";

export const triggerAround = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-panel-trigger]") : null;

export const triggerOf = (item: HTMLElement) => item.querySelector<HTMLElement>("[data-panel-trigger]");

export const holds = (item: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && item.contains(target);

/** Writes the state on an item. */
function drawItem(item: HTMLElement, state: PanelState): void {
  const id = idOf(item);
  const isOpen = isPanelOpen(state, id);
  const trigger = triggerOf(item);
  item.toggleAttribute("data-open", isOpen);
  trigger?.setAttribute("aria-expanded", String(isOpen));
  trigger?.toggleAttribute("data-active", isTabActive(state, { id, title: trigger.textContent }));
  if (isOpen) showPictures(item);
}

export function drawPanels(header: HTMLElement, state: PanelState): void {
  for (const item of header.querySelectorAll<HTMLElement>("[data-panel-item]")) drawItem(item, state);
}
