import { CACHED_HEADER } from "#shell/offline/worker-address.ts";
import { islandDataPath } from "#shell/islands/island-data.ts";
import type { StoreState } from "#pages/dappstore/store-state.ts";

/** §9 */
const TIMEOUT_MS = 30_000;

export interface FetchedState {
  readonly state: StoreState;
  /** The service worker returned a cached copy, because there was no connection. */
  readonly isCopy: boolean;
}

/** Fetches the store's state at another address. */
export async function fetchState(href: string, signal: AbortSignal): Promise<FetchedState> {
  const { pathname, search } = new URL(href, location.href);
  const response = await fetch(islandDataPath(pathname + search), {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  const { store } = (await response.json()) as { readonly store: { readonly props: StoreState } };
  return { state: store.props, isCopy: response.headers.has(CACHED_HEADER) };
}
