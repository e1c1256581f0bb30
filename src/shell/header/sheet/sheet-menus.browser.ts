/**
 * The links of a menu are sent once, in its panel (tabs/panel.tsx). The sheet's section for the same menu, marked
 * `LINKS_OF`, copies them when it first opens, without their descriptions.
 */
import { LINKS_OF } from "#shell/header/header-attributes.ts";
import { PANEL } from "#shell/header/panels/panel-attributes.ts";

function shorten(link: Element): void {
  const icon = link.querySelector("svg");
  const title = link.querySelector("span > span");
  link.removeAttribute("class");
  link.replaceChildren(icon ?? "", title?.textContent ?? "");
}

export function fillPart(part: Element): void {
  const list = part.querySelector<HTMLElement>(`[${LINKS_OF}]:empty`);
  if (!list) return;
  for (const entry of document.querySelectorAll(`[${PANEL.item}="${list.getAttribute(LINKS_OF)}"] li`)) {
    const copy = document.importNode(entry, true);
    copy.querySelectorAll("a").forEach(shorten);
    list.append(copy);
  }
}
