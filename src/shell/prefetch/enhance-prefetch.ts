/** Fetches what most readers need next, once the page at hand is done (§9: within 2 s). */
import { localPath, pathWithoutLanguage } from "#i18n/paths.ts";
import { FALLBACK_LANGUAGE, languageOfPath } from "#i18n/languages.ts";
import { whenIdle } from "#shell/enhance/when-idle.ts";
import { connectionOf, mayPrefetch } from "./data-budget.ts";

/** Only pages that every reader can reach and that are the same for all. */
const LIKELY_PAGES = ["/"];

const thisReaderMayPrefetch = (): boolean =>
  navigator.onLine &&
  mayPrefetch(connectionOf(navigator), matchMedia("(prefers-reduced-data: reduce)").matches);

function likelyPages(): string[] {
  const { pathname } = window.location;
  const language = languageOfPath(pathname) ?? FALLBACK_LANGUAGE;
  const others = LIKELY_PAGES.filter((page) => page !== pathWithoutLanguage(pathname));
  return others.map((page) => localPath(language, page));
}

/** Those of islands that wait for a touch. */
const scriptsOnCall = (): string[] =>
  Array.from(document.querySelectorAll<HTMLElement>("[data-scripts]")).flatMap(
    ({ dataset }) => dataset["scripts"]?.split(" ") ?? [],
  );

/** Resolves when it has come, or will not come. */
const prefetch = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "prefetch";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    document.head.append(link);
  });

/** One after the other: what the reader does meanwhile comes before all of it. */
async function prefetchAll(): Promise<void> {
  if (!thisReaderMayPrefetch()) return;
  for (const href of [...scriptsOnCall(), ...likelyPages()]) await prefetch(href);
}

export function enhancePrefetch(): void {
  whenIdle(() => void prefetchAll());
}
