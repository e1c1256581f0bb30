/** Not in every browser yet. */
interface Scheduler {
  yield?: () => Promise<void>;
}

/** Yields to the browser before the next piece of work, so that a slow phone stays responsive. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
