/** `data-enhance="favourite"` on a button with the DApp's number in `data-hid`: keeps the mark in this browser. */
import { FAVOURITES, toggleFavourite } from "#features/catalogue/favourites.ts";
import { localArea } from "#shell/storage/storage-area.ts";
import { decodeStored, encodeStored } from "#shell/storage/stored-value.ts";
import { notify } from "#ui/toast/toast-queue.ts";

const read = (): readonly string[] => decodeStored(localArea.read(FAVOURITES.key), FAVOURITES);

export function enhance(button: HTMLElement): void {
  const { hid = "", added = "", removed = "" } = button.dataset;
  const show = (): void => button.setAttribute("aria-pressed", String(read().includes(hid)));
  button.addEventListener("click", () => {
    const next = toggleFavourite(read(), hid);
    localArea.write(FAVOURITES.key, encodeStored(FAVOURITES.version, next));
    notify({ tone: "good", text: next.includes(hid) ? added : removed });
  });
  localArea.subscribe(FAVOURITES.key, show);
  show();
}
