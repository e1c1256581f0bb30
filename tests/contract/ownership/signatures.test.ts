/** Signed messages: ties, moves and roles, with a network that the test plays. Real nodes are in ownership.test.ts. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { getAddress, verifyMessage, type Address, type Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { areTied } from "#features/ownership/model.ts";
import type { OwnedListing } from "#features/ownership/server/deps.ts";
import { createOwnership, type Ownership } from "#features/ownership/server/service.ts";
import { createOwnershipStore } from "#features/ownership/server/store.ts";
import { ok } from "#lib/result.ts";
import { openContractOwners, type Controller } from "#platform/evm/contract-owners.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import {
  confirmMail,
  mailsTo,
  openDesk,
  send,
  type ReviewDesk,
} from "#tests/contract/submissions/review-desk.ts";

const TOKEN = "9vK2f0c8T1m4Zq7sLw3xEA";
const HOST = "app.harbour.example";
const CONTRACT = `0x${"c0".repeat(20)}`;
const EMAIL = "owner@harbour.example";
const owner = privateKeyToAccount(generatePrivateKey());

describe.each(engines)("a signature on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let ownership: Ownership;
  let owned: OwnedListing;
  let file = "";
  const controllers: Controller[] = [{ address: owner.address, role: "owner" }];
  const chain = {
    headHash: () => Promise.resolve(`0x${"1".repeat(64)}`),
    minedAt: () => Promise.resolve(desk.foundation.clock.now()),
    isContract: () => Promise.resolve(true),
    controllersOf: () => Promise.resolve(controllers),
    hasSigned: (address: string, message: string, signature: string) =>
      verifyMessage({ address: address as Address, message, signature: signature as Hex }),
  };
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
    const sent = await send(desk, "token", {
      email: EMAIL,
      website: `https://${HOST}`,
      network: "bsc",
      standard: "BEP20",
      bl_symbol: "BSC",
      address: CONTRACT,
    });
    await confirmMail(desk, database.db, EMAIL);
    const listed = { host: HOST, network: "bsc", contract: CONTRACT };
    owned = { submissionId: sent.id, ...listed };
    ownership = createOwnership({
      store: createOwnershipStore(database.db),
      clock: desk.foundation.clock,
      outbound: {
        isOn: true,
        texts: () => Promise.resolve(ok([])),
        fetchText: () => Promise.resolve(ok({ contentType: "text/plain", text: file, url: "" })),
      },
      brandKey: "brand",
      site: "wallet.example",
      ownedBy: (token) => Promise.resolve(token === TOKEN ? owned : null),
      chain: () => Promise.resolve(chain),
      changed: () => Promise.resolve(),
      receipts: desk.submissions,
    });
  }, 60_000);
  afterAll(() => database.close());

  async function signed(made: Awaited<ReturnType<Ownership["message"]>>) {
    const message = made.ok ? made.value : "";
    return { message, signature: await owner.signMessage({ message }) };
  }

  it("names its signer's role; file and signature that name each other tie website and contract", async () => {
    const tied = async () => areTied(await ownership.proofsOf(TOKEN));
    const proven = await ownership.prove(TOKEN, "signature", await signed(await ownership.message(TOKEN)));
    expect(proven).toMatchObject({ ok: true, value: { role: "owner", names: HOST } });
    const challenge = await ownership.challenge(TOKEN);
    if (!challenge.ok) throw new Error(challenge.code);
    file = `${challenge.value.value}\n`;
    expect(await ownership.prove(TOKEN, "file")).toMatchObject({ ok: true, value: { names: "" } });
    expect(await tied()).toBe(false);
    file += challenge.value.contractLine?.toUpperCase().replace("BSC:0X", "bsc:0x") ?? "";
    expect(await ownership.prove(TOKEN, "file")).toMatchObject({ ok: true });
    expect(await tied()).toBe(true);
  });

  it("of a move names both contracts, and is worth nothing for another one or as a proof", async () => {
    const before = owned;
    const to = `bsc:0x${"ab".repeat(20)}`;
    expect(await ownership.moveMessage(TOKEN)).toMatchObject({ code: "nothing_to_prove" });
    owned = { ...before, movesTo: to };
    const given = await signed(await ownership.moveMessage(TOKEN));
    expect(given.message).toContain(`Moves to: ${to}`);
    expect(await ownership.prove(TOKEN, "signature", given)).toMatchObject({ code: "message_changed" });
    const forged = { ...given, message: given.message.replace("0xab", "0xcd") };
    expect(await ownership.signMove(TOKEN, forged)).toMatchObject({ code: "message_changed" });
    expect(await ownership.signMove(TOKEN, given)).toMatchObject({ ok: true });
    const store = createOwnershipStore(database.db);
    expect(await store.moveSigner(before.submissionId, `bsc:${CONTRACT}`, to)).toEqual({
      signer: owner.address,
      role: "owner",
    });
    expect(await store.moveSigner(before.submissionId, `bsc:${CONTRACT}`, "bsc:0x00")).toEqual({
      signer: "",
      role: "",
    });
    owned = before;
  });

  it("lapses when its signer controls the contract no more, and its owner gets one mail about it", async () => {
    controllers.length = 0;
    for (const days of [8, 5, 5, 8]) {
      desk.wait(days);
      await ownership.recheck();
    }
    const found = (await ownership.proofsOf(TOKEN)).find(({ method }) => method === "signature");
    expect(found?.lapsedAt).not.toBeNull();
    const subjects = (await mailsTo(database.db, EMAIL)).map(({ subject }) => subject);
    expect(subjects.filter((one) => one.includes("a proof of ownership has lapsed"))).toHaveLength(1);
  });
});

describe("who controls a contract", () => {
  const NOBODY = `0x${"0".repeat(64)}`;
  let server: Server;
  let url = "";
  /** What `owner()` returns; null reverts. */
  let owns: string | null = null;
  let creator: string | null = owner.address;
  /** A call that the server does not answer. */
  let silent = "";
  beforeAll(async () => {
    const answerTo = (body: string): string => {
      const { id, method } = JSON.parse(body) as { id: number; method: string };
      const results: Record<string, unknown> = {
        eth_chainId: "0x38",
        eth_getStorageAt: NOBODY,
        eth_call: owns,
        ots_getContractCreator: creator && { hash: NOBODY, creator },
      };
      const isKnown = method in results && (method !== "eth_call" || owns !== null);
      const answer = isKnown ? { result: results[method] } : { error: { code: -32_601, message: "no" } };
      return JSON.stringify({ jsonrpc: "2.0", id, ...answer });
    };
    server = createServer((request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      void readText(request).then((body) => {
        if (silent !== "" && body.includes(silent)) return request.socket.destroy();
        return response.end(answerTo(body));
      });
    });
    await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it("is its deployer only if it names nobody, and nobody if the RPC server cannot tell", async () => {
    const network = await openContractOwners([url], 56);
    expect(await network.controllersOf(CONTRACT)).toEqual([{ address: owner.address, role: "deployer" }]);
    const buyer = `0x${"b1".repeat(20)}`;
    owns = `0x${buyer.slice(2).padStart(64, "0")}`;
    // A project that was sold: its deployer is not asked.
    expect(await network.controllersOf(CONTRACT)).toEqual([{ address: getAddress(buyer), role: "owner" }]);
    owns = NOBODY;
    expect(await network.controllersOf(CONTRACT)).toMatchObject([{ role: "deployer" }]);
    creator = null;
    expect(await network.controllersOf(CONTRACT)).toEqual([]);
  });

  it("is nobody's guess while the RPC server does not say who owns it", async () => {
    const network = await openContractOwners([url], 56);
    owns = `0x${"b1".repeat(20).padStart(64, "0")}`;
    creator = owner.address;
    silent = "eth_call";
    await expect(network.controllersOf(CONTRACT)).rejects.toThrow("HTTP request failed");
    silent = "eth_getBlockByHash";
    await expect(network.minedAt(NOBODY)).rejects.toThrow("HTTP request failed");
    silent = "";
  });
});
