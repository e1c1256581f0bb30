/**
 * Client-side navigation between the store's addresses. Shown states are cached for back navigation and for offline
 * use.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { failureOf, type Failure } from "#pages/dappstore/failures.ts";
import { loadingClock } from "#shell/loading-bar/loading-clock.ts";
import { fetchState, type FetchedState } from "./fetch-state.ts";
import { HistoryCache } from "./history-cache.ts";
import type { useShown } from "./use-shown.ts";

type Answer = FetchedState | { readonly failure: Failure };

/** Runs one request at a time: a late response to an earlier request is null. */
function useQuestion() {
  const running = useRef<AbortController>(null);
  const [isBusy, setBusy] = useState(false);

  const drop = (): void => {
    running.current?.abort();
    setBusy(false);
  };

  const ask = async (href: string): Promise<Answer | null> => {
    drop();
    const mine = new AbortController();
    running.current = mine;
    setBusy(true);
    loadingClock.send("start");
    const answer = await fetchState(href, mine.signal).catch((error: unknown) => ({
      failure: failureOf(error),
    }));
    if (mine.signal.aborted) return null;
    loadingClock.send("failure" in answer ? "fail" : "finish");
    setBusy(false);
    return answer;
  };

  return { isBusy, ask, drop };
}

/** The scroll position to apply after the new state is rendered. */
type Place = { readonly top: number } | "start";

interface Navigation {
  readonly isBusy: boolean;
  /** The address that could not be loaded. */
  readonly failedHref: string | null;
  readonly go: (href: string) => Promise<void>;
}

interface NavigationOptions {
  /** Called after a link led to another state and that state is rendered. */
  readonly onArrival: () => void;
}

export function useNavigation(
  { shown, current, show }: ReturnType<typeof useShown>,
  { onArrival }: NavigationOptions,
): Navigation {
  const { isBusy, ask, drop } = useQuestion();
  const [cache] = useState(() => new HistoryCache());
  const [failedHref, setFailedHref] = useState<string | null>(null);
  const place = useRef<Place>(null);
  const leftAt = useRef<number>(null);

  const go = async (href: string): Promise<void> => {
    // Before a slow answer hides the list, which moves the page up.
    leftAt.current ??= scrollY;
    const answer = await ask(href);
    if (answer === null) return;
    const top = leftAt.current;
    leftAt.current = null;
    const seen = "failure" in answer ? cache.get(new URL(href, location.href).search) : answer.state;
    setFailedHref(null);
    if (!seen) {
      // A full navigation may still succeed; otherwise the browser shows the error.
      if (navigator.onLine) location.assign(href);
      else setFailedHref(href);
      return;
    }
    cache.set(current.current.search, current.current.state);
    leaveAt(top, href);
    place.current = "start";
    show(seen, staleReason(answer));
  };

  const goBack = async ({ state }: PopStateEvent): Promise<void> => {
    // Only the hash changed, as by the skip link.
    if (location.search === current.current.search) return;
    drop();
    leftAt.current = null;
    cache.set(current.current.search, current.current.state);
    const cached = cache.get(location.search);
    const answer = cached ? { state: cached, isCopy: false } : await ask(location.href);
    if (answer === null) return;
    if ("failure" in answer) return location.reload();
    place.current = placeIn(state);
    setFailedHref(null);
    show(answer.state, staleReason(answer));
  };

  usePopState((event) => void goBack(event));

  const arrive = useEffectEvent(() => {
    const { current: where } = place;
    place.current = null;
    if (where === "start") onArrival();
    else if (where) returnTo(where);
  });
  useLayoutEffect(() => arrive(), [shown]);

  return { isBusy, failedHref, go };
}

/** The browser's own record of the position is that of the shorter page, so it must not be applied on return. */
function leaveAt(top: number, href: string): void {
  history.scrollRestoration = "manual";
  history.replaceState({ top }, "");
  history.pushState(null, "", href);
  history.scrollRestoration = "auto";
}

function placeIn(historyState: unknown): Place | null {
  const { top } = (historyState ?? {}) as { readonly top?: number };
  return top === undefined ? null : { top };
}

function returnTo({ top }: { readonly top: number }): void {
  scrollTo({ top, behavior: "instant" });
  history.scrollRestoration = "auto";
}

function usePopState(listener: (event: PopStateEvent) => void): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const onPopState = (event: PopStateEvent): void => hear(event);
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, []);
}

function staleReason(answer: Answer): Failure | null {
  if ("failure" in answer) return answer.failure;
  if (!answer.isCopy) return null;
  return navigator.onLine ? "unreachable" : "offline";
}
