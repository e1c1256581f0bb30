/** Lists the receipts that were opened in this browser. */
import { KEPT_RECEIPTS, RECEIPTS_KEY } from "#features/submissions/kept-receipts.ts";
import { localArea } from "#shell/storage/storage-area.ts";
import { decodeStored } from "#shell/storage/stored-value.ts";

export function enhance(element: HTMLElement): void {
  const kept = decodeStored(localArea.read(RECEIPTS_KEY), KEPT_RECEIPTS);
  const items = kept.map(({ href, name, number }) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = `${name} · ${number}`;
    const item = document.createElement("li");
    item.append(link);
    return item;
  });
  element.querySelector("ul")?.replaceChildren(...items);
  element.hidden = items.length === 0;
}
