/** The state machine of the loading bar (§4, §9). Pure: the caller sends events and renders the phase. */
export type LoadingPhase = "idle" | "waiting" | "running" | "finishing" | "failing";

export type LoadingEvent = "start" | "finish" | "fail" | "elapsed";

const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;

/** The duration of a phase until its `elapsed` event; the others end only by another event. */
export const PHASE_MS: Readonly<Partial<Record<LoadingPhase, number>>> = {
  waiting: THROTTLE_MS,
  finishing: HIDE_DELAY_MS,
  failing: HIDE_DELAY_MS,
};

const NEXT: Readonly<Record<LoadingPhase, Partial<Record<LoadingEvent, LoadingPhase>>>> = {
  idle: { start: "waiting" },
  // A page that loads within the throttle never shows the bar, but one that fails does.
  waiting: { elapsed: "running", finish: "idle", fail: "failing" },
  running: { finish: "finishing", fail: "failing" },
  // A bar that is still visible continues at once.
  finishing: { start: "running", elapsed: "idle" },
  failing: { start: "running", elapsed: "idle" },
};

export const nextPhase = (phase: LoadingPhase, event: LoadingEvent): LoadingPhase =>
  NEXT[phase][event] ?? phase;
