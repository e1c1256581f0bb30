/**
 * When React may take an island over. That keeps a cheap phone busy for half a second, and the served HTML works
 * without it; so it waits until somebody is there, and until its fields are not being used.
 */
import { localArea } from "#shell/storage/storage-area.ts";

const SIGNS_OF_A_VISITOR = ["pointermove", "pointerdown", "keydown", "scroll", "focusin", "input"] as const;

const firstOf = (target: EventTarget, events: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const options = { signal: heard.signal, capture: true, passive: true };
    const hear = (): void => {
      heard.abort();
      resolve();
    };
    for (const event of events) target.addEventListener(event, hear, options);
  });

/** What an earlier visit left in this browser is shown without a touch. */
export async function whenWanted({ dataset }: HTMLElement): Promise<void> {
  const { storageKey } = dataset;
  const isRemembered = storageKey !== undefined && localArea.read(storageKey) !== null;
  if (!isRemembered) await firstOf(window, SIGNS_OF_A_VISITOR);
}

/** React puts a list to type into in place of a plain one, which may be open or hold the focus. */
export async function whenListIsLeft(host: HTMLElement): Promise<void> {
  const { activeElement: list } = document;
  if (list instanceof HTMLSelectElement && host.contains(list)) await firstOf(list, ["blur"]);
}
