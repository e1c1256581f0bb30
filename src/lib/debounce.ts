/** §9 */
const DEFAULT_WAIT_MS = 300;

export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void;
  cancel(): void;
}

/** Calls `run` once, with the last arguments, after `waitMs` without another call. */
export function debounce<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  waitMs = DEFAULT_WAIT_MS,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args): void => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), waitMs);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
