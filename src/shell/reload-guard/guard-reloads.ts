/**
 * Holds back the second reload within a minute. React Router reloads the page by itself when the code of a page
 * cannot be loaded; without this guard a missing file would reload for ever.
 */
import { mayReload, RELOAD_STAMP_KEY } from "./reload-decision.ts";

/** A part of the Navigation API; older browsers lack it, and a reload cannot be held back there. */
interface NavigateEvent extends Event {
  readonly navigationType: "push" | "replace" | "reload" | "traverse";
  readonly userInitiated: boolean;
}

export interface GuardedPage {
  readonly window: EventTarget;
  readonly navigation: EventTarget | undefined;
  readonly session: () => Pick<Storage, "getItem" | "setItem">;
  readonly now: () => number;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

/**
 * Without a connection a reload would only lose the page at hand. Without storage there is no way to know of the
 * last reload, so there is none.
 */
function stampReload(page: GuardedPage): boolean {
  if (!page.isOnline()) return false;
  try {
    const session = page.session();
    if (!mayReload(session.getItem(RELOAD_STAMP_KEY), page.now())) return false;
    session.setItem(RELOAD_STAMP_KEY, String(page.now()));
    return true;
  } catch {
    return false;
  }
}

/** Told to the script of the first load, which watches until this one does. */
export const GUARD_READY_EVENT = "reload-guard:ready";

/** Which reload was held back: React Router's, or our own for a part of a page. */
export type HeldReload = "page" | "part";

export function guardReloads(page: GuardedPage, onHeldBack: (held: HeldReload) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isOurs = false;

  const onNavigate = (event: Event): void => {
    const { navigationType, userInitiated } = event as NavigateEvent;
    if (navigationType !== "reload" || userInitiated || isOurs) return;
    if (stampReload(page)) return;
    event.preventDefault();
    onHeldBack("page");
  };

  const onPreloadError = (event: Event): void => {
    if (!stampReload(page)) return onHeldBack("part");
    event.preventDefault();
    isOurs = true;
    page.reload();
  };

  page.navigation?.addEventListener("navigate", onNavigate, { signal });
  page.window.addEventListener("vite:preloadError", onPreloadError, { signal });
  page.window.dispatchEvent(new Event(GUARD_READY_EVENT));
  return () => listening.abort();
}
