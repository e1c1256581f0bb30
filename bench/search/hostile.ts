/** The searches that take longest, as processor time of this process. One holds the main thread until it is done. */
import { findPlaces } from "#features/catalogue/server/search/find.ts";
import { buildSeededSearch, seededDapps } from "#tests/search/catalogue.ts";
import { HOSTILE_QUERIES } from "#tests/search/hostile-queries.ts";

const MOST_MS = 25;
const WARM_UP = 5;
const TIMES = 20;
const SHOWN = 40;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

export async function runHostile(): Promise<void> {
  const dapps = seededDapps();
  const built = await buildSeededSearch(dapps);
  const search = (text: string, times: number): void => {
    for (let time = 0; time < times; time += 1)
      findPlaces(built, text, { start: 0, count: SHOWN, within: [], withAll: true });
  };
  console.log(
    `\nSearches over our ${dapps.length} DApps that are as long as they may be; at most ${MOST_MS} ms\n`,
  );
  const rows = Object.entries(HOSTILE_QUERIES).map(([name, text]) => {
    search(text, WARM_UP);
    const before = processorMs();
    search(text, TIMES);
    return { name, ms: (processorMs() - before) / TIMES };
  });
  for (const { name, ms } of rows.toSorted((a, b) => b.ms - a.ms))
    console.log(`${ms.toFixed(1).padStart(6)} ms  ${name}${ms > MOST_MS ? "  TOO MUCH" : ""}`);
}
