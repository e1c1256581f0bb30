/**
 * Many tests measure time. If the host of a virtual machine takes its processors away, seconds pass in which nothing
 * runs, and a failure proves nothing. Then, and only then, what failed runs once more, and the second result counts.
 */
import { availableParallelism } from "node:os";
import type { Tally } from "#tools/checks/run-checks.ts";
import { stolenMs } from "./stolen-time.ts";

/** The part of the processors' time from which on a machine is starved. A quiet host takes less than a hundredth. */
const STARVED = 0.05;
/** More failures than this have another cause. */
const MOST_FAILURES = 30;

export interface Machine {
  readonly now: () => number;
  readonly stolenMs: () => number;
  readonly processors: number;
  readonly print: (text: string) => void;
}

const HERE: Machine = {
  now: () => performance.now(),
  stolenMs,
  processors: availableParallelism(),
  print: console.log,
};

export async function repeatIfStarved(
  run: () => Promise<Tally>,
  again: () => Promise<Tally>,
  machine: Machine = HERE,
): Promise<Tally> {
  const [began, stolen] = [machine.now(), machine.stolenMs()];
  const first = await run();
  const passedMs = machine.now() - began;
  const share = (machine.stolenMs() - stolen) / (passedMs * machine.processors);
  if (first.failed === 0 || first.failed > MOST_FAILURES || share < STARVED) return first;
  const percent = Math.round(share * 100);
  machine.print(
    [
      `The host took the processors of this machine away for ${percent} % of the time. What failed runs once more:`,
      ...first.failures,
    ].join("\n"),
  );
  const second = await again();
  const all = first.passed + first.failed;
  return { passed: all - second.failed, failed: second.failed, failures: second.failures };
}
