/** How several RPC servers agree, and how long the site waits for one. */
import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DonationStatus } from "#features/donations/model.ts";
import { createDonations } from "#features/donations/server/service.ts";
import { verify } from "#features/donations/server/verify.ts";
import { agreeing } from "#platform/evm/agreement.ts";
import type { EvmNetwork, Transfer } from "#platform/evm/evm-network.ts";
import { createViemNetwork } from "#platform/evm/viem-network.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { createTestDonations, RECIPIENT, termsOf } from "#tests/fixtures/payments/donations.ts";
import { startEvmNode, type EvmNode } from "#tests/fixtures/payments/evm-node.ts";
import { createTestPayments, type TestPayments } from "#tests/fixtures/payments/test-payments.ts";

const AMOUNT = 2_004_821n;
const UNKNOWN_HASH = `0x${"9".repeat(64)}`;
/** Nothing listens there. */
const DEAD_RPC = "http://127.0.0.1:1";

let node: EvmNode;
let pay: TestPayments;
let network: EvmNetwork;

beforeAll(async () => {
  node = await startEvmNode();
  pay = await createTestPayments(node);
  network = createViemNetwork(node.url);
});
afterAll(() => node.stop());

describe("a payment", () => {
  it("counts if two servers agree, whatever a third does, and never on one of two", async () => {
    const shown = { ...termsOf(pay.token), amount: AMOUNT, issuedAt: (await network.head()).minedAt };
    const hash = await pay.send(pay.token, RECIPIENT, AMOUNT);
    const question = { txHash: hash, chainId: 56, quotes: [shown], confirmations: 15 };
    const other = createViemNetwork(node.url.replace("127.0.0.1", "localhost"));
    const dead = createViemNetwork(DEAD_RPC);
    const judgedBy = async (...servers: EvmNetwork[]) => verify(agreeing(servers), question);
    expect(await judgedBy(network, other)).toMatchObject({ state: "confirming" });
    expect(await judgedBy(dead, network, other)).toMatchObject({ state: "confirming" });
    expect(await judgedBy(dead, network)).toMatchObject({ state: "failed" });
    expect(await judgedBy(dead)).toMatchObject({ state: "failed" });
    // A server that does not know it is late, or the other one invented it.
    const late: EvmNetwork = { ...other, receipt: async () => null, transaction: async () => null };
    expect(await judgedBy(network, late)).toEqual({ state: "unseen" });
    const receipt = await network.receipt(hash);
    if (!receipt) throw new Error("no receipt");
    const lies: EvmNetwork[] = [
      { ...other, receipt: async () => ({ ...receipt, isSuccess: !receipt.isSuccess }) },
      { ...other, receipt: async () => ({ ...receipt, transfers: [] }) },
      { ...other, receipt: async () => ({ ...receipt, blockHash: UNKNOWN_HASH }) },
    ];
    for (const liar of lies) {
      expect(await judgedBy(network, liar)).toEqual({ state: "failed", error: "DisagreementError" });
      expect(await judgedBy(liar, network, other)).toMatchObject({ state: "confirming" });
    }
    const hasty: EvmNetwork = {
      ...other,
      head: async () => ({ ...(await other.head()), number: 10n ** 9n }),
    };
    expect(await judgedBy(network, hasty)).toMatchObject({ state: "confirming", confirmations: 1 });
    const inventor: EvmNetwork = {
      ...other,
      transfers: async (query) => [
        ...(await other.transfers(query)),
        { ...receipt.transfers[0], amount: 1n } as Transfer,
      ],
    };
    const { number } = await network.head();
    const query = { token: pay.token, recipient: RECIPIENT, fromBlock: number, toBlock: number };
    expect(await agreeing([network, inventor]).transfers(query)).toEqual(await network.transfers(query));
    expect(await verify(network, { ...question, chainId: 97 })).toEqual({
      state: "failed",
      error: "WrongChainId",
    });
  });
});

describe.each(engines)("a donation on $name", ({ open }) => {
  let test: TestDatabase;
  let lastId = 0;
  const nextId = (): number => (lastId += 1);
  const link = (hash: string) => ({ explorerUrl: `https://bscscan.com/tx/${hash}` });
  const statusOf = async (id: number): Promise<DonationStatus | null> =>
    createTestDonations(test.db).statusOf(id);

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  it("waits for an operator if two servers disagree, and says so", async () => {
    const id = nextId();
    const split = createTestDonations(test.db, { token: pay.token, rpcUrls: [node.url] });
    const lying: EvmNetwork = { ...network, chainId: async () => 97 };
    const deps = { ...split.deps, connection: async () => agreeing([network, lying]) };
    await split.quoted(id);
    const donation = createDonations(deps);
    await donation.claim(id, link(`0x${"7".repeat(64)}`));
    expect(await statusOf(id)).toMatchObject({ state: "submitted" });
    split.pass(121_000);
    await donation.worker().drain();
    expect(await statusOf(id)).toMatchObject({ state: "manual", manualCause: "disagree" });
  });

  it("answers a claim within three seconds while the server is silent or never ends", async () => {
    for (const answer of ["", "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"]) {
      const silent = createServer((socket) => void socket.write(answer));
      silent.on("connection", (socket) => socket.on("error", () => socket.destroy()));
      await new Promise<void>((done) => silent.listen(0, "127.0.0.1", () => done()));
      const { port } = silent.address() as AddressInfo;
      const id = nextId();
      const waiting = createTestDonations(test.db, {
        token: pay.token,
        rpcUrls: [`http://127.0.0.1:${port}`],
      });
      await waiting.quoted(id);
      const start = performance.now();
      expect(await waiting.claim(id, link(`0x${"6".repeat(64)}`))).toEqual({ ok: true, value: null });
      expect(performance.now() - start).toBeLessThan(3_000);
      expect(await statusOf(id)).toMatchObject({ state: "submitted" });
      silent.close();
    }
  });
});
