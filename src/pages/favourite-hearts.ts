/** Makes served hearts (`data-favourite="hid"`) show and change what this browser keeps as its favourites. */
import { FAVOURITES, toggleFavourite } from "#features/catalogue/favourites.ts";
import { around } from "#shell/enhance/elements.ts";
import { localArea } from "#shell/storage/storage-area.ts";
import { decodeStored, encodeStored } from "#shell/storage/stored-value.ts";

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
  const hid = around(event, "[data-favourite]")?.dataset["favourite"];
  if (hid === undefined) return;
  const next = toggleFavourite(readFavourites(), hid);
  localArea.write(FAVOURITES.key, encodeStored(FAVOURITES.version, next));
}

export function enhance(): void {
  document.addEventListener("click", press);
  watchFavourites(() => showFavourites());
  showFavourites();
}
