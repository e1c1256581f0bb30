/** What the loading bar does when (§4, §9). Pure: the component gives it the events and draws the phase. */
export type LoadingPhase = "idle" | "waiting" | "running" | "finishing" | "failing";

export type LoadingEvent = "start" | "finish" | "fail" | "elapsed";

const THROTTLE_MS = 200;
const HIDE_DELAY_MS = 500;

/** How long a phase lasts until its `elapsed`; the others end only by an event. */
export const PHASE_MS: Readonly<Partial<Record<LoadingPhase, number>>> = {
  waiting: THROTTLE_MS,
  finishing: HIDE_DELAY_MS,
  failing: HIDE_DELAY_MS,
};

const NEXT: Readonly<Record<LoadingPhase, Partial<Record<LoadingEvent, LoadingPhase>>>> = {
  idle: { start: "waiting" },
  // A page that came within the throttle never shows the bar, but one that failed does.
  waiting: { elapsed: "running", finish: "idle", fail: "failing" },
  running: { finish: "finishing", fail: "failing" },
  // A bar that is still on screen goes on at once.
  finishing: { start: "running", elapsed: "idle" },
  failing: { start: "running", elapsed: "idle" },
};

export const nextPhase = (phase: LoadingPhase, event: LoadingEvent): LoadingPhase =>
  NEXT[phase][event] ?? phase;
