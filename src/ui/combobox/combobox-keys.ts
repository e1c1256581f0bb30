/** What a key does in a combobox. Undefined: it is the field's own business. */
export type KeyAction =
  | { readonly does: "open" }
  | { readonly does: "move"; readonly to: number }
  | { readonly does: "choose" }
  | { readonly does: "close" }
  | undefined;

interface KeyState {
  readonly open: boolean;
  /** Something was typed that is not yet chosen. */
  readonly typing: boolean;
  /** The row the keys are on; -1 for none. */
  readonly active: number;
  readonly count: number;
}

export function keyAction(key: string, { open, typing, active, count }: KeyState): KeyAction {
  const to = moveActive(key, active, count);
  if (to !== undefined) return open ? { does: "move", to } : { does: "open" };
  if (key === "Enter" && open && active >= 0 && active < count) return { does: "choose" };
  if (key === "Escape" && (open || typing)) return { does: "close" };
  return undefined;
}

/** Arrows run around the ends and enter the list from outside it. */
function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return active <= 0 ? count - 1 : active - 1;
    case "PageDown":
      return Math.min(count - 1, active + 8);
    case "PageUp":
      return Math.max(0, active - 8);
    default:
      return undefined;
  }
}
