/**
 * `npm run bench -- processes [rounds]`: pages without a cache, with one serving process and with two. On a machine with
 * two cores the generator takes a part of what the second process should get, so the bench also compares the processor
 * time of an answer: two processes make 1.8 times as many answers of two cores if an answer takes at most 1.11 times as
 * long. Linux only.
 */
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";
import { requestsPerSecond } from "#bench/pages/load.ts";
import { hasWrk, wrkPerSecond } from "#bench/pages/wrk.ts";
import { wholeTreeMs } from "#bench/processor-time.ts";

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 16;
const WARM_ROUNDS = 1;
const PATHS = ["/en/dappstore", "/en", "/en/about"];
const LEAST = 1.8;

interface Sample {
  readonly rate: number;
  /** Processor time of one answer: all threads of the serving processes, and their parent's. */
  readonly servedMs: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const generate = hasWrk() ? wrkPerSecond : requestsPerSecond;

async function sample({ address, child }: SiteProcess, path: string): Promise<Sample> {
  const before = wholeTreeMs(child.pid ?? 0);
  const port = Number(new URL(address).port);
  const rate = await generate({ port, path, headers: {}, connections: CONNECTIONS, seconds: SECONDS });
  return { rate, servedMs: (wholeTreeMs(child.pid ?? 0) - before) / (rate * SECONDS) };
}

async function compare(one: SiteProcess, two: SiteProcess, path: string, rounds: number): Promise<void> {
  const samples: [Sample, Sample][] = [];
  // The servers alternate, so that a busy moment affects both.
  for (let round = -WARM_ROUNDS; round < rounds; round += 1) {
    const both: [Sample, Sample] = [await sample(one, path), await sample(two, path)];
    if (round >= 0) samples.push(both);
  }
  const of = (read: (both: [Sample, Sample]) => number): number => median(samples.map(read));
  const byClock = of(([a, b]) => b.rate / a.rate);
  const byProcessor = of(([a, b]) => (2 * a.servedMs) / b.servedMs);
  console.log(
    `${path.padEnd(14)} 1: ${of(([a]) => a.rate).toFixed(0)}/s, ${of(([a]) => a.servedMs).toFixed(2)} ms; ` +
      `2: ${of(([, b]) => b.rate).toFixed(0)}/s, ${of(([, b]) => b.servedMs).toFixed(2)} ms; ` +
      `${byClock.toFixed(2)} × by the clock, ${byProcessor.toFixed(2)} × by processor time, ` +
      `asked ${LEAST}: ${Math.max(byClock, byProcessor) >= LEAST ? "ok" : "FAIL"}`,
  );
}

export async function run([rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  const folder = temporaryFolder();
  const start = (count: number): Promise<SiteProcess> =>
    startSiteProcess({
      PROCESSES: String(count),
      PAGE_CACHE_MB: "0",
      RATE_LIMIT_FACTOR: "100000",
      DATA_DIR: folder.path,
    });
  const one = await start(1);
  const two = await start(2);
  try {
    for (const path of PATHS) await compare(one, two, path, Number(rounds));
  } finally {
    await Promise.all([one.end(), two.end()]);
    folder.remove();
  }
}
