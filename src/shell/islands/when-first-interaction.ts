/**
 * Decides when an island is hydrated. Hydration keeps a cheap phone busy for a moment and the served HTML works
 * without it, so it waits for an interaction, and until no field of the island is in use.
 */
import { localArea } from "#browser/storage/storage-area.ts";
import { whenIdle } from "#shell/enhance/when-idle.ts";
import { ISLAND } from "./island-attributes.ts";

const INTERACTIONS = ["pointermove", "pointerdown", "keydown", "scroll", "focusin", "input"] as const;

/**
 * Browsers report a mouse that rests where the page appears under it, and parts that scroll because they are laid out.
 * Neither is a visitor coming near.
 */
const isByVisitor = ({ type, target, movementX, movementY }: Event & Partial<PointerEvent>): boolean =>
  type === "scroll" ? target === document : type !== "pointermove" || movementX !== 0 || movementY !== 0;

const firstOf = (target: EventTarget, events: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true, passive: true };
    const listener = (event: Event): void => {
      if (!isByVisitor(event)) return;
      controller.abort();
      resolve();
    };
    for (const event of events) target.addEventListener(event, listener, options);
  });

/** On a reload or history navigation, content that was added to the page must be restored. */
const isRevisit = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== "navigate";
};

/** Detects interactions that happened before our scripts ran. */
const hasInteracted = (host: HTMLElement): boolean =>
  isRevisit() ||
  scrollY > 0 ||
  document.activeElement !== document.body ||
  host.matches(":hover") ||
  navigator.userActivation.hasBeenActive;

/** Resolves once the page is idle. */
const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve));

/** Islands with stored data are hydrated at once; eager islands when the page is idle. */
export async function whenFirstInteraction(host: HTMLElement): Promise<void> {
  const keys = host.getAttribute(ISLAND.storageKeys)?.split(" ") ?? [];
  if (keys.some((key) => localArea.hasServed(key)) || hasInteracted(host)) return;
  const interaction = firstOf(window, INTERACTIONS);
  await (host.hasAttribute(ISLAND.eager) ? Promise.race([idle(), interaction]) : interaction);
}

/** Hydration replaces a plain select with a combobox, which must not happen while it is open or focused. */
export async function whenSelectBlurs(host: HTMLElement): Promise<void> {
  const { activeElement: list } = document;
  if (list instanceof HTMLSelectElement && host.contains(list)) await firstOf(list, ["blur"]);
}
