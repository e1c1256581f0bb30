/** Shows the loading phase on the served bar, during navigation and while a request runs (§2). */
import { REQUEST_EVENT, type RequestEvent } from "#lib/requests/request-event.ts";
import { LOADING_BAR } from "./loading-bar-attributes.ts";
import { loadingClock } from "./loading-clock.ts";

/** A navigation that is cancelled or becomes a download fires no event. */
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
  // The back/forward cache may restore the page with the bar still running.
  window.addEventListener("pageshow", finish);
}

/** The bar ends with the last running request. */
function followRequests(): void {
  let running = 0;
  const follow = async ({ detail }: RequestEvent): Promise<void> => {
    running += 1;
    loadingClock.send("start");
    const isDone = await detail;
    running -= 1;
    if (running === 0) loadingClock.send(isDone ? "finish" : "fail");
  };
  document.addEventListener(REQUEST_EVENT, (event) => void follow(event as RequestEvent));
}

export function enhanceLoadingBar(): void {
  const bar = document.querySelector<HTMLElement>(`[${LOADING_BAR.name}]`);
  if (!bar) return;
  loadingClock.subscribe(() => bar.setAttribute(LOADING_BAR.phase, loadingClock.phase()));
  followDocuments();
  followRequests();
}
