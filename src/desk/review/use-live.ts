/** Server-sent events: what others do, new submissions and donations. */
import { useEffect, useRef } from "react";

export interface LiveSignal {
  readonly what: string;
  readonly number: string;
  readonly by: string;
}

/** Many signals at once lead to one reload. */
const SETTLE_MS = 300;

/** Calls with all signals since the last call. The browser reconnects by itself. */
export function useLive(onSignals: (signals: readonly LiveSignal[]) => void): void {
  const latest = useRef(onSignals);
  useEffect(() => {
    latest.current = onSignals;
  });
  useEffect(() => {
    const source = new EventSource("/api/desk/review/events");
    let waiting: LiveSignal[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    source.addEventListener("message", (event: MessageEvent<string>) => {
      waiting.push(JSON.parse(event.data) as LiveSignal);
      timer ??= setTimeout(() => {
        const signals = waiting;
        waiting = [];
        timer = undefined;
        latest.current(signals);
      }, SETTLE_MS);
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, []);
}
