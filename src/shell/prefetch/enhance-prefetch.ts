/** Fetches the pages most readers go to next, once the page at hand is done (§9: within 2 s). */
import { localPath, pathWithoutLanguage } from "#i18n/paths.ts";
import { FALLBACK_LANGUAGE, languageOfPath } from "#i18n/languages.ts";
import { whenIdle } from "#shell/enhance/when-idle.ts";
import { connectionOf, mayPrefetch } from "./data-budget.ts";

/** Only pages that every reader can reach and that are the same for all. */
const LIKELY_PAGES = ["/"];

const thisReaderMayPrefetch = (): boolean =>
  mayPrefetch(connectionOf(navigator), matchMedia("(prefers-reduced-data: reduce)").matches);

function prefetch(): void {
  if (!thisReaderMayPrefetch()) return;
  const { pathname } = window.location;
  const language = languageOfPath(pathname) ?? FALLBACK_LANGUAGE;
  for (const page of LIKELY_PAGES) {
    if (page === pathWithoutLanguage(pathname)) continue;
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = localPath(language, page);
    document.head.append(link);
  }
}

export function enhancePrefetch(): void {
  whenIdle(prefetch);
}
