/** Measures for how long at a time this process could do nothing else. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

const RESOLUTION_MS = 1;

export async function longestHold<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly holdMs: number; readonly tookMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  // It counts from one turn to the next, so there must be one on either side.
  await sleep(10);
  const began = performance.now();
  const value = await work();
  const tookMs = performance.now() - began;
  await sleep(10);
  delay.disable();
  return { value, tookMs, holdMs: delay.max / 1e6 };
}
