/** Explains and times what pages and workers ask, with 100,000 listings and a million submissions, on every engine. */
import { sharedEngines } from "#tests/fixtures/database.ts";
import { ASKED, explain, fillLarge } from "#tests/fixtures/databases/large.ts";
import type { Db } from "#platform/database/schema.ts";

const DEFAULT_SIZE = { listings: 100_000, submissions: 1_000_000 };
const TIMES = 5;

async function medianMs(db: Db, ask: (db: Db, last: Date) => Promise<unknown>, last: Date): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const begunMs = performance.now();
    await ask(db, last);
    times.push(performance.now() - begunMs);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}

async function measure({ name, open }: (typeof sharedEngines)[number], submissions: number): Promise<void> {
  const database = await open();
  const begunMs = performance.now();
  await fillLarge(database.db, { ...DEFAULT_SIZE, submissions });
  console.log(
    `\n${name}: ${DEFAULT_SIZE.listings} listings and ${submissions} submissions, filled in ${Math.round((performance.now() - begunMs) / 1_000)} s`,
  );
  const last = new Date(submissions - 20);
  for (const [what, ask] of Object.entries(ASKED)) {
    const scanned = (await explain(database.db, ask, last)).flatMap((plan) => plan.scanned);
    const ms = (await medianMs(database.db, ask, last)).toFixed(1).padStart(8);
    console.log(`${ms} ms  ${what}${scanned.length > 0 ? `  READS ALL OF ${scanned.join(", ")}` : ""}`);
    if (scanned.length > 0) process.exitCode = 1;
  }
  await database.close();
}

/** The first argument is another number of submissions. */
export async function run([submissions]: readonly string[]): Promise<void> {
  for (const engine of sharedEngines) await measure(engine, Number(submissions ?? DEFAULT_SIZE.submissions));
}
