/** A reader verifies published proofs with nothing but what is published, a wallet library and a node. */
import { createHash } from "node:crypto";
import { createPublicClient, http, verifyMessage, type Address, type Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { bsc } from "viem/chains";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { readConfig } from "#server/config.ts";
import { createFoundation } from "#server/foundation.ts";
import { createServices } from "#server/services.ts";
import { tokenListSchema } from "#tests/contract/http/token-list-schema.ts";
import { startEvmNode, type EvmNode } from "#tests/fixtures/payments/evm-node.ts";
import { createTestPayments, type TestPayments } from "#tests/fixtures/payments/test-payments.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";
import { submitSample } from "#tests/fixtures/submitted.ts";

/** The node's first account, which owns its tokens. */
const OWNER = privateKeyToAccount("0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80");

const statements = z.object({
  proofs: z.array(
    z.object({
      page_url: z.string(),
      method: z.string(),
      subject: z.string(),
      place: z.string(),
      evidence_sha256: z.string(),
      signer: z.string(),
      statement: z.string().nullable(),
      message: z.string().nullable(),
      signature: z.string().nullable(),
    }),
  ),
});

describe("published proofs", () => {
  let node: EvmNode;
  let payments: TestPayments;
  let site: RunningSite;
  let receipt = "";
  const numbers: string[] = [];
  let dappReceipt = "";
  let stop: () => Promise<void>;
  /** Everything that is published about proofs. */
  const published: Record<string, string> = {};

  beforeAll(async () => {
    node = await startEvmNode();
    payments = await createTestPayments(node);
    const settings = { RPC_URLS: JSON.stringify({ bsc: node.url }) };
    site = await startSite(settings);
    const config = readConfig({ ...settings, DATA_DIR: site.folder, LOG_LEVEL: "silent" });
    const foundation = await createFoundation(config, {});
    const { submissions } = createServices(foundation);
    stop = async () => {
      await foundation.database.close();
      await site.stop();
      await node.stop();
    };
    const contract = { network: "bsc", address: payments.token };
    receipt = await submitSample(site.address, "token", { ...contract, standard: "BEP20", bl_symbol: "BSC" });
    dappReceipt = await submitSample(site.address, "dapp", {
      network: ["bsc"],
      address: [payments.token],
      url: "https://dock.harbour.example",
    });
    const pages: string[] = [];
    for (const one of [receipt, dappReceipt]) {
      const found = await submissions.receipt(one);
      if (!found.ok) throw new Error(found.code);
      const { number } = found.value.submission;
      numbers.push(number);
      const approved = await submissions.approve(number, { operator: "Ines", note: "" });
      if (!approved.ok) throw new Error(JSON.stringify(approved));
      pages.push(approved.value.listing ?? "");
      await proveBySignature(one);
    }
    const paths = [
      "/data/ownership.json",
      "/data/dapps.json",
      "/data/tokens.json",
      ...pages.map((path) => `/en${path}`),
    ];
    // The process hears of a proof within a second, and then builds its index of lists.
    await vi.waitFor(
      async () => {
        const list = await (await site.get("/data/tokens.json")).text();
        if (!list.includes(OWNER.address)) throw new Error("The token list has no proof yet.");
      },
      { timeout: 90_000, interval: 200 },
    );
    for (const path of paths) published[path] = await (await site.get(path)).text();
  }, 240_000);
  afterAll(() => stop());

  async function proveBySignature(token: string): Promise<void> {
    const path = `/api/receipts/${token}/ownership`;
    const { data } = (await (await site.get(path)).json()) as { data: { message: string } };
    const signature = await OWNER.signMessage({ message: data.message });
    const proven = await site.get(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ method: "signature", message: data.message, signature }),
    });
    expect(proven.status).toBe(200);
  }

  const all = () => statements.parse(JSON.parse(published["/data/ownership.json"] ?? "")).proofs;

  it("by signature verify without this site: the hash, the signature, and the signer as the contract's owner", async () => {
    const client = createPublicClient({ chain: bsc, transport: http(node.url) });
    expect(all()).toHaveLength(2);
    for (const { message, signature, signer, subject, evidence_sha256 } of all()) {
      expect(
        createHash("sha256")
          .update(message ?? "")
          .digest("hex"),
      ).toBe(evidence_sha256);
      const signed = { address: signer as Address, message: message ?? "", signature: signature as Hex };
      expect(await verifyMessage(signed)).toBe(true);
      expect(await client.verifyMessage(signed)).toBe(true);
      expect(await verifyMessage({ ...signed, message: `${message}.` })).toBe(false);
      const [, contract = ""] = subject.split(":");
      expect(message).toMatch(new RegExp(`^Contract: ${contract}$`, "im"));
      const owner = await client.readContract({
        address: contract as Address,
        abi: [
          {
            type: "function",
            name: "owner",
            inputs: [],
            outputs: [{ type: "address" }],
            stateMutability: "view",
          },
        ],
        functionName: "owner",
      });
      expect(owner).toBe(signer);
    }
  });

  it("stand whole on the listing's page and in /data/dapps.json, and are named in the token list", () => {
    const [ofToken, ofDapp] = ["/token/", "/dappstore/"].map((part) =>
      all().find(({ page_url }) => page_url.includes(part)),
    );
    const pageOf = (part: string) =>
      Object.entries(published).find(([path]) => path.startsWith("/en") && path.includes(part))?.[1] ?? "";
    for (const [page, proof] of [
      [pageOf("/token/"), ofToken],
      [pageOf("/dappstore/"), ofDapp],
    ] as const) {
      expect(page).toContain(`${proof?.message}</pre>`);
      expect(page).toContain(`<code>${proof?.signature}</code>`);
      expect(page).toContain(`<code>${proof?.evidence_sha256}</code>`);
    }
    const { dapps } = JSON.parse(published["/data/dapps.json"] ?? "") as { dapps: { ownership: object[] }[] };
    const { message, signature, signer } = ofDapp ?? {};
    expect(dapps.flatMap(({ ownership }) => ownership)).toEqual([
      expect.objectContaining({ message, signature, signer }),
    ]);
    const { tokens } = tokenListSchema.parse(JSON.parse(published["/data/tokens.json"] ?? ""));
    expect(tokens.flatMap(({ extensions }) => (extensions ? [extensions] : []))).toEqual([
      {
        ownership: {
          signature: expect.objectContaining({ signer: ofToken?.signer, statement: ofToken?.statement }),
        },
      },
    ]);
  });

  it("name no receipt: neither its link, nor its number, nor the hash of either", async () => {
    const text = Object.values(published).join("\n");
    for (const secret of [receipt, dappReceipt, ...numbers]) {
      expect(text).not.toContain(secret);
      for (const encoding of ["hex", "base64url"] as const)
        expect(text).not.toContain(createHash("sha256").update(secret).digest(encoding).slice(0, 22));
    }
    expect(text).not.toMatch(/Receipt:/i);
    for (const { statement } of all()) expect((await site.get(`/en/receipt/${statement}`)).status).toBe(404);
    // Two receipts of one contract and one key say different things.
    expect(new Set(all().map(({ statement }) => statement)).size).toBe(2);
  });
});
