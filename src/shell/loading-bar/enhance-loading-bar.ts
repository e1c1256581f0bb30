/** Shows the clock's phase on the served bar, and starts it when the reader leaves for another document. */
import { loadingClock } from "./loading-clock.ts";

/** A navigation that was stopped, or turned into a download, ends without a word. */
const GIVE_UP_MS = 15_000;

function followDocuments(): void {
  if (!("navigation" in window)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const finish = (): void => {
    clearTimeout(timer);
    loadingClock.send("finish");
  };
  window.navigation.addEventListener("navigate", ({ hashChange, downloadRequest, destination }) => {
    if (hashChange || downloadRequest !== null || destination.sameDocument) return;
    loadingClock.send("start");
    clearTimeout(timer);
    timer = setTimeout(finish, GIVE_UP_MS);
  });
  // The page may come back from the browser's memory, bar and all.
  window.addEventListener("pageshow", finish);
}

export function enhanceLoadingBar(): void {
  const bar = document.querySelector<HTMLElement>("[data-loading-bar]");
  if (!bar) return;
  loadingClock.subscribe(() => {
    bar.dataset["phase"] = loadingClock.phase();
  });
  followDocuments();
}
