/** Narrows the list of networks to those whose name or key holds what was typed. */
import { part } from "./store-parts.ts";

const namesOf = (entry: Element): string => {
  const link = entry.querySelector("a");
  const key = new URL(link?.href ?? "", location.href).searchParams.get("chain") ?? "";
  return `${link?.textContent ?? ""} ${key}`.toLowerCase();
};

export function enhanceNetworkFilter(networks: HTMLElement): void {
  const field = part<HTMLInputElement>(networks, 'input[type="search"]');
  field.addEventListener("input", () => {
    const typed = field.value.trim().toLowerCase();
    let found = 0;
    for (const entry of networks.querySelectorAll("li")) {
      entry.hidden = !namesOf(entry).includes(typed);
      if (!entry.hidden) found += 1;
    }
    const more = networks.querySelector("details");
    if (more && typed !== "") more.open = true;
    const none = part(networks, "[data-none]");
    none.textContent = found === 0 ? (none.dataset["none"] ?? "") : "";
  });
}
