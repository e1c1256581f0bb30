// The site in its own process, which measures itself. It reports its address, and its measurements on request.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "#server/config.ts";
import { serve } from "#server/serve.ts";

export interface SelfReport {
  readonly rssMb: number;
  readonly mostRssMb: number;
  /**
   * The longest that the main thread worked between two samples, in its own CPU time: a request would have waited this
   * long on an otherwise idle machine.
   */
  readonly heldMs: number;
  /** The same in wall time, other programs included. */
  readonly delayMs: number;
  readonly cpuSeconds: number;
}

const LOOK_MS = 5;
const MEGABYTE = 1024 ** 2;

const site = await serve(readConfig(JSON.parse(process.argv[2] ?? "{}") as Record<string, string>));

const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
delay.enable();

const workedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
let worked = workedMs();
let heldMs = 0;
let mostRss = 0;
setInterval(() => {
  const now = workedMs();
  heldMs = Math.max(heldMs, now - worked);
  worked = now;
}, LOOK_MS);
setInterval(() => {
  mostRss = Math.max(mostRss, process.memoryUsage.rss());
}, 100);

process.on("message", () => {
  const rss = process.memoryUsage.rss();
  const report: SelfReport = {
    rssMb: rss / MEGABYTE,
    mostRssMb: Math.max(mostRss, rss) / MEGABYTE,
    heldMs,
    delayMs: delay.max / 1e6,
    cpuSeconds: process.cpuUsage().user / 1e6,
  };
  // Each report covers the time since the previous one.
  heldMs = 0;
  mostRss = 0;
  delay.reset();
  process.send?.(report);
});
process.once("disconnect", () => process.exit(0));
process.send?.(site.address);
