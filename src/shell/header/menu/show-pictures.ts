/** Pictures of what is closed at first are fetched when it opens: `data-href` becomes `href`. */
export function showPictures(part: Element): void {
  for (const picture of part.querySelectorAll<SVGUseElement>("use[data-href]")) {
    picture.setAttribute("href", picture.dataset["href"] ?? "");
    delete picture.dataset["href"];
  }
}
