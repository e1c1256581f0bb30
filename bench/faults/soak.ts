/** R28: readers and submitters over a long time. Memory and open files must not grow. */
import { setTimeout as sleep } from "node:timers/promises";
import { submitSample } from "#tests/fixtures/submitted.ts";
import type { Figure, Sizes } from "./row.ts";
import { openFiles, residentMemory, startProcess, type SiteProcess } from "./site-in-process.ts";

const READERS = 8;
/** Pause between two requests of one reader: together they use about half of one core. */
const PAUSE_MS = 20;
const PATHS = [
  "/en",
  "/zh/dappstore",
  "/ja/news",
  "/ru/dappstore?category_id=99998",
  "/data/dapps.json",
  "/feeds/en/news.atom",
  "/sitemap.xml",
  "/v1/news/list?start=0&count=20",
];

interface Sample {
  readonly minute: number;
  readonly memory: number;
  readonly files: number;
}

export async function* soak({ minutes }: Sizes): AsyncGenerator<Figure> {
  const site = await startProcess();
  const counts: Counts = { requests: 0, submissions: 0, failures: new Map() };
  const over = new AbortController();
  try {
    const working = [
      ...Array.from({ length: READERS }, (_, reader) => read(site, reader, counts, over.signal)),
      write(site, counts, over.signal),
    ];
    const samples: Sample[] = [];
    const began = performance.now();
    const endMs = minutes * 60_000;
    while (performance.now() - began < endMs) {
      await sleep(Math.min(10_000, endMs / 20));
      const minute = (performance.now() - began) / 60_000;
      samples.push({ minute, memory: residentMemory(site.pid), files: openFiles(site.pid) });
    }
    over.abort();
    await Promise.all(working);
    yield report(minutes, samples, counts);
  } finally {
    over.abort();
    await site.stop();
  }
}

interface Counts {
  requests: number;
  submissions: number;
  /** How often for which reason. */
  readonly failures: Map<string, number>;
}

const fail = ({ failures }: Counts, reason: string): void =>
  void failures.set(reason, (failures.get(reason) ?? 0) + 1);

async function read(site: SiteProcess, reader: number, counts: Counts, over: AbortSignal): Promise<void> {
  for (let at = reader; !over.aborted; at += 1) {
    // Every fifth page is not in the cache.
    const path = at % 5 === 0 ? `/en/dappstore?search=${reader}-${at}` : (PATHS[at % PATHS.length] ?? "/en");
    try {
      const answer = await site.get(path);
      await answer.arrayBuffer();
      counts.requests += 1;
      if (answer.status >= 500) fail(counts, `${answer.status} ${path.split("?", 1)[0]}`);
    } catch (error) {
      fail(counts, `${path.split("?", 1)[0]}: ${String(error)}`);
    }
    await sleep(PAUSE_MS);
  }
}

async function write(site: SiteProcess, counts: Counts, over: AbortSignal): Promise<void> {
  for (let at = 0; !over.aborted; at += 1) {
    await submitSample(site.address, "token", { name: `Soak ${at}` }).then(
      () => (counts.submissions += 1),
      (error: unknown) => fail(counts, `submission: ${String(error)}`),
    );
    await sleep(1_000);
  }
}

/** Compares the last third with the middle third, because the first third fills the caches. */
function report(minutes: number, samples: readonly Sample[], counts: Counts): Figure {
  const third = Math.floor(samples.length / 3);
  const mean = (some: readonly Sample[], of: "memory" | "files"): number =>
    some.reduce((sum, sample) => sum + sample[of], 0) / Math.max(1, some.length);
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const growth = mean(last, "memory") - mean(middle, "memory");
  const files = mean(last, "files") - mean(middle, "files");
  const failed = [...counts.failures.values()].reduce((sum, one) => sum + one, 0);
  const reasons = failed === 0 ? "" : ` (${[...counts.failures].map((one) => one.join(" × ")).join("; ")})`;
  return {
    engine: "SQLite",
    figure:
      `${minutes} min, ${counts.requests} requests, ${counts.submissions} submissions, ${failed} failed${reasons}; memory ` +
      `${mean(middle, "memory").toFixed(0)} → ${mean(last, "memory").toFixed(0)} MB, files ${mean(middle, "files").toFixed(0)} → ${mean(last, "files").toFixed(0)} (middle and last third)`,
    holds: failed === 0 && growth < 15 && files < 5,
  };
}
