import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in a page whose script has not run: what must work there is drawn then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
