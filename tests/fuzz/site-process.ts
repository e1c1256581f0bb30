// The site in its own process, which measures itself. It reports its address, and its measurements on request.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { readConfig } from "#server/config.ts";
import { serve } from "#server/serve.ts";
import { stolenMs } from "#tools/test/stolen-time.ts";

export interface SelfReport {
  readonly rssMb: number;
  readonly mostRssMb: number;
  /**
   * The longest that the main thread worked between two samples, in its own CPU time: a request would have waited this
   * long on an otherwise idle machine. What the host took away meanwhile does not count.
   */
  readonly heldMs: number;
  /** The same in wall time, other programs and the host included. */
  readonly delayMs: number;
  /** How long the host took processors away. */
  readonly lostMs: number;
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
let stolen = stolenMs();
let heldMs = 0;
let lostMs = 0;
/** The last sample, which waits for the next one: stolen time may be counted a tick later. */
let waiting = 0;
let mostRss = 0;
setInterval(() => {
  const [workedNow, stolenNow] = [workedMs(), stolenMs()];
  const takenMs = stolenNow - stolen;
  lostMs += takenMs;
  heldMs = Math.max(heldMs, waiting - takenMs);
  waiting = workedNow - worked - takenMs;
  [worked, stolen] = [workedNow, stolenNow];
}, LOOK_MS);
setInterval(() => {
  mostRss = Math.max(mostRss, process.memoryUsage.rss());
}, 100);

process.on("message", () => {
  const rss = process.memoryUsage.rss();
  const report: SelfReport = {
    rssMb: rss / MEGABYTE,
    mostRssMb: Math.max(mostRss, rss) / MEGABYTE,
    heldMs: Math.max(heldMs, waiting),
    delayMs: delay.max / 1e6,
    lostMs,
    cpuSeconds: process.cpuUsage().user / 1e6,
  };
  // Each report covers the time since the previous one.
  heldMs = 0;
  waiting = 0;
  lostMs = 0;
  mostRss = 0;
  delay.reset();
  process.send?.(report);
});
process.once("disconnect", () => process.exit(0));
process.send?.(site.address);
