/** Measures how long the event loop of this process is blocked: by the clock, and in processor time. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

const RESOLUTION_MS = 1;

export async function longestHold<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly holdMs: number; readonly tookMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // The monitor measures from one turn of the loop to the next, so it needs a turn before and after.
  await sleep(10);
  const began = performance.now();
  const value = await work();
  const tookMs = performance.now() - began;
  await sleep(10);
  delay.disable();
  return { value, tookMs, holdMs: delay.max / 1e6 };
}

/**
 * The most processor time of the main thread between two turns of the event loop: what a hold would be on a quiet machine.
 * Asks at every turn, so the work must not wait for anything.
 */
export async function longestTurn<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly turnMs: number }> {
  const over = new AbortController();
  const watching = longestUntil(over.signal);
  const value = await work().finally(() => over.abort());
  return { value, turnMs: await watching };
}

async function longestUntil(over: AbortSignal): Promise<number> {
  let longest = 0;
  let before = threadMs();
  while (!over.aborted) {
    await nextTurn();
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}

/** Processor time of this thread, which other work on the machine does not change. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
