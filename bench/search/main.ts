/** `npm run bench -- search`: compares our search with three libraries, over our own and over generated DApps. */
import type { DappRecord } from "#features/catalogue/model.ts";
import { seededDapps } from "#tests/search/catalogue.ts";
import { wholeQuerySet } from "#tests/search/query-set.ts";
import {
  BuildTookTooLong,
  flexSearch,
  miniSearch,
  MOST_BUILD_MS,
  orama,
  ours,
  type Contestant,
  type Search,
} from "./contestants.ts";
import { createRandom, generateDapps, generatedRecords, type GeneratedDapp } from "./generate.ts";
import { longestHold, longestTurn, threadMs } from "./holds.ts";
import { runHostile } from "./hostile.ts";
import { runListing } from "./listing.ts";
import { Results } from "./results.ts";
import { makeQueries, type BenchQuery } from "./queries.ts";

const SIZES = [10_000, 100_000];
const QUERIES = 2_000;
/** Of the queries over our own DApps, those that a slow library is asked. */
const SET_SAMPLE = 500;
const WARM_UP = 50;
const MOST_WARM_UP_MS = 5_000;
/**
 * A library that needs more processor time for its queries is judged by those that it has answered; the column "asked"
 * counts them.
 */
const MOST_MS = 60_000;
/** What takes longer to build is not built a second time. */
const MOST_AGAIN_MS = 45_000;
/** What takes longer is asked once and told in processor time, whose clock is too coarse for less. */
const MOST_REPEATED_MS = 20;
/** As many results as a search field shows. */
const SHOWN = 20;

/**
 * `--search` or `--listing` runs one half, `--small` runs a short version, `--only=ours,Orama` some of the engines,
 * `--size=100000` one size, `--set` our own queries alone. With `--results=FILE`, every engine at every size is kept there
 * as soon as it is measured; the same command goes on where it was cut short.
 */
export async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--hostile")) return runHostile();
  const isSmall = args.includes("--small");
  const option = (name: string) => args.find((one) => one.startsWith(`--${name}=`))?.split("=", 2)[1];
  const size = option("size");
  const sizes = size === undefined ? SIZES.slice(0, isSmall ? 1 : undefined) : [Number(size)];
  const only = option("only")?.split(",");
  const contestants = CONTESTANTS.filter(({ name }) => only?.some((one) => name.startsWith(one)) ?? true);
  // Lists run first, because the bench measures memory and the indexes below need a lot of it.
  if (!args.includes("--search")) await runListing(isSmall ? [1_000, 10_000] : [1_000, 100_000]);
  if (args.includes("--listing")) return;
  const results = new Results(option("results"));
  if (size === undefined) await runQuerySet(contestants, results);
  if (args.includes("--set")) return;
  for (const one of sizes) await runSize(one, contestants, results);
}

const CONTESTANTS: readonly Contestant[] = [ours, miniSearch, orama, flexSearch];

/** How often the first result is what was meant, over our own catalogue. */
async function runQuerySet(contestants: readonly Contestant[], results: Results): Promise<void> {
  const dapps = seededDapps();
  // In random order, so that those that a slow library has time for are a sample.
  const random = createRandom(7);
  const queries = wholeQuerySet(dapps)
    .map((query) => ({ query, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ query }) => query);
  console.log(
    `\n${queries.length} queries over our ${dapps.length} DApps: the first result is what was meant\n`,
  );
  const hitsOf = async ({ name, build, asked }: Contestant): Promise<string[]> => {
    const search = await build(dapps, "all");
    const hits: { kind: string; isHit: boolean }[] = [];
    const began = threadMs();
    for (const { kind, text, fits } of queries.slice(0, asked === undefined ? undefined : SET_SAMPLE)) {
      if (threadMs() - began > MOST_MS) break;
      const first = dapps[search(text, 1)[0] ?? -1];
      hits.push({ kind: kind.startsWith("name and") ? "name and a suffix" : kind, isHit: fits(first) });
    }
    const shares = Map.groupBy(hits, ({ kind }) => kind);
    return [
      row(name, percent(hits.map(({ isHit }) => isHit)), `of ${hits.length}`),
      ...Array.from(shares, ([kind, own]) => row(`  ${kind}`, percent(own.map(({ isHit }) => isHit)))),
    ];
  };
  for (const one of contestants)
    await results.part(`${queries.length} queries: ${one.name}`, () => hitsOf(one));
}

async function runSize(size: number, contestants: readonly Contestant[], results: Results): Promise<void> {
  console.log(`\nSearch over ${size.toLocaleString("en")} DApps in eight scripts, ${QUERIES} queries\n`);
  console.log(
    row(
      "",
      "build s",
      "hold ms",
      "turn ms",
      "again ms",
      "MB",
      "asked",
      "p50 ms",
      "p99 ms",
      "max ms",
      "name",
      "typo",
      "CJK and Thai",
    ),
  );
  // One after the other, each released before the next, because the bench measures memory.
  const dapps = generateDapps(size);
  const queries = makeQueries(dapps, QUERIES);
  const records = generatedRecords(dapps);
  for (const one of contestants)
    await results.part(`${size} DApps: ${one.name}`, () => measure(one, records, dapps, queries));
}

async function measure(
  { name, build, asked: most = QUERIES }: Contestant,
  records: readonly DappRecord[],
  dapps: readonly GeneratedDapp[],
  queries: readonly BenchQuery[],
): Promise<readonly string[]> {
  const before = memory();
  const buildWatched = () => longestTurn(() => longestHold(() => build(records, "names")));
  const built = await buildWatched().catch((error: unknown) => {
    if (error instanceof BuildTookTooLong) return null;
    throw error;
  });
  if (built === null) {
    return [row(name, `not built after ${MOST_BUILD_MS / 60_000} minutes of processor time`)];
  }
  const { value: search, tookMs, holdMs } = built.value;
  const bytes = memory() - before;
  const asked = ask(search, queries.slice(0, most), dapps);
  const times = asked.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const hitsOf = (kind: BenchQuery["kind"]): boolean[] =>
    asked.filter((one) => one.kind === kind).map(({ isHit }) => isHit);
  // As the site does when the catalogue has changed: the old index answers until the new one is there.
  const again = tookMs > MOST_AGAIN_MS ? null : await buildWatched();
  return [
    row(
      name,
      (tookMs / 1_000).toFixed(1),
      holdMs.toFixed(0),
      built.turnMs.toFixed(0),
      again?.turnMs.toFixed(0) ?? "–",
      (bytes / 1e6).toFixed(0),
      String(asked.length),
      quantile(times, 0.5).toFixed(3),
      quantile(times, 0.99).toFixed(2),
      quantile(times, 1).toFixed(1),
      percent(hitsOf("name")),
      percent(hitsOf("typo")),
      percent(hitsOf("fragment")),
    ),
  ];
}

interface Asked {
  readonly kind: BenchQuery["kind"];
  /** The best of three, to exclude the load of other processes. */
  readonly ms: number;
  readonly isHit: boolean;
}

/** As many queries as there is time for. */
function ask(search: Search, queries: readonly BenchQuery[], dapps: readonly GeneratedDapp[]): Asked[] {
  const timed = (text: string) => {
    const [began, beganMs] = [performance.now(), threadMs()];
    const [first] = search(text, SHOWN);
    const ms = performance.now() - began;
    return { first, ms: ms < MOST_REPEATED_MS ? ms : Math.min(ms, threadMs() - beganMs) };
  };
  const warmed = threadMs();
  for (const { text } of queries.slice(0, WARM_UP)) {
    if (threadMs() - warmed > MOST_WARM_UP_MS) break;
    search(text, SHOWN);
  }
  const asked: Asked[] = [];
  const began = threadMs();
  for (const { kind, text, target } of queries) {
    if (threadMs() - began > MOST_MS) break;
    const { first, ms } = timed(text);
    const least = ms >= MOST_REPEATED_MS ? ms : Math.min(ms, timed(text).ms, timed(text).ms);
    // Two DApps may have the same name, and a fragment is in many.
    const isHit =
      kind === "fragment"
        ? search(text, dapps.length).includes(target ?? -1)
        : dapps[first ?? -1]?.title === dapps[target ?? -1]?.title;
    asked.push({ kind, ms: least, isHit });
  }
  return asked;
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const percent = (hits: readonly boolean[]): string =>
  `${((hits.filter(Boolean).length / Math.max(1, hits.length)) * 100).toFixed(1)} %`;

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const NAME_WIDTH = 34;
const CELL_WIDTH = 13;

const row = (name: string, ...cells: string[]): string =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(CELL_WIDTH)).join("");
