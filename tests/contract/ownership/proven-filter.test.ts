/**
 * How old the answer of the filter "ownership proven" may be: a proof that another process stores or lets lapse is in it
 * within `MAX_LAG_MS`, on each engine.
 */
import { createTestClient, http, type Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { bsc } from "viem/chains";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Ownership } from "#features/ownership/server/service.ts";
import { readConfig } from "#server/config.ts";
import { createFoundation } from "#server/foundation.ts";
import { createServices } from "#server/services.ts";
import { serverUrl, createPostgresDatabase } from "#tests/fixtures/databases/postgres.ts";
import { startEvmNode, type EvmNode } from "#tests/fixtures/payments/evm-node.ts";
import { createTestPayments, type TestPayments } from "#tests/fixtures/payments/test-payments.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";
import { doesPostgresAnswer } from "#tools/test/postgres.ts";

/**
 * Half a second until it is noticed, and at most two builds of the index of lists: the one under way and the next. The
 * limit is what a starved machine needs for that.
 */
const MAX_LAG_MS = 90_000;
const DAY_MS = 86_400_000;

/** The node's first account, which owns its tokens. */
const OWNER = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");
/** Returns another owner for every call. */
const SOLD: Hex = `0x73${"b1".repeat(20)}60005260206000f3`;

const engines = (await doesPostgresAnswer(serverUrl)) ? ["SQLite", "PostgreSQL"] : ["SQLite"];

describe.each(engines)("the filter by proven owners on %s", (engine) => {
  let node: EvmNode;
  let payments: TestPayments;
  let site: RunningSite;
  /** Of another process. */
  let ownership: Ownership;
  let receipt = "";
  let stop: () => Promise<void>;
  let now = new Date();

  beforeAll(async () => {
    node = await startEvmNode();
    payments = await createTestPayments(node);
    const database = engine === "PostgreSQL" ? await createPostgresDatabase("template0") : null;
    const settings = {
      RPC_URLS: JSON.stringify({ bsc: node.url }),
      ...(database && { DATABASE_URL: database.url }),
    };
    site = await startSite(settings);
    const config = readConfig({ ...settings, DATA_DIR: site.folder, LOG_LEVEL: "silent" });
    const foundation = await createFoundation(config, { clock: { now: () => now } });
    const services = createServices(foundation);
    ({ ownership } = services);
    stop = async () => {
      await foundation.database.close();
      await site.stop();
      await database?.remove();
      await node.stop();
    };
    receipt = await submitSample(site.address, "dapp", { network: ["bsc"], address: [payments.token] });
    const found = await services.submissions.receipt(receipt);
    if (!found.ok) throw new Error(found.code);
    const approved = await services.submissions.approve(found.value.submission.number, {
      operator: "Ines",
      note: "",
    });
    if (!approved.ok) throw new Error(JSON.stringify(approved));
  }, 240_000);
  afterAll(() => stop());

  async function proven(): Promise<number> {
    const response = await site.get("/v1/application/category_dapplist?facts=proven");
    const { data } = (await response.json()) as { data: object[] };
    return data.length;
  }
  const within = (wanted: number): Promise<void> =>
    vi.waitFor(async () => expect(await proven()).toBe(wanted), { timeout: MAX_LAG_MS, interval: 50 });

  it("has a proof that was made, and has no more one that lapsed", async () => {
    expect(await proven()).toBe(0);
    const made = await ownership.message(receipt);
    const message = made.ok ? made.value : "";
    const signature = await OWNER.signMessage({ message });
    expect(await ownership.prove(receipt, "signature", { message, signature })).toMatchObject({ ok: true });
    await within(1);

    const client = createTestClient({ mode: node.kind, chain: bsc, transport: http(node.url) });
    await client.setCode({ address: payments.token, bytecode: SOLD });
    for (const days of [8, 5]) {
      now = new Date(now.getTime() + days * DAY_MS);
      expect(await ownership.recheck()).toBe(1);
    }
    expect(await proven()).toBe(1);
    now = new Date(now.getTime() + 5 * DAY_MS);
    expect(await ownership.recheck()).toBe(1);
    await within(0);
  }, 300_000);
});
