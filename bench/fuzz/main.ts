// `npm run bench -- fuzz [requests] [seed]`: sends hostile requests to every path while another process polls /healthz.
import { cpus, loadavg } from "node:os";
import { runFuzz } from "#tests/fuzz/run-fuzz.ts";

const REQUESTS = 300_000;
const SEED = 16;
const CONNECTIONS = 4;
const MAX_SECONDS = 3_600;

const ALLOWED = { healthMs: 200, moreMb: 150 };
/** If the watchdog itself is this late, other programs use the processors, and only the site's own times count. */
const BUSY_MACHINE_MS = 40;

export async function run([requests, seed]: readonly string[]): Promise<void> {
  const [before = 0] = loadavg();
  const report = await runFuzz({
    requests: Number(requests ?? REQUESTS),
    seed: Number(seed ?? SEED),
    connections: CONNECTIONS,
    maxSeconds: MAX_SECONDS,
  });
  const { site, watchdog, warmRssMb, failures } = report;
  const moreMb = site.mostRssMb - warmRssMb;
  console.log(report);
  console.log(`memory + ${Math.round(moreMb)} MB, /healthz at most ${Math.round(watchdog.mostMs)} ms,`);
  console.log(`main thread held ${Math.round(site.heldMs)} ms of its own time,`);
  console.log(
    `watchdog late by ${Math.round(watchdog.lateMs)} ms; ${Math.round(site.lostMs)} ms taken by the host and not counted,`,
  );
  console.log(
    `load of the machine ${before.toFixed(1)} to ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} processors`,
  );
  const isBusyMachine = watchdog.lateMs > BUSY_MACHINE_MS;
  const isWell =
    failures.length === 0 &&
    watchdog.failed === 0 &&
    (isBusyMachine ? site.heldMs : watchdog.mostMs) <= ALLOWED.healthMs &&
    moreMb <= ALLOWED.moreMb;
  if (!isWell) process.exitCode = 1;
}
