/** `PROCESSES=2`: connections that one process has accepted alone end up at both. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { freePort } from "#tests/contract/connections/free-port.ts";
import { temporaryFolder } from "#tests/contract/connections/site-process.ts";
import { startReaders } from "./readers.ts";
import { startSeveral, type SeveralProcesses } from "./several.ts";

const folder = temporaryFolder();
let site: SeveralProcesses;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  site = await startSeveral(
    { kind: "sqlite", file: `${folder.path}/site.sqlite` },
    { METRICS_PORT: String(metricsPort), PAGE_CACHE_MB: "0", RATE_LIMIT_FACTOR: "1000" },
  );
}, 90_000);
afterAll(async () => {
  await site.remove();
  folder.remove();
});

/** Requests so far, by process. */
async function counts(): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const sums: Record<string, number> = {};
  for (const [, id = "", count] of text.matchAll(/^site_requests_total\{.*process="(\d+)"\} (\d+)$/gm))
    sums[id] = (sums[id] ?? 0) + Number(count);
  return sums;
}

async function sharesDuring(ms: number): Promise<number[]> {
  const before = await counts();
  await sleep(ms);
  const after = await counts();
  const each = Object.entries(after).map(([id, count]) => count - (before[id] ?? 0));
  const all = each.reduce((sum, one) => sum + one, 0);
  return each.map((one) => one / Math.max(1, all));
}

it("a busy process gives readers who stay to one that rests, and none of their requests is lost", async () => {
  const [, other = 0] = site.servingProcesses();
  process.kill(other, "SIGSTOP");
  const end = startReaders(`${site.address}/en/about`, 16);
  await sleep(1_500);
  process.kill(other, "SIGCONT");
  await vi.waitFor(
    async () => {
      const shares = await sharesDuring(1_000);
      expect(shares).toHaveLength(2);
      expect(Math.min(...shares)).toBeGreaterThan(0.3);
    },
    { timeout: 40_000, interval: 10 },
  );
  const { lost } = await end();
  expect(Object.fromEntries(lost)).toEqual({});
}, 60_000);
