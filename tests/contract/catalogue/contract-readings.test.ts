/** What nodes tell about listed contracts is read in the background and kept with its date. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContractReadings } from "#features/catalogue/server/contracts/contract-readings.ts";
import { createDataVersions } from "#platform/database/data-version.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";

const DAY_MS = 86_400_000;
const address = (number: number): string => `0x${number.toString(16).padStart(40, "A")}`;
const contract = (number: number, network = "eth") => ({ network, address: address(number), label: "" });

/** One DApp with the contracts 1 to 25, and one with others. */
const DAPPS = [
  { id: 1, isListed: true, contracts: Array.from({ length: 25 }, (_, at) => contract(at + 1)) },
  { id: 2, isListed: true, contracts: [contract(1), contract(40, "trx"), contract(41, "bsc"), contract(42)] },
  { id: 3, isListed: false, contracts: [contract(50)] },
];
const [FIRST] = DAPPS;

describe.each(engines)("readings on $name", ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  function openReadings(rpcUrls: Record<string, readonly string[]>, isAway = false) {
    let nowMs = Date.parse("2026-11-20T12:00:00Z");
    const asked: string[] = [];
    const { db } = database;
    const versions = createDataVersions(db);
    const readings = createContractReadings({
      db,
      reader: db,
      clock: { now: () => new Date(nowMs) },
      versions,
      dapps: (after, limit) => Promise.resolve(DAPPS.filter(({ id }) => id > after).slice(0, limit)),
      networks: () =>
        Promise.resolve([
          { key: "eth", chainId: "1", isEvm: true },
          { key: "bsc", chainId: "56", isEvm: true },
          { key: "trx", chainId: null, isEvm: false },
        ]),
      rpcUrls,
      readProxy: async (urls, chainId, one) => {
        asked.push(`${chainId} ${one}`);
        if (isAway) throw new Error("away");
        return urls[0] === "https://eth.example" && one === address(1) ? "upgradeable" : "none";
      },
    });
    const version = async () => (await versions.read()).get("contracts") ?? 0;
    return { readings, asked, version, wait: (days: number) => (nowMs += days * DAY_MS) };
  }

  const URLS = { eth: ["https://eth.example"], trx: ["https://trx.example"] };

  it("asks nobody without an RPC server, and shows nothing", async () => {
    const { readings, asked } = openReadings({});
    expect(await readings.readDue()).toBe(0);
    expect(asked).toEqual([]);
    expect((await readings.of({ contracts: [contract(1)] }))(contract(1))).toBeNull();
  });

  it("a server that does not answer leaves everything unknown and holds up nothing", async () => {
    const { readings, asked, version } = openReadings(URLS, true);
    const before = await version();
    expect([await readings.readDue(), await readings.readDue()]).toEqual([0, 0]);
    expect(asked).toHaveLength(26);
    expect(await version()).toBe(before);
  });

  it("reads each contract of a listed DApp once a week, twenty at a time", async () => {
    const { readings, asked, version, wait } = openReadings(URLS);
    const before = await version();
    expect([await readings.readDue(), await readings.readDue(), await readings.readDue()]).toEqual([
      20, 6, 0,
    ]);
    // 25 of the first, one more of the second: not TRON's, not that of a network without a server, not a delisted one.
    expect(new Set(asked).size).toBe(26);
    expect(await version()).toBe(before + 2);

    const readingOf = await readings.of({ contracts: FIRST?.contracts ?? [] });
    const readAt = new Date("2026-11-20T12:00:00Z");
    expect(readingOf({ ...contract(1), address: address(1).toLowerCase() })).toEqual({
      proxy: "upgradeable",
      readAt,
    });
    expect(readingOf(contract(2))).toEqual({ proxy: "none", readAt });
    expect(readingOf(contract(41, "bsc"))).toBeNull();

    wait(8);
    expect([await readings.readDue(), await readings.readDue()]).toEqual([20, 6]);
    expect(asked).toHaveLength(52);
    wait(89);
    expect(await readings.forgetOld()).toBe(0);
    wait(2);
    expect(await readings.forgetOld()).toBe(26);
  });
});
