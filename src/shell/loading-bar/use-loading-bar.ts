/** Starts the bar while React Router fetches another page. An error page fails it before it can finish. */
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { loadingClock } from "./loading-clock.ts";

export function useLoadingBar(): void {
  // Another target while one is pending is a new start: the first may be a page whose code never came.
  const { location: target } = useNavigation();
  useEffect(() => loadingClock.send(target ? "start" : "finish"), [target]);
}
