import { startTransition, useEffect, useRef, useState } from "react";
import type { Failure } from "#pages/dappstore/failures.ts";
import type { StoreState } from "#pages/dappstore/store-state.ts";

interface Shown {
  readonly state: StoreState;
  /** Counts the navigations; 0 is what the server rendered. */
  readonly visit: number;
  /** Why the state is a cached copy; null if it is fresh. */
  readonly staleBecause: Failure | null;
}

/** The rendered state and its query; `location` may be ahead of it during back navigation. */
export interface Current {
  search: string;
  state: StoreState;
}

/** The state that the store renders. It changes in a transition, so that the page stays responsive. */
export function useShown(initial: StoreState) {
  const [shown, setShown] = useState<Shown>({ state: initial, visit: 0, staleBecause: null });
  // A ref for handlers that run after a response, when their closure may be stale.
  const current = useRef<Current>({ search: "", state: initial });

  useEffect(() => {
    current.current.search = location.search;
  }, []);

  useEffect(() => {
    if (shown.visit > 0) document.title = shown.state.title;
  }, [shown]);

  /** Shows the state of the current address. */
  const show = (state: StoreState, staleBecause: Failure | null = null): void => {
    current.current = { search: location.search, state };
    startTransition(() => setShown(({ visit }) => ({ state, visit: visit + 1, staleBecause })));
  };

  /** Extends the current list. */
  const extend = (state: StoreState): void => {
    current.current = { search: location.search, state };
    startTransition(() => setShown((before) => ({ ...before, state })));
  };

  return { shown, current, show, extend };
}
