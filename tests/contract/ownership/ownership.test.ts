/** Proofs of ownership with a real DNS server, a real https server and a real EVM node, all on loopback. */
import { createTestClient, http, type Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { bsc } from "viem/chains";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProofMethod } from "#features/ownership/model.ts";
import type { OwnedListing } from "#features/ownership/server/deps.ts";
import { createOwnership, type Ownership } from "#features/ownership/server/service.ts";
import { createOwnershipStore } from "#features/ownership/server/store.ts";
import { sha256 } from "#features/ownership/server/website-proof.ts";
import { openContractOwners } from "#platform/evm/contract-owners.ts";
import { createResolvers } from "#platform/outbound/agreeing-resolvers.ts";
import { createOutbound, noOutbound } from "#platform/outbound/outbound.ts";
import { createLimiter } from "#platform/rate-limit.ts";
import { engines, type TestDatabase } from "#tests/fixtures/database.ts";
import { startDnsServer, type DnsRecords, type DnsServer } from "#tests/fixtures/outbound/dns-server.ts";
import { startHttpsServer, type HttpsServer } from "#tests/fixtures/outbound/https-server.ts";
import { startEvmNode, type EvmNode } from "#tests/fixtures/payments/evm-node.ts";
import { createTestPayments, type TestPayments } from "#tests/fixtures/payments/test-payments.ts";
import { openDesk, send, type ReviewDesk } from "#tests/contract/submissions/review-desk.ts";

const HOST = "app.harbour.example";
const RECORD = `_brand-challenge.${HOST}`;
const TOKEN = "9vK2f0c8T1m4Zq7sLw3xEA";
/** The node's first account, which deployed the token and owns it. */
const OWNER = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");
const ADMIN_SLOT = "0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103";
/** Answers every call with ERC-1271's "valid". */
const VALID_FOR_ALL: Hex = "0x631626ba7e60e01b60005260206000f3";

let node: EvmNode;
let payments: TestPayments;
let server: HttpsServer;
let dns: DnsServer;
const records = new Map<string, DnsRecords>();
let file: { status: number; type: string; text: string };

beforeAll(async () => {
  node = await startEvmNode();
  payments = await createTestPayments(node);
  dns = await startDnsServer((name) => records.get(name));
  server = await startHttpsServer([HOST], ({ url }, response) => {
    const isFile = url === "/.well-known/brand-listing.txt";
    response.writeHead(isFile ? file.status : 404, { "content-type": file.type }).end(file.text);
  });
}, 90_000);
afterAll(async () => {
  server.stop();
  await dns.stop();
  await node.stop();
});

describe.each(engines)("a proof of ownership on $name", ({ open }) => {
  let database: TestDatabase;
  let desk: ReviewDesk;
  let ownership: Ownership;
  let owned: OwnedListing;
  let now = new Date();
  beforeAll(async () => {
    database = await open();
    desk = await openDesk(database.db);
    const listed = { host: HOST, network: "bsc", contract: payments.token };
    const { id } = await send(desk, "token", {
      website: `https://${HOST}`,
      network: "bsc",
      standard: "BEP20",
      bl_symbol: "BSC",
      address: payments.token,
    });
    owned = { submissionId: id, ...listed };
    ownership = service();
  }, 60_000);
  afterAll(() => database.close());

  const service = (outbound = realOutbound()): Ownership =>
    createOwnership({
      store: createOwnershipStore(database.db),
      clock: { now: () => now },
      outbound,
      brandKey: "brand",
      site: "wallet.example",
      ownedBy: (token) => Promise.resolve(token === TOKEN ? owned : null),
      chain: (network) => (network === "bsc" ? openContractOwners([node.url], 56) : Promise.resolve(null)),
      changed: () => Promise.resolve(),
      receipts: desk.submissions,
    });
  const realOutbound = () =>
    createOutbound({
      resolvers: createResolvers([dns.address, dns.address]),
      perHost: createLimiter({ name: "outbound", points: 1_000, seconds: 60, factor: 1 }),
      userAgent: "Test",
      hosts: server.hosts,
    });
  const prove = async (method: ProofMethod, given = {}, by = ownership): Promise<string> => {
    const result = await by.prove(TOKEN, method, given);
    return result.ok ? "proven" : result.code;
  };
  const value = async (): Promise<string> => {
    const challenge = await ownership.challenge(TOKEN);
    return challenge.ok ? challenge.value.value : "";
  };

  it("by DNS: both resolvers name the value of this receipt", async () => {
    expect(await prove("dns", {}, service(noOutbound))).toBe("outbound_off");
    records.delete(RECORD);
    expect(await prove("dns")).toBe("no_record");
    records.set(RECORD, {});
    expect(await prove("dns")).toBe("no_record");
    records.set(RECORD, { failure: 2 });
    expect(await prove("dns")).toBe("dns_failed");
    records.set(RECORD, { txt: ["v=spf1 -all", `${await value()}x`] });
    expect(await prove("dns")).toBe("record_missing");
    records.set(RECORD, { txt: ["v=spf1 -all", await value()] });
    expect(await prove("dns")).toBe("proven");
    expect(await ownership.prove("x".repeat(22), "dns")).toMatchObject({ code: "not_found" });
  });

  it("by a file: plain text with the value alone on a line", async () => {
    file = { status: 404, type: "text/plain", text: "" };
    expect(await prove("file")).toBe("wrong_status");
    file = { status: 200, type: "text/html", text: await value() };
    expect(await prove("file")).toBe("not_text");
    file = { status: 200, type: "text/plain", text: `value=${await value()}` };
    expect(await prove("file")).toBe("line_missing");
    file = { status: 200, type: "text/plain; charset=utf-8", text: `# ours\r\n ${await value()} \n` };
    expect(await prove("file")).toBe("proven");
  });

  const message = async (): Promise<string> => {
    const made = await ownership.message(TOKEN);
    if (!made.ok) throw new Error(made.code);
    return made.value;
  };

  it("by a message that the contract's owner signs, for this site, receipt, contract and day", async () => {
    now = new Date();
    const text = await message();
    const signature = await OWNER.signMessage({ message: text });
    expect(await prove("signature", { message: text, signature: "0x12" })).toBe("signature_malformed");
    const forged = text.replace("wallet.example", "evil.example");
    expect(await prove("signature", { message: forged, signature })).toBe("message_changed");
    const stranger = privateKeyToAccount(generatePrivateKey());
    expect(
      await prove("signature", { message: text, signature: await stranger.signMessage({ message: text }) }),
    ).toBe("signer_unrelated");
    const oldBlock = text.replace(/Block: 0x[\da-f]+/, `Block: 0x${"1".repeat(64)}`);
    expect(
      await prove("signature", {
        message: oldBlock,
        signature: await OWNER.signMessage({ message: oldBlock }),
      }),
    ).toBe("block_unknown");
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect(await prove("signature", { message: text, signature })).toBe("message_expired");
    now = new Date();
    // As a form sends it. Its hash is that of what was signed.
    const typed = `${text.replaceAll("\n", "\r\n")}\r\n`;
    expect(await prove("signature", { message: typed, signature })).toBe("proven");
    expect(await ownership.proofsOf(TOKEN)).toMatchObject([
      { method: "dns", subject: HOST },
      { method: "file", subject: HOST },
      { method: "signature", signer: OWNER.address, role: "owner", names: HOST, evidence: sha256(text) },
    ]);
  });

  it("by a contract that is the proxy's admin (ERC-1271), and not without an owner, a contract or a network", async () => {
    const admin = "0x00000000000000000000000000000000000a11ce";
    const proxy = "0x00000000000000000000000000000000000c0de0";
    const client = createTestClient({ mode: node.kind, chain: bsc, transport: http(node.url) });
    await client.setCode({ address: admin, bytecode: VALID_FOR_ALL });
    await client.setCode({ address: proxy, bytecode: "0x60006000fd" });
    const setAdmin = (holder: string) =>
      client.setStorageAt({ address: proxy, index: ADMIN_SLOT, value: `0x${holder.padStart(64, "0")}` });
    await setAdmin("0");
    const before = owned;
    const signature: Hex = `0x${"12".repeat(65)}`;
    owned = { ...before, contract: proxy };
    expect(await prove("signature", { message: await message(), signature })).toBe("owner_unknown");
    await setAdmin(admin.slice(2));
    expect(await prove("signature", { message: await message(), signature })).toBe("proven");
    owned = { ...before, contract: "0x00000000000000000000000000000000000e3e30" };
    expect(await prove("signature", { message: await message(), signature })).toBe("contract_missing");
    owned = { ...before, network: "eth" };
    expect(await prove("signature", { message: "", signature })).toBe("not_connected");
    owned = { ...before, host: null, network: null };
    expect([await prove("dns"), await prove("signature")]).toEqual(["nothing_to_prove", "nothing_to_prove"]);
    // Nobody would see a proof of a page that was given to another submission.
    owned = { ...before, isReplaced: true };
    const given = { message: "", signature: "" };
    expect([await prove("dns"), await prove("file"), await prove("signature", given)]).toEqual(
      Array.from({ length: 3 }, () => "page_replaced"),
    );
    for (const refused of [
      await ownership.challenge(TOKEN),
      await ownership.message(TOKEN),
      await ownership.moveMessage(TOKEN),
      await ownership.signMove(TOKEN, given),
    ])
      expect(refused).toEqual({ ok: false, code: "page_replaced" });
    owned = before;
  });

  it("is looked for weekly; three misses in 14 days make it lapse, and readers see it", async () => {
    const day = 86_400_000;
    const dnsProof = async () => (await ownership.proofsOf(TOKEN)).find(({ method }) => method === "dns");
    records.set(RECORD, { txt: [await value()] });
    await prove("dns");
    const proven = now;
    now = new Date(proven.getTime() + 6 * day);
    expect(await ownership.recheck()).toBe(0);
    now = new Date(proven.getTime() + 8 * day);
    await ownership.recheck();
    expect((await dnsProof())?.seenAt).toEqual(now);
    records.delete(RECORD);
    const lapses: boolean[] = [];
    for (const days of [16, 21, 26]) {
      now = new Date(proven.getTime() + days * day);
      await ownership.recheck();
      lapses.push((await dnsProof())?.lapsedAt !== null);
    }
    expect(lapses).toEqual([false, false, true]);
    records.set(RECORD, { txt: [await value()] });
    now = new Date(proven.getTime() + 34 * day);
    await ownership.recheck();
    expect((await dnsProof())?.lapsedAt).toBeNull();
  });
});
