/** The recent searches in the search panel. */
import { localArea } from "#shell/storage/storage-area.ts";
import { decodeStored, encodeStored } from "#shell/storage/stored-value.ts";
import { addSearch, RECENT_SEARCHES } from "./recent-searches.ts";
import { part } from "./store-parts.ts";

const { key: place, version } = RECENT_SEARCHES;

const read = (): readonly string[] => decodeStored(localArea.read(place), RECENT_SEARCHES);

const write = (recent: readonly string[]): void => localArea.write(place, encodeStored(version, recent));

export const rememberSearch = (typed: string): void => write(addSearch(read(), typed));

export const forgetSearches = (): void => write([]);

export function showRecent(panel: HTMLElement): void {
  const group = part(panel, '[data-group="recent"]');
  const template = part<HTMLTemplateElement>(group, "template");
  const recent = read();
  group.hidden = recent.length === 0;
  part(group, "[data-options]").replaceChildren(
    ...recent.map((key) => {
      const entry = document.importNode(template.content, true);
      part<HTMLAnchorElement>(entry, "a").href = `${location.pathname}?${new URLSearchParams({ key })}`;
      part(entry, "[data-text]").textContent = key;
      return entry;
    }),
  );
}
