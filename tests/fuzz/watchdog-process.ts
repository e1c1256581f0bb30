// Polls /healthz every 20 milliseconds from its own process, and reports the response times.
import { Agent, get } from "node:http";
import { stolenMs } from "#tools/test/stolen-time.ts";

export interface WatchReport {
  readonly asked: number;
  readonly failed: number;
  readonly p99Ms: number;
  /** Without the time for which the host took processors away. */
  readonly mostMs: number;
  /** How late this process itself was: the machine was busy then, whatever the site did. */
  readonly lateMs: number;
}

const EVERY_MS = 20;
/** By then stolen time is counted. */
const TICK_MS = 10;
const TIMEOUT_MS = 120_000;

const address = process.argv[2] ?? "";
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
let failed = 0;
let mostMs = 0;
let lateMs = 0;
let last = performance.now();

setInterval(() => {
  const asked = performance.now();
  lateMs = Math.max(lateMs, asked - last - EVERY_MS);
  last = asked;
  const stolen = stolenMs();
  const request = get(`${address}/healthz`, { agent, timeout: TIMEOUT_MS }, (response) => {
    response.resume().on("end", () => {
      const tookMs = performance.now() - asked;
      times.push(tookMs);
      setTimeout(() => {
        mostMs = Math.max(mostMs, tookMs - (stolenMs() - stolen));
      }, TICK_MS);
      if (response.statusCode !== 200) failed += 1;
    });
  });
  request.on("timeout", () => request.destroy()).on("error", () => (failed += 1));
}, EVERY_MS);

process.on("message", () => {
  const sorted = times.toSorted((a, b) => a - b);
  const report: WatchReport = {
    asked: sorted.length,
    failed,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    mostMs,
    lateMs,
  };
  process.send?.(report);
});
process.once("disconnect", () => process.exit(0));
