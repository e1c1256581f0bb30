/**
 * How long the host of a virtual machine has taken its processors away since it started. Nothing runs meanwhile, but
 * clocks and CPU times go on, so a measurement that it falls into says nothing about what was measured.
 */
import { readFileSync } from "node:fs";

const TICK_MS = 10;
/** Of the line `cpu user nice system idle iowait irq softirq steal …`. */
const STEAL = 8;

/** Zero where the system does not tell. */
export function stolenMs(): number {
  try {
    const [total = ""] = readFileSync("/proc/stat", "utf8").split("\n", 1);
    return Number(total.split(/\s+/)[STEAL] ?? 0) * TICK_MS;
  } catch {
    return 0;
  }
}
