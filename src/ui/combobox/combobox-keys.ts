/** The action of a key in a combobox. Undefined: the field handles the key itself. */
export type KeyAction =
  | { readonly does: "open" }
  | { readonly does: "move"; readonly to: number }
  | { readonly does: "choose" }
  | { readonly does: "close" }
  | undefined;

interface KeyState {
  readonly open: boolean;
  /** The text is edited and no option is chosen yet. */
  readonly typing: boolean;
  /** The index of the active row; -1 for none. */
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

/** Arrows wrap around at the ends and enter the list from outside. */
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
