/** Measures how long the event loop of this process is blocked. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

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
