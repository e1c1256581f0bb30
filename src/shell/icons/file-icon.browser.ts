/** Pictures inside closed elements are fetched when these open: `DEFERRED_HREF` becomes `href`. */
import { DEFERRED_HREF } from "#ui/illustrations/picture/picture-attributes.ts";

export function showPictures(part: Element): void {
  for (const picture of part.querySelectorAll<SVGUseElement>(`use[${DEFERRED_HREF}]`)) {
    picture.setAttribute("href", picture.getAttribute(DEFERRED_HREF) ?? "");
    picture.removeAttribute(DEFERRED_HREF);
  }
}
