/** Marks the document with the visitor's device, for style sheets to show what suits it. Nothing is forced. */
import { platformOf } from "./visitor-platform.ts";

export function enhancePlatform(): void {
  document.documentElement.dataset["platform"] = platformOf(navigator);
}
