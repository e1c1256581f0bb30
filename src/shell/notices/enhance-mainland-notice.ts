/** Putting the notice away, for good. */
import { around } from "#shell/enhance/elements.ts";
import { localArea } from "#shell/storage/storage-area.ts";

export const STORAGE_KEY = "mainland-notice";
export const DISMISSED = "dismissed";

export function enhanceMainlandNotice(): void {
  document.querySelector("[data-mainland-notice]")?.addEventListener("click", (event) => {
    if (!around(event, "button")) return;
    localArea.write(STORAGE_KEY, DISMISSED);
    document.documentElement.dataset["mainlandNotice"] = DISMISSED;
  });
}
