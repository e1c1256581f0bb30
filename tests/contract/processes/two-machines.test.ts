/**
 * Two parents with two processes each on one Postgres database, as on two machines: they share changes, limits and
 * background work. Skipped, loudly, where no server answers.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DatabaseTarget } from "#platform/database/open.ts";
import { sharedEngines } from "#tests/fixtures/database.ts";
import { startReaders } from "./readers.ts";
import { describeListing, leaseHolder, startSeveral, type SeveralProcesses } from "./several.ts";

const READERS = 8;
const MANY = 40;

describe.each(sharedEngines.filter(({ name }) => name === "PostgreSQL"))(
  "two machines on $name",
  (engine) => {
    let target: DatabaseTarget;
    let first: SeveralProcesses;
    let second: SeveralProcesses;
    let removeDatabase: () => Promise<void>;

    beforeAll(async () => {
      ({ target, remove: removeDatabase } = await engine.place());
      const settings = { TRUST_PROXY: "1" };
      first = await startSeveral(target, settings);
      second = await startSeveral(target, settings);
    }, 240_000);
    afterAll(async () => {
      await Promise.all([first.remove(), second.remove()]);
      await removeDatabase();
    });

    it("a change is on the pages of all four processes within a second", async () => {
      const read = async ({ fetchAnew }: SeveralProcesses): Promise<boolean> =>
        (await (await fetchAnew("/en/dappstore/detail?id=1001")).text()).includes("Words for both");
      const everywhere = (): Promise<boolean[]> =>
        Promise.all([first, second].flatMap((site) => Array.from({ length: 12 }, () => read(site))));
      expect(await everywhere()).not.toContain(true);
      await describeListing(target, "Words for both.");
      await sleep(1_000);
      expect(await everywhere()).not.toContain(false);
    }, 60_000);

    it("rate limits count for both together", async () => {
      // Another client than the readers of the next test.
      const client = { "x-forwarded-for": "203.0.113.7" };
      const askAll = ({ fetchAnew }: SeveralProcesses): Promise<number>[] =>
        Array.from({ length: MANY }, async () => (await fetchAnew("/sitemap.xml", client)).status);
      const statuses = await Promise.all([first, second].flatMap(askAll));
      // 20 points each of 600 in a minute: with a counter each they would refuse 20 together. A minute may end meanwhile.
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(30);
    });

    it("if one is lost as a whole, readers of the other notice nothing, and it does the work within 10 s", async () => {
      const holder = await leaseHolder(target);
      const end = startReaders(`${second.address}/en`, READERS);
      await sleep(500);
      const lost = performance.now();
      // The one that was started first has the background work. Its parent goes first, so that nothing is replaced.
      for (const pid of [first.child.pid ?? 0, ...first.servingProcesses()]) process.kill(pid, "SIGKILL");
      await vi.waitFor(async () => expect([holder, undefined]).not.toContain(await leaseHolder(target)), {
        timeout: 30_000,
        interval: 100,
      });
      expect(performance.now() - lost).toBeLessThan(10_000);
      const tally = await end();
      expect(Object.fromEntries(tally.lost)).toEqual({});
      expect(tally.answered).toBeGreaterThan(50);
    }, 60_000);
  },
);
