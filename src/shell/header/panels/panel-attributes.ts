/** The attributes of the header's panels: components write them, the browser's script reads and changes them. */
export const PANEL = {
  /** On the element that holds a trigger and its panel: the item's id. */
  item: "data-panel-item",
  /** On an item that opens when a pointer rests on it. */
  opensOnHover: "data-hover",
  /** On an item while its panel is open. */
  open: "data-open",
  /** On the control that opens the panel; its `aria-expanded` follows. */
  trigger: "data-panel-trigger",
  /** On a trigger that looks active. */
  active: "data-active",
  panel: "data-panel",
  /** On the header once the script runs. */
  ready: "data-ready",
} as const;
