/**
 * Clicks on buttons that do nothing without React are queued until hydration, so that no tap is lost on a slow
 * phone. An inline script queues them from the first paint on, before any of our files has loaded.
 */
import { HYDRATED, REPLAYED } from "./island-attributes.ts";

const BUSY = "aria-busy";

/** Repeated clicks on one button count once, because the reader repeats them only when nothing happens. */
export const QUEUE_CLICKS =
  `addEventListener("click",e=>{let b=e.target.closest("[${REPLAYED}]");` +
  `if(b&&!b.closest("[${HYDRATED}]")){e.preventDefault();e.stopPropagation();b.setAttribute("${BUSY}","true")}},true)`;

function busyButtons(host: Element): Map<string, HTMLElement> {
  const buttons = host.querySelectorAll<HTMLElement>(`[${REPLAYED}][${BUSY}]`);
  return new Map(Array.from(buttons, (button) => [button.getAttribute(REPLAYED) ?? "", button]));
}

/** Must be called before hydration: the island's HTML must then be as it was served. */
export function takeQueuedClicks(host: Element): string[] {
  const buttons = busyButtons(host);
  for (const button of buttons.values()) button.removeAttribute(BUSY);
  return [...buttons.keys()];
}

/** Clicks the queued buttons again after hydration. */
export function replayClicks(host: Element, queued: readonly string[]): void {
  // Includes the buttons that were clicked during hydration.
  const names = new Set([...queued, ...takeQueuedClicks(host)]);
  host.setAttribute(HYDRATED, "");
  for (const button of host.querySelectorAll<HTMLElement>(`[${REPLAYED}]`)) {
    if (names.has(button.getAttribute(REPLAYED) ?? "")) button.click();
  }
}
