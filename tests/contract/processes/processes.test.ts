/** `PROCESSES=2`: one site, whatever process answers, and whichever of them is killed or replaced. */
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "#platform/database/open.ts";
import { freePort } from "#tests/contract/connections/free-port.ts";
import {
  startSiteProcess,
  temporaryFolder,
  type SiteProcess,
} from "#tests/contract/connections/site-process.ts";
import { operate } from "#tests/fixtures/operator.ts";
import { startReaders } from "./readers.ts";

const folder = temporaryFolder();
const READERS = 8;
const PATIENCE = { timeout: 60_000, interval: 100 };

let site: SiteProcess;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  site = await startSiteProcess({
    PROCESSES: "2",
    DATA_DIR: folder.path,
    METRICS_PORT: String(metricsPort),
  });
}, 90_000);
afterAll(async () => {
  await site.end();
  folder.remove();
});

/** The serving processes; each has two children of its own at most, which decode pictures. */
const servingProcesses = (): number[] =>
  readFileSync(`/proc/${site.child.pid}/task/${site.child.pid}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number);

const leaseHolder = async (): Promise<string | undefined> => {
  const { db, close } = openDatabase({ kind: "sqlite", file: `${folder.path}/site.sqlite` });
  const row = await db
    .selectFrom("lease")
    .select("holder")
    .where("name", "=", "background")
    .executeTakeFirst();
  await close();
  return row?.holder;
};

/** A connection for each request, so that both processes are asked. */
const fetchAnew = (path: string): Promise<Response> =>
  fetch(site.address + path, { headers: { connection: "close" } });

it("the metrics of all processes are at one address, which is not the site's", async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => fetchAnew(`/en/nothing-${n}`)));
  await fetchAnew("/v1/block_chain/list");
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/^site_requests_total\{route="none",status="404",process="\d+"\} \d+$/m);
  expect(text).toMatch(
    /^site_requests_total\{route="\/v1\/block_chain\/list",status="200",process="\d+"\} 1$/m,
  );
  expect(
    new Set([...text.matchAll(/^process_resident_memory_bytes\{process="(\d+)"\}/gm)].map(([, id]) => id))
      .size,
  ).toBe(2);
  // What the database holds is reported once.
  expect(text.match(/^site_donations\{state="manual"/gm)).toHaveLength(1);
  expect(text.match(/^# TYPE site_render_seconds histogram$/gm)).toHaveLength(1);
  expect((await fetchAnew("/metrics")).status).toBe(404);
});

it("an operator's change is on the pages of all processes within a second", async () => {
  const read = async (): Promise<boolean> =>
    (await (await fetchAnew("/en/dappstore/detail?id=1001")).text()).includes("Changed words");
  await operate(
    { folder: folder.path },
    "dapps",
    "edit",
    "1001",
    "--set",
    "desc.en=Changed words.",
    "--reason",
    "test",
  );
  await sleep(1_000);
  const answers = await Promise.all(Array.from({ length: 12 }, read));
  expect(answers).not.toContain(false);
});

it("a killed process takes only its own requests along, and is replaced; its work goes on within 10 s", async () => {
  const before = servingProcesses();
  const holder = await leaseHolder();
  const end = startReaders(`${site.address}/en`, READERS);
  await sleep(500);
  const killed = performance.now();
  // The first one was started first, so it has the background work.
  process.kill(before[0] ?? 0, "SIGKILL");
  await vi.waitFor(async () => expect([holder, undefined]).not.toContain(await leaseHolder()), PATIENCE);
  expect(performance.now() - killed).toBeLessThan(10_000);
  await vi.waitFor(() => expect(servingProcesses()).toHaveLength(2), PATIENCE);
  const { answered, lost } = await end();
  expect(servingProcesses()).not.toContain(before[0]);
  expect(answered).toBeGreaterThan(100);
  const total = [...lost.values()].reduce((sum, one) => sum + one, 0);
  expect(total).toBeLessThanOrEqual(READERS);
  expect([...lost.keys()].filter((reason) => reason !== "ECONNRESET")).toEqual([]);
}, 90_000);

it("SIGHUP replaces all processes without losing a request", async () => {
  const before = servingProcesses();
  const end = startReaders(`${site.address}/en`, READERS);
  site.child.kill("SIGHUP");
  await vi.waitFor(
    () => {
      expect(servingProcesses()).toHaveLength(2);
      expect(servingProcesses().filter((pid) => before.includes(pid))).toEqual([]);
    },
    { ...PATIENCE, timeout: 150_000 },
  );
  const { answered, lost } = await end();
  expect(Object.fromEntries(lost)).toEqual({});
  expect(answered).toBeGreaterThan(100);
}, 180_000);

it("rate limits count for all processes together", async () => {
  // All of this file's requests come from one address, so this test is the last.
  const statuses = await Promise.all(
    Array.from({ length: 80 }, async () => (await fetchAnew("/sitemap.xml")).status),
  );
  // 20 points each of 600 in a minute: two separate counters would refuse 20 only.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(50);
});
