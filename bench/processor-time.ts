/** Processor time, which other work on the machine changes less than the time of a clock. Linux only. */
import { readdirSync, readFileSync } from "node:fs";

const nanosecondsOf = (file: string): number => Number(readFileSync(file, "utf8").split(" ", 1)[0]);

/** Milliseconds of a process's main thread; compression and garbage collection partly run in others. */
export const mainThreadMs = (pid: number | undefined): number =>
  nanosecondsOf(`/proc/${pid}/task/${pid}/schedstat`) / 1e6;

const numbersIn = (folder: string): number[] =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

export const childrenOf = (pid: number): number[] =>
  numbersIn(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );

/** Milliseconds of all threads of a process and of its children, as long as they live. */
export function wholeTreeMs(pid: number): number {
  const threads = numbersIn(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`);
  const own = threads.reduce((sum, file) => sum + nanosecondsOf(file) / 1e6, 0);
  return childrenOf(pid).reduce((sum, child) => sum + wholeTreeMs(child), own);
}
