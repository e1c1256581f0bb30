import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and until hydration, so that components first render what works without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
