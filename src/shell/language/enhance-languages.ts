/** Choosing a language keeps the whole address, hash and unknown parameters included, and is remembered (§2). */
import { isLanguage } from "#i18n/languages.ts";
import { around } from "#shell/enhance/elements.ts";
import { addressInLanguage, languageCookie } from "./language-address.ts";

/** The context menu offers "open in a new tab", which takes the address as it is then. */
const EVENTS = ["click", "auxclick", "contextmenu"] as const;

function complete(event: Event): void {
  const link = around<HTMLAnchorElement>(event, "a[data-language]");
  const language = link?.dataset["language"];
  if (!link || !isLanguage(language)) return;
  link.href = addressInLanguage(window.location, language);
  if (event.type === "click") document.cookie = languageCookie(language);
}

export function enhanceLanguages(): void {
  for (const type of EVENTS) document.addEventListener(type, complete, true);
}
