/** Not in every browser yet. */
interface Scheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser draw and answer before the next piece of work, so that a slow phone is never held for long. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
