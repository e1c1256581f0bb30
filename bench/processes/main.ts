/**
 * `npm run bench -- processes [rounds]`: pages without a cache, with one serving process and with two. Linux only.
 *
 * One process that may use two cores does: its garbage collector and its compressor have threads of their own, 1.28 cores
 * in all, so two processes could never answer more than 1.56 times as many pages on the same two cores. And the generator
 * takes its part of them. So the clock compares one process on one core, with the generator on the other, and two
 * processes on two cores, per core that the generator left to the site. What two processes cost each other (memory,
 * connections that are shared unevenly, the parent) is in it. The processor time of an answer is told beside it, and the
 * rates of both when they may use the same cores.
 */
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";
import { requestsPerSecond } from "#bench/pages/load.ts";
import { hasWrk, wrkPerSecond } from "#bench/pages/wrk.ts";
import { wholeTreeMs } from "#bench/processor-time.ts";
import { generatorSeconds, pin, pinTree } from "./cores.ts";

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 16;
const WARM_ROUNDS = 1;
const PATHS = ["/en/dappstore", "/en", "/en/about"];
const LEAST = 1.8;

const BOTH = "0,1";
const [FIRST, SECOND] = ["0", "1"];
const CORES = 2;

interface Sample {
  readonly rate: number;
  /** Processor time of one answer: all threads of the serving processes, and their parent's. */
  readonly servedMs: number;
  /** How many cores the generator used. */
  readonly generated: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const generate = hasWrk() ? wrkPerSecond : requestsPerSecond;

async function sample({ address, child: { pid = 0 } }: SiteProcess, path: string): Promise<Sample> {
  const before = wholeTreeMs(pid);
  const generatedBefore = generatorSeconds();
  const port = Number(new URL(address).port);
  const rate = await generate({ port, path, headers: {}, connections: CONNECTIONS, seconds: SECONDS });
  return {
    rate,
    servedMs: (wholeTreeMs(pid) - before) / (rate * SECONDS),
    generated: (generatorSeconds() - generatedBefore) / SECONDS,
  };
}

async function sampleOn(site: SiteProcess, path: string, cores: string, generator: string): Promise<Sample> {
  pinTree(site.child.pid ?? 0, cores);
  pin(process.pid, generator);
  return sample(site, path);
}

interface Round {
  readonly alone: Sample;
  readonly one: Sample;
  readonly two: Sample;
}

async function compare(one: SiteProcess, two: SiteProcess, path: string, rounds: number): Promise<void> {
  const samples: Round[] = [];
  // The servers alternate, so that a busy moment affects all.
  for (let round = -WARM_ROUNDS; round < rounds; round += 1) {
    const all: Round = {
      alone: await sampleOn(one, path, FIRST, SECOND),
      one: await sampleOn(one, path, BOTH, BOTH),
      two: await sampleOn(two, path, BOTH, BOTH),
    };
    if (round >= 0) samples.push(all);
  }
  const of = (read: (all: Round) => number): number => median(samples.map(read));
  const perCore = of(({ alone, two: both }) => (CORES * both.rate) / (CORES - both.generated) / alone.rate);
  const byProcessor = of(({ one: single, two: both }) => (CORES * single.servedMs) / both.servedMs);
  const told = (name: string, read: (all: Round) => Sample): string =>
    `${name} ${of((all) => read(all).rate).toFixed(0)}/s, ${of((all) => read(all).servedMs).toFixed(2)} ms`;
  console.log(
    [
      path,
      told("one on one core:", ({ alone }) => alone),
      told("one on two cores:", ({ one: single }) => single),
      told("two on two cores:", ({ two: both }) => both),
      `of which the generator took ${of(({ two: both }) => both.generated).toFixed(2)} cores`,
      `${of(({ one: single, two: both }) => both.rate / single.rate).toFixed(2)} × by the clock on the same cores`,
      `${byProcessor.toFixed(2)} × by processor time`,
      `${perCore.toFixed(2)} × by the clock for twice the cores, asked ${LEAST}: ${perCore >= LEAST ? "ok" : "FAIL"}`,
    ].join("\n  "),
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
