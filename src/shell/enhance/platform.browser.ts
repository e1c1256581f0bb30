/** Marks the document with the visitor's platform, so that style sheets can show the matching download first. */
import { ROOT } from "#shell/root-attributes.ts";
import { platformOf } from "./visitor-platform.ts";

export function enhancePlatform(): void {
  document.documentElement.setAttribute(ROOT.platform, platformOf(navigator));
}
