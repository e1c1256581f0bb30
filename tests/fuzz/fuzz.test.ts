import { expect, it } from "vitest";
import { runFuzz } from "#tests/fuzz/run-fuzz.ts";

/** A part of it in every run: all worst cases and some others. `npm run bench -- fuzz` sends 300,000. */
const OPTIONS = { requests: 2_500, seed: 16, connections: 4, maxSeconds: 240 };
const MOST_MS = 200;
const MORE_MB = 150;
/** If the watchdog itself is this late, other programs use the processors. Only the site's own CPU time counts then. */
const BUSY_MACHINE_MS = 40;

it("no request makes the site fail or blocks it", async () => {
  const { failures, sent, site, watchdog, warmRssMb } = await runFuzz(OPTIONS);
  expect(failures).toEqual([]);
  expect(sent).toBe(OPTIONS.requests);
  expect(watchdog.failed).toBe(0);
  expect(watchdog.asked).toBeGreaterThan(100);
  const isBusyMachine = watchdog.lateMs > BUSY_MACHINE_MS;
  expect(isBusyMachine ? site.heldMs : watchdog.mostMs).toBeLessThan(MOST_MS);
  expect(site.mostRssMb - warmRssMb).toBeLessThan(MORE_MB);
}, 300_000);
