/** `PROCESSES=2`: one site, whatever process answers, and whichever of them is killed or replaced. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DatabaseTarget } from "#platform/database/open.ts";
import { freePort } from "#tests/contract/connections/free-port.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { startReaders } from "./readers.ts";
import { describeListing, leaseHolder, startSeveral, type SeveralProcesses } from "./several.ts";

const READERS = 8;
const PATIENCE = { timeout: 60_000, interval: 100 };

describe.each(sharedEngines)("two processes on $name", ({ place }) => {
  let target: DatabaseTarget;
  let site: SeveralProcesses;
  let metricsPort: number;
  let removeDatabase: () => Promise<void>;

  beforeAll(async () => {
    ({ target, remove: removeDatabase } = await place());
    metricsPort = await freePort();
    site = await startSeveral(target, { METRICS_PORT: String(metricsPort) });
  }, 90_000);
  afterAll(async () => {
    await site.remove();
    await removeDatabase();
  });

  it("the metrics of all processes are at one address, which is not the site's", async () => {
    const { fetchAnew } = site;
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
      (await (await site.fetchAnew("/en/dappstore/detail?id=1001")).text()).includes("Changed words");
    await describeListing(target, "Changed words.");
    await sleep(1_000);
    const answers = await Promise.all(Array.from({ length: 12 }, read));
    expect(answers).not.toContain(false);
  });

  it("a killed process takes only its own requests along, and is replaced; its work goes on within 10 s", async () => {
    const before = site.servingProcesses();
    const holder = await leaseHolder(target);
    const end = startReaders(`${site.address}/en`, READERS);
    await sleep(500);
    const killed = performance.now();
    // The first one was started first, so it has the background work.
    process.kill(before[0] ?? 0, "SIGKILL");
    await vi.waitFor(
      async () => expect([holder, undefined]).not.toContain(await leaseHolder(target)),
      PATIENCE,
    );
    expect(performance.now() - killed).toBeLessThan(10_000);
    await vi.waitFor(() => expect(site.servingProcesses()).toHaveLength(2), PATIENCE);
    const { answered, lost } = await end();
    expect(site.servingProcesses()).not.toContain(before[0]);
    expect(answered).toBeGreaterThan(100);
    const total = [...lost.values()].reduce((sum, one) => sum + one, 0);
    expect(total).toBeLessThanOrEqual(READERS);
    expect([...lost.keys()].filter((reason) => reason !== "ECONNRESET")).toEqual([]);
  }, 90_000);

  it("SIGHUP replaces all processes without losing a request", async () => {
    const before = site.servingProcesses();
    const end = startReaders(`${site.address}/en`, READERS);
    site.child.kill("SIGHUP");
    await vi.waitFor(
      () => {
        expect(site.servingProcesses()).toHaveLength(2);
        expect(site.servingProcesses().filter((pid) => before.includes(pid))).toEqual([]);
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
      Array.from({ length: 80 }, async () => (await site.fetchAnew("/sitemap.xml")).status),
    );
    // 20 points each of 600 in a minute: two separate counters would refuse 20 only.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(50);
  });
});
