export type ToastTone = "good" | "plain" | "warning";

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly text: string;
}

/** How long a toast stays; reading it (pointer or focus on it) pauses the timer. */
export const TOAST_MS = 5_000;

/** Readers cannot follow more at once, so the oldest are removed. */
const MOST_AT_ONCE = 3;

interface Timers {
  readonly set: (run: () => void, afterMs: number) => unknown;
  readonly clear: (timer: unknown) => void;
  readonly now: () => number;
}

const browserTimers: Timers = {
  set: (run, afterMs) => setTimeout(run, afterMs),
  clear: (timer) => clearTimeout(timer as number),
  now: () => Date.now(),
};

interface Clock {
  timer: unknown;
  startedAt: number;
  leftMs: number;
}

export function createToastQueue(timers: Timers = browserTimers) {
  const listeners = new Set<() => void>();
  const clocks = new Map<number, Clock>();
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  const start = (id: number, leftMs: number) => {
    const timer = paused ? undefined : timers.set(() => dismiss(id), leftMs);
    clocks.set(id, { timer, startedAt: timers.now(), leftMs });
  };

  const dismiss = (id: number) => {
    timers.clear(clocks.get(id)?.timer);
    clocks.delete(id);
    // If the last toast closes under the pointer, no pointerleave event resumes the timers.
    if (clocks.size === 0) paused = false;
    change(toasts.filter((toast) => toast.id !== id));
  };

  const notify = ({ tone = "plain", text }: { readonly tone?: ToastTone; readonly text: string }) => {
    const repeated = toasts.find((toast) => toast.text === text);
    if (repeated) dismiss(repeated.id);
    else if (toasts.length === MOST_AT_ONCE && toasts[0]) dismiss(toasts[0].id);
    lastId += 1;
    start(lastId, TOAST_MS);
    change([...toasts, { id: lastId, tone, text }]);
  };

  const pause = () => {
    if (paused) return;
    paused = true;
    for (const clock of clocks.values()) {
      timers.clear(clock.timer);
      clock.leftMs -= timers.now() - clock.startedAt;
    }
  };

  const resume = () => {
    if (!paused) return;
    paused = false;
    for (const [id, clock] of clocks) start(id, clock.leftMs);
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return { notify, dismiss, pause, resume, subscribe, current: () => toasts };
}

export type ToastQueue = ReturnType<typeof createToastQueue>;

/** The queue of the page: any code may add to it, and the toaster in the shell renders it. */
export const toasts = createToastQueue();

export const { notify } = toasts;
