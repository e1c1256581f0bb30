/**
 * Moves between the store's addresses without leaving the page: the server draws the page of the new address, and
 * its parts take the place of the old ones. What was seen is kept, for the way back and for when there is no
 * connection.
 */
import { around } from "#shell/enhance/elements.ts";
import { fetchPage } from "#shell/enhance/fetch-page.ts";
import { loadingClock } from "#shell/loading-bar/loading-clock.ts";
import { renew } from "./renew.ts";
import { SeenStates, type Seen } from "./seen-states.ts";
import { part, type StoreParts } from "./store-parts.ts";
import { waitIn } from "./wait-in.ts";

/** Shows an address of the store and puts it into the history. */
export type Go = (address: string) => Promise<void>;

export function createMoves(parts: StoreParts, shown: () => void): Go {
  const kept = new SeenStates();
  let running: AbortController | undefined;

  const show = ({ title, store }: Seen): void => {
    document.title = title;
    parts.shown.search = location.search;
    takeOver(parts, store.cloneNode(true) as Element);
    shown();
  };

  /** Null for an answer that nobody waits for any more. */
  const ask = async (address: string): Promise<Seen | "failed" | null> => {
    running?.abort();
    const mine = new AbortController();
    running = mine;
    const arrived = waitIn(parts.content);
    loadingClock.send("start");
    const page = await fetchPage(address, mine.signal);
    if (mine.signal.aborted) return null;
    arrived();
    loadingClock.send(page ? "finish" : "fail");
    const store = page?.querySelector('[data-enhance="store"]');
    return page && store ? { title: page.title, store } : "failed";
  };

  const go: Go = async (address) => {
    const answer = await ask(address);
    if (answer === null) return;
    const seen = answer === "failed" ? kept.get(new URL(address, location.href).search) : answer;
    if (!seen) return tellFailure(parts, () => void go(address));
    kept.keep(parts);
    history.replaceState({ top: scrollY }, "");
    history.pushState(null, "", address);
    show(seen);
    if (answer === "failed") parts.content.prepend(parts.copy("from-device"));
    beginAtTop(parts);
    parts.announce(headIn(parts.content));
  };

  const goBack = async ({ state }: PopStateEvent): Promise<void> => {
    // Only the part of the page was named, as by the link that skips the header.
    if (location.search === parts.shown.search) return;
    kept.keep(parts);
    const answer = kept.get(location.search) ?? (await ask(location.href));
    if (answer === "failed") return location.reload();
    if (answer === null) return;
    show(answer);
    const { top } = (state ?? {}) as { top?: number };
    if (top !== undefined) scrollTo({ top, behavior: "instant" });
  };

  window.addEventListener("popstate", (event) => void goBack(event));
  answerLinks(parts, go);
  return go;
}

/** Links to another state of the store, in this tab. */
function answerLinks({ store, networks }: StoreParts, go: Go): void {
  store.addEventListener("click", (event) => {
    const link = around<HTMLAnchorElement>(event, "a[href]");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.pathname !== location.pathname) return;
    event.preventDefault();
    networks.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    void go(link.href);
  });
}

function takeOver(parts: StoreParts, store: Element): void {
  renew(parts.categories, part(store, '[data-part="categories"]'));
  renew(parts.networks, part(store, '[data-part="networks"]'));
  parts.content.replaceChildren(...part(store, '[data-part="content"]').childNodes);
  // The typed text, the network searched in, and the way back from the search.
  for (const selector of ['[name="chain"]', "[data-clear]"]) {
    renew(part(parts.search, selector), part(store, selector));
  }
  const field = part<HTMLInputElement>(parts.search, '[name="key"]');
  const key = part(store, '[name="key"]').getAttribute("value") ?? "";
  field.setAttribute("value", key);
  field.value = key;
}

/** A choice made far down the page shows what it leads to. */
function beginAtTop({ categories, content }: StoreParts): void {
  if (!document.activeElement || document.activeElement === document.body) {
    const heading = content.querySelector<HTMLElement>("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }
  if (categories.getBoundingClientRect().top < 0) categories.scrollIntoView({ behavior: "instant" });
}

const headIn = (content: Element): string =>
  ["#store-results", "[data-count]"]
    .flatMap((selector) => content.querySelector(selector)?.textContent || [])
    .join(": ");

function tellFailure({ content, copy }: StoreParts, again: () => void): void {
  content.querySelector("[data-failure]")?.remove();
  const failure = copy("failed");
  part(failure, "[data-retry]").addEventListener("click", again);
  content.prepend(failure);
}
