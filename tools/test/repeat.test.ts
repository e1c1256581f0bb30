import { describe, expect, it, vi } from "vitest";
import type { Tally } from "#tools/checks/run-checks.ts";
import { repeatIfStarved, type Machine } from "./repeat.ts";

const tally = (passed: number, failed: number): Tally => ({
  passed,
  failed,
  failures: Array.from({ length: failed }, (_, at) => `failure ${at}`),
});

/** Two processors and a run of 10 s, of which the host takes this much. */
function machineWith(takenMs: number): Machine & { readonly said: string[] } {
  let reads = 0;
  const said: string[] = [];
  const once = (value: number) => () => (reads++ < 2 ? 0 : value);
  return {
    now: once(10_000),
    stolenMs: once(takenMs),
    processors: 2,
    print: (text) => said.push(text),
    said,
  };
}

const running = (result: Tally) => vi.fn<() => Promise<Tally>>().mockResolvedValue(result);

describe("what failed runs once more", () => {
  it("if the host took the processors away, and the second result counts", async () => {
    const machine = machineWith(4_000);
    expect(await repeatIfStarved(running(tally(98, 2)), running(tally(30, 1)), machine)).toEqual(
      tally(99, 1),
    );
    expect(machine.said.join()).toMatch(/20 %[^]*failure 0\nfailure 1/);
  });

  it.each([
    ["on a quiet machine", tally(98, 2), 500],
    ["if everything failed", tally(10, 31), 4_000],
    ["if nothing failed", tally(100, 0), 4_000],
  ])("but not %s", async (_case, first, takenMs) => {
    const again = running(tally(1, 0));
    expect(await repeatIfStarved(running(first), again, machineWith(takenMs))).toBe(first);
    expect(again).not.toHaveBeenCalled();
  });
});
