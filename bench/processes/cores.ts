/** Which cores a process runs on, and the processor time of the load generator. Linux only. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { childrenOf } from "#bench/processor-time.ts";

const CLOCK_TICKS = 100;

/** All threads of a process; programs that it starts later stay on these cores too. */
export function pin(pid: number, cores: string): void {
  const { error, status } = spawnSync("taskset", ["-a", "-p", "-c", cores, String(pid)], { stdio: "ignore" });
  if (error || status !== 0) throw new Error(`taskset could not put ${pid} on ${cores}`);
}

export function pinTree(pid: number, cores: string): void {
  pin(pid, cores);
  for (const child of childrenOf(pid)) pinTree(child, cores);
}

/** Seconds of this process and of its children that have ended, so of both generators. */
export function generatorSeconds(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / CLOCK_TICKS;
}
