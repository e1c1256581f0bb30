/**
 * Makes served hearts (`data-favourite="hid"`) show and change what this browser keeps as its favourites. One with
 * `data-added` and `data-removed` also says what it did.
 */
import { FAVOURITES, toggleFavourite } from "#features/catalogue/favourites.ts";
import { around } from "#shell/enhance/elements.ts";
import { localArea } from "#shell/storage/storage-area.ts";
import { decodeStored, encodeStored } from "#shell/storage/stored-value.ts";
import { notify } from "#ui/toast/toast-queue.ts";

export const readFavourites = (): readonly string[] =>
  decodeStored(localArea.read(FAVOURITES.key), FAVOURITES);

/** Calls back after every change, in this tab or another. */
export const watchFavourites = (listener: () => void): void => {
  localArea.subscribe(FAVOURITES.key, listener);
};

/** Presses the hearts of a part of the page that has just come in. */
export function showFavourites(root: ParentNode = document): void {
  const favourites = new Set(readFavourites());
  for (const heart of root.querySelectorAll<HTMLElement>("[data-favourite]")) {
    heart.setAttribute("aria-pressed", String(favourites.has(heart.dataset["favourite"] ?? "")));
  }
}

function press(event: Event): void {
  const heart = around(event, "[data-favourite]");
  if (!heart) return;
  const { favourite: hid = "", added, removed } = heart.dataset;
  const next = toggleFavourite(readFavourites(), hid);
  localArea.write(FAVOURITES.key, encodeStored(FAVOURITES.version, next));
  const said = next.includes(hid) ? added : removed;
  if (said) notify({ tone: "good", text: said });
}

export function enhance(): void {
  document.addEventListener("click", press);
  watchFavourites(() => showFavourites());
  showFavourites();
}
