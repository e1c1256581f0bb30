import type { NetworkEntry } from "#pages/dappstore/store-state.ts";

/** Whether the typed text matches a network's name, another name, or the beginning of its chain id. */
export function matchesName({ title, names }: Pick<NetworkEntry, "title" | "names">, typed: string): boolean {
  const sought = typed.trim().toLowerCase();
  const others = names.toLowerCase().split("|");
  // A number anywhere in a chain id would match half of them.
  return /^\d+$/.test(sought)
    ? others.some((name) => name.startsWith(sought))
    : [title.toLowerCase(), ...others].some((name) => name.includes(sought));
}
