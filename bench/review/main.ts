/**
 * `npm run bench -- review`: what the desk's calls take with 10,000 submissions, each with its donation, on SQLite and
 * Postgres. A call includes session, permission, queries and JSON; the network is left out.
 */
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { percentile } from "#bench/faults/row.ts";
import { createDeskCalls } from "#server/desk/desk-calls.ts";
import { seed } from "#tests/contract/catalogue/seeded.ts";
import { openSeededDesk } from "#tests/contract/submissions/review-desk.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { openDesk } from "#tests/fixtures/desk/desk.ts";
import { fill, numberOf, SUBMISSIONS } from "./fill.ts";

const ROUNDS = 100;
const QUEUE_MS = 50;
const CASE_MS = 100;
/** A search reads every form of the queue. */
const SEARCH_MS = 250;
const MONEY_MS = 1_000;
/** No call may hold the event loop for longer. */
const HELD_MS = 50;

interface Call {
  readonly name: string;
  readonly path: (round: number) => string;
  readonly limitMs: number;
}

const QUEUE = "/api/desk/review/queue";

const CALLS: readonly Call[] = [
  { name: "queue", path: (round) => `${QUEUE}?page=${1 + (round % 20)}`, limitMs: QUEUE_MS },
  { name: "queue, overdue", path: () => `${QUEUE}?view=overdue`, limitMs: QUEUE_MS },
  { name: "queue, unclaimed", path: () => `${QUEUE}?view=unclaimed`, limitMs: QUEUE_MS },
  { name: "queue, tokens in Spanish", path: () => `${QUEUE}?kind=token&language=es`, limitMs: QUEUE_MS },
  { name: "queue, on one network", path: () => `${QUEUE}?network=eth`, limitMs: QUEUE_MS },
  { name: "queue, decided", path: () => `${QUEUE}?view=decided`, limitMs: QUEUE_MS },
  { name: "queue, search", path: (round) => `${QUEUE}?search=site-${round * 37}`, limitMs: SEARCH_MS },
  {
    name: "case",
    path: (round) => `/api/desk/review/cases/${numberOf((round * 62) % SUBMISSIONS)}`,
    limitMs: CASE_MS,
  },
  { name: "ledger", path: () => "/api/desk/donations", limitMs: MONEY_MS },
];

async function timesOf(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = performance.now();
    await work(round);
    times.push(performance.now() - before);
  }
  return times;
}

async function measure({ name: engine, open }: (typeof sharedEngines)[number]): Promise<void> {
  const { db, close } = await open();
  await seed(db);
  const { services, foundation } = openSeededDesk(db, { SMTP_URL: undefined });
  const desk = openDesk(db, ({ replies, log }) => ({
    operators: services.operators,
    api: createDeskCalls({ ...foundation, log }, { services, replies, languageOf: () => "en" }),
  }));
  const { cookie } = await desk.person("ann", ["admin"]);
  await fill(db, services, foundation.clock.now());
  for (const { name, path, limitMs } of CALLS) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const times = await timesOf(name === "ledger" ? ROUNDS / 10 : ROUNDS, async (round) => {
      const { status } = await desk.call("GET", path(round), { cookie });
      if (status !== 200) throw new Error(`${name}: ${status}`);
    });
    delay.disable();
    const heldMs = delay.percentile(99) / 1e6;
    const p95 = percentile(times, 95);
    const isHeld = p95 <= limitMs && heldMs <= HELD_MS;
    const verdict = isHeld ? "holds" : "DOES NOT HOLD";
    // On a machine with other work, the least is what the call itself takes.
    const [least, median] = [Math.min(...times), percentile(times, 50)].map((ms) => ms.toFixed(1));
    const figures = `least ${least} ms, median ${median} ms, 95th percentile ${p95.toFixed(1)} ms`;
    const loop = `event loop held ${heldMs.toFixed(1)} ms (at most ${HELD_MS})`;
    console.log(
      `${engine.padEnd(11)} ${name.padEnd(25)} ${figures} (at most ${limitMs}), ${loop}: ${verdict}`,
    );
    if (!isHeld) process.exitCode = 1;
  }
  await close();
}

export async function run(): Promise<void> {
  for (const engine of sharedEngines) await measure(engine);
}
