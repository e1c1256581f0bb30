/** Prefetches the scripts of islands that wait for an interaction, once the page is idle (§9: within 2 s). */
import { whenIdle } from "#shell/enhance/when-idle.ts";
import { ISLAND } from "#shell/islands/island-attributes.ts";
import { connectionOf, mayPrefetch } from "./data-budget.ts";

const thisReaderMayPrefetch = (): boolean =>
  navigator.onLine &&
  mayPrefetch(connectionOf(navigator), matchMedia("(prefers-reduced-data: reduce)").matches);

const scriptsOnCall = (): string[] =>
  Array.from(document.querySelectorAll(`[${ISLAND.scripts}]`)).flatMap(
    (island) => island.getAttribute(ISLAND.scripts)?.split(" ") ?? [],
  );

/** Fetches into the browser's cache. `<link rel=prefetch>` would be blocked by the policy's `default-src`. */
async function fetchAhead(address: string, signal: AbortSignal): Promise<void> {
  try {
    await (await fetch(address, { priority: "low", signal })).arrayBuffer();
  } catch {}
}

/** One after the other, so that requests of the reader come first. */
async function fetchAll(): Promise<void> {
  if (!thisReaderMayPrefetch()) return;
  // WebKit reports each request that a page still has, or begins, while it is left.
  const left = new AbortController();
  addEventListener("pagehide", () => left.abort());
  for (const address of scriptsOnCall()) {
    if (left.signal.aborted) return;
    await fetchAhead(address, left.signal);
  }
}

export function enhancePrefetch(): void {
  whenIdle(() => void fetchAll());
}
