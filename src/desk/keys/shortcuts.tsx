/**
 * The keys of the desk. A screen names its keys with `useShortcuts`; the foot and the help list the same ones. No key
 * acts while a field has the focus or a dialog is open.
 */
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from "react";

export interface Shortcut {
  /** As `KeyboardEvent.key` has it; `ctrl+` before it for a chord, which also works in fields. */
  readonly keys: string;
  /** What it does, in words. */
  readonly label: string;
  readonly run: () => void;
  /** Only in the help: the foot has little room. */
  readonly isMinor?: boolean;
}

/** All keys that are active, the newest group last. */
class ShortcutRegistry {
  #groups: readonly (() => readonly Shortcut[])[] = [];
  #listeners = new Set<() => void>();
  #shown: readonly Shortcut[] = [];

  add(group: () => readonly Shortcut[]): () => void {
    this.#groups = [...this.#groups, group];
    this.announce();
    return () => {
      this.#groups = this.#groups.filter((one) => one !== group);
      this.announce();
    };
  }

  announce(): void {
    this.#shown = this.#groups.flatMap((group) => group());
    for (const listener of this.#listeners) listener();
  }

  all = (): readonly Shortcut[] => this.#shown;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The screen's keys win over those of the frame. */
  find(keys: string): Shortcut | undefined {
    return this.#groups
      .flatMap((group) => group())
      .toReversed()
      .find((shortcut) => shortcut.keys === keys);
  }
}

const Registry = createContext<ShortcutRegistry | null>(null);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;

function keysOf(event: KeyboardEvent): string | null {
  if (event.altKey || event.isComposing) return null;
  if (event.ctrlKey || event.metaKey) return `ctrl+${event.key.toLowerCase()}`;
  return isTyping(event.target) ? null : event.key;
}

export function ShortcutProvider({ children }: { readonly children: ReactNode }) {
  const registry = useMemo(() => new ShortcutRegistry(), []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const keys = keysOf(event);
      const shortcut = keys === null || isDialogOpen() ? undefined : registry.find(keys);
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [registry]);
  return <Registry value={registry}>{children}</Registry>;
}

function useRegistry(): ShortcutRegistry {
  const registry = use(Registry);
  if (!registry) throw new Error("shortcuts need the ShortcutProvider around them");
  return registry;
}

/**
 * Active while the component is mounted. Handlers may change with every rendering. Layout effects, because a key that is
 * pressed as soon as a screen is seen must already work.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useRegistry();
  const latest = useRef(shortcuts);
  const names = shortcuts.map(({ keys, label }) => `${keys} ${label}`).join("\n");
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  useLayoutEffect(() => registry.add(() => latest.current), [registry]);
  useLayoutEffect(() => registry.announce(), [registry, names]);
}

export function useActiveShortcuts(): readonly Shortcut[] {
  const registry = useRegistry();
  return useSyncExternalStore(registry.subscribe, registry.all);
}
