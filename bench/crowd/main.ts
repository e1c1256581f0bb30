// `npm run bench -- crowd [rounds]`: readers of a cached page beside an attacker who asks for random search words, and the
// processor time of pages that are not cached. Rate limits are off.
import { setTimeout as sleep } from "node:timers/promises";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";
import { mainThreadMs } from "#bench/processor-time.ts";
import { openRequests, type Answered } from "./connections.ts";

const ROUNDS = 5;
const SECONDS = 4;
const READERS = 16;
const ATTACKERS = 50;
const SETTLE_MS = 1_500;
const PAGE = "/en/dappstore";
const UNCACHED = [
  "/en/dappstore",
  "/en/dappstore?key=swap",
  "/en",
  "/en/about",
  "/en/news",
  "/en/submit/dapp",
];
const RENDERS = 100;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Reading {
  readonly rate: number;
  readonly p99: number;
}

async function read(port: number): Promise<Reading> {
  const times: number[] = [];
  const readers = openRequests({ port, count: READERS, pathOf: () => PAGE }, ({ ms }) => void times.push(ms));
  await sleep(SECONDS * 1_000);
  readers.stop();
  const sorted = times.toSorted((a, b) => a - b);
  return { rate: times.length / SECONDS, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

async function readBesideAttacker(port: number, seen: Map<number, number>): Promise<Reading> {
  let latest = 0;
  const count = ({ status }: Answered): void => void seen.set(status, (seen.get(status) ?? 0) + 1);
  const pathOf = (): string => `${PAGE}?key=${Math.random().toString(36).slice(2, 8)}${(latest += 1)}`;
  const attackers = openRequests({ port, count: ATTACKERS, pathOf }, count);
  await sleep(500);
  const reading = await read(port);
  attackers.stop();
  await sleep(SETTLE_MS);
  return reading;
}

const portOf = ({ address }: SiteProcess): number => Number(new URL(address).port);

async function attack(site: SiteProcess, rounds: number): Promise<void> {
  const port = portOf(site);
  await read(port);
  const seen = new Map<number, number>();
  const results: [Reading, Reading][] = [];
  for (let round = 0; round < rounds; round += 1)
    results.push([await read(port), await readBesideAttacker(port, seen)]);
  const kept = median(results.map(([quiet, beside]) => beside.rate / quiet.rate));
  const later = median(results.map(([quiet, beside]) => beside.p99 / quiet.p99));
  const rate = Math.round(median(results.map(([quiet]) => quiet.rate)));
  console.log(
    `${kept >= 0.9 && later <= 3 ? "ok  " : "FAIL"} ${READERS} readers (${rate}/s) beside ${ATTACKERS} attackers: ` +
      `${Math.round(kept * 100)} % of their requests, p99 ${later.toFixed(1)} ×; ${JSON.stringify(Object.fromEntries(seen))}`,
  );
}

async function renderTimes(site: SiteProcess): Promise<void> {
  const ask = async (path: string): Promise<void> => {
    await (await fetch(site.address + path)).arrayBuffer();
  };
  for (const path of UNCACHED) {
    for (let n = 0; n < RENDERS / 2; n += 1) await ask(path);
    const before = mainThreadMs(site.child.pid);
    for (let n = 0; n < RENDERS; n += 1) await ask(path);
    console.log(
      `${path.padEnd(24)} ${((mainThreadMs(site.child.pid) - before) / RENDERS).toFixed(1)} ms of the main thread`,
    );
  }
}

export async function run([rounds = String(ROUNDS)]: readonly string[]): Promise<void> {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, RATE_LIMIT_FACTOR: "100000" };
  const site = await startSiteProcess(settings);
  await attack(site, Number(rounds));
  await site.end();
  const uncached = await startSiteProcess({ ...settings, PAGE_CACHE_MB: "0" });
  await renderTimes(uncached);
  await uncached.end();
  folder.remove();
}
