/** The store's script: what its links, forms and hearts do without leaving the page. */
import {
  enhance as enhanceHearts,
  readFavourites,
  showFavourites,
  watchFavourites,
} from "#pages/favourite-hearts.ts";
import { loadNetworks, loadStandards } from "#pages/reference-lists.ts";
import { whenIdle } from "#shell/enhance/when-idle.ts";
import { enhanceBanners } from "./live/banners.ts";
import { showFavouriteDapps } from "./live/favourite-dapps.ts";
import { enhanceMore } from "./live/more.ts";
import { createMoves } from "./live/moves.ts";
import { enhanceNetworkFilter } from "./live/network-filter.ts";
import { enhanceSearch } from "./live/search-field.ts";
import { storeParts } from "./live/store-parts.ts";

export function enhance(store: HTMLElement): void {
  const parts = storeParts(store);
  const more = enhanceMore(parts);
  const showCount = (): void => {
    const count = readFavourites().length;
    for (const place of store.querySelectorAll("[data-favourite-count]"))
      place.textContent = count ? String(count) : "";
  };
  /** After every change of the content. */
  const shown = (): void => {
    showFavourites(store);
    showCount();
    more.watch();
    void showFavouriteDapps(parts);
  };
  enhanceSearch(parts, createMoves(parts, shown));
  enhanceNetworkFilter(parts.networks);
  enhanceBanners(store);
  enhanceHearts();
  watchFavourites(showCount);
  shown();
  showChosen(parts.categories);
  whenIdle(() => {
    void loadNetworks();
    void loadStandards();
  });
}

/** The chosen category may lie beyond the edge of a narrow screen. Only the row moves, never the page. */
function showChosen(categories: HTMLElement): void {
  const chosen = categories.querySelector<HTMLElement>('[role="group"] [aria-current]');
  const row = chosen?.parentElement;
  if (!chosen || !row) return;
  const { left, right } = chosen.getBoundingClientRect();
  const box = row.getBoundingClientRect();
  if (left < box.left || right > box.right)
    row.scrollLeft += left - box.left - (box.width - chosen.offsetWidth) / 2;
}
