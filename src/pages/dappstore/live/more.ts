/** §4: the next page is appended to the list, and the address says how far it was loaded. */
import { PAGE_STEP } from "#features/catalogue/model.ts";
import { MAX_SHOWN } from "#pages/dappstore/store-address.ts";
import { around } from "#shell/enhance/elements.ts";
import { fetchPage } from "#shell/enhance/fetch-page.ts";
import { loadingClock } from "#shell/loading-bar/loading-clock.ts";
import type { StoreParts } from "./store-parts.ts";

const NEXT = '[data-pages] a[rel="next"]';

/** So many pages come by themselves while one scrolls; after that the footer can be reached, and a press loads on. */
const BY_ITSELF = 3 * PAGE_STEP;

export interface More {
  /** Looks after the list that is on the page now. */
  watch: () => void;
}

export function enhanceMore(parts: StoreParts): More {
  const { content } = parts;
  let isLoading = false;

  const load = async (link: HTMLAnchorElement): Promise<Element | null> => {
    if (isLoading) return null;
    isLoading = true;
    loadingClock.send("start");
    parts.announce(link.dataset["loading"] ?? "");
    const page = await fetchPage(link.href);
    loadingClock.send(page ? "finish" : "fail");
    isLoading = false;
    // The list may have gone in the meantime.
    if (!page || !link.isConnected) return null;
    const first = append(content, page);
    parts.shown.search = location.search;
    return first;
  };

  const press = async (link: HTMLAnchorElement): Promise<void> => {
    const first = await load(link);
    first?.querySelector<HTMLElement>("a")?.focus();
  };

  content.addEventListener("click", (event) => {
    const link = around<HTMLAnchorElement>(event, NEXT);
    if (!link || shownCount(location.search) >= MAX_SHOWN) return;
    event.preventDefault();
    void press(link);
  });

  const seen = new IntersectionObserver(
    ([entry]) => {
      const link = content.querySelector<HTMLAnchorElement>(NEXT);
      if (!entry?.isIntersecting || !link || shownCount(location.search) >= BY_ITSELF) return;
      void load(link).then(watch);
    },
    { rootMargin: "0px 0px 400px" },
  );

  function watch(): void {
    seen.disconnect();
    const link = content.querySelector(NEXT);
    if (link) seen.observe(link);
  }

  return { watch };
}

const shownCount = (search: string): number =>
  Number(new URLSearchParams(search).get("count") ?? PAGE_STEP) || PAGE_STEP;

/** Takes over the next page's cards and its own link to the next. The first new card, or null without any. */
function append(content: Element, page: Document): Element | null {
  const list = content.querySelector("[data-results] > ul");
  const next = page.querySelector(NEXT);
  const fresh = newCards(content, page);
  list?.append(...fresh);
  if (next) content.querySelector(NEXT)?.replaceWith(next);
  else content.querySelector(NEXT)?.remove();
  const address = new URL(location.href);
  address.searchParams.set("count", String(shownCount(address.search) + PAGE_STEP));
  history.replaceState(history.state, "", address);
  return fresh[0] ?? null;
}

/** The store may have changed between two pages: a DApp is shown once. */
function newCards(content: Element, page: Document): Element[] {
  const hidOf = (card: Element): string | undefined =>
    card.querySelector<HTMLElement>("[data-favourite]")?.dataset["favourite"];
  const known = new Set([...content.querySelectorAll("[data-results] > ul > li")].map(hidOf));
  return [...page.querySelectorAll("[data-results] > ul > li")].filter((card) => !known.has(hidOf(card)));
}
