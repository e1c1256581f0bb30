/** Drives the phases with timers. One instance per visit, because the bar must survive a page that failed. */
import { nextPhase, PHASE_MS, type LoadingEvent, type LoadingPhase } from "./loading-phase.ts";

export interface LoadingClock {
  readonly phase: () => LoadingPhase;
  readonly send: (event: LoadingEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createLoadingClock(): LoadingClock {
  let phase: LoadingPhase = "idle";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function send(event: LoadingEvent): void {
    const next = nextPhase(phase, event);
    if (next === phase) return;
    phase = next;
    clearTimeout(timer);
    const ms = PHASE_MS[next];
    if (ms !== undefined) timer = setTimeout(() => send("elapsed"), ms);
    for (const listener of listeners) listener();
  }

  return {
    phase: () => phase,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const loadingClock = createLoadingClock();
