import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "./errors.ts";

const LOCK_WAIT_MS = 5 * 60_000;
const RETRY_MS = 100;

/** Runs start-up work that another process may be doing, and waits for it longer than a statement may. */
export async function waitForLock<Value>(work: () => Promise<Value>): Promise<Value> {
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(RETRY_MS);
    }
  }
}
