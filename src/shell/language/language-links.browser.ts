/**
 * Choosing a language keeps the whole address, including hash and unknown parameters, and stores the choice (§2).
 * If the address has no page, the link leads to a fixed one (`LANGUAGE_LINK.fixed`).
 */
import { languageOfPath } from "#i18n/languages.ts";
import { closestTarget } from "#shell/enhance/closest-target.ts";
import { addressInLanguage, languageCookie } from "./language-address.ts";
import { LANGUAGE_LINK } from "./language-attributes.ts";

/** The context menu offers "open in a new tab", which uses the link's address at that moment. */
const EVENTS = ["click", "auxclick", "contextmenu"] as const;

function complete(event: Event): void {
  const link = closestTarget<HTMLAnchorElement>(event, `[${LANGUAGE_LINK.list}] a`);
  const language = link && languageOfPath(link.pathname);
  if (!language) return;
  if (!link.hasAttribute(LANGUAGE_LINK.fixed)) link.href = addressInLanguage(window.location, language);
  if (event.type === "click") document.cookie = languageCookie(language);
}

export function enhanceLanguages(): void {
  for (const type of EVENTS) document.addEventListener(type, complete, true);
}
