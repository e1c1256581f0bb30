import { useEffect, useState } from "react";

/** Skeletons appear only after a noticeable wait. */
const SLOW_MS = 200;

/** True once something has been busy for longer than that. */
export function useSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
