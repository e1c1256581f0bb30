/**
 * The links of a menu are sent once, with its panel (tabs/panel.tsx). The part of the sheet for the same menu, marked
 * `data-links-of`, copies them when it is first opened, without their descriptions.
 */
function shorten(link: Element): void {
  const icon = link.querySelector("svg");
  const title = link.querySelector("span > span");
  link.removeAttribute("class");
  link.replaceChildren(icon ?? "", title?.textContent ?? "");
}

export function fillPart(part: Element): void {
  const list = part.querySelector<HTMLElement>("[data-links-of]:empty");
  if (!list) return;
  for (const entry of document.querySelectorAll(`[data-panel-item="${list.dataset["linksOf"]}"] li`)) {
    const copy = document.importNode(entry, true);
    copy.querySelectorAll("a").forEach(shorten);
    list.append(copy);
  }
}
