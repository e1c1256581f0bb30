/** Buttons that move the banners by one; the row itself scrolls by hand, and never on its own. */
import { around } from "#shell/enhance/elements.ts";

export function enhanceBanners(store: HTMLElement): void {
  store.addEventListener("click", (event) => {
    const button = around(event, "[data-banners] [data-step]");
    const row = button?.closest("[data-banners]")?.querySelector("ul");
    if (!button || !row) return;
    const width = row.querySelector("li")?.getBoundingClientRect().width ?? row.clientWidth;
    row.scrollBy({ left: Number(button.dataset["step"]) * width });
  });
}
