/** Pictures inside closed elements are fetched when these open, others when they come near. */
import { DEFERRED_HREF, SHOWN_NEAR } from "#ui/illustrations/picture/picture-attributes.ts";

/** About half a screen of a phone, also in a part that scrolls sideways. */
const NEAR = { rootMargin: "400px", scrollMargin: "400px" };

export function showPictures(part: Element): void {
  for (const picture of part.querySelectorAll<SVGUseElement>(`use[${DEFERRED_HREF}]`)) {
    picture.setAttribute("href", picture.getAttribute(DEFERRED_HREF) ?? "");
    picture.removeAttribute(DEFERRED_HREF);
  }
}

/** A picture that is not displayed, as some are on phones, never comes near. */
export function enhancePictures(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      showPictures(target);
    }
  }, NEAR);
  for (const picture of document.querySelectorAll(`[${SHOWN_NEAR}]`)) observer.observe(picture);
}
