/** Reads contracts from a node, and tests how the form and the preflight use the facts. */
import { createTestClient, http, type Address, type Hex } from "viem";
import { bsc } from "viem/chains";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SAMPLE_TOKEN } from "#features/submissions/schema/sample-forms.ts";
import { PROXY_SLOTS, readProxyKind } from "#platform/evm/proxy.ts";
import { startEvmNode, type EvmNode } from "#tests/fixtures/payments/evm-node.ts";
import { createTestPayments, type TestPayments } from "#tests/fixtures/payments/test-payments.ts";
import { startSite, type RunningSite } from "#tests/fixtures/site.ts";

let node: EvmNode;
let payments: TestPayments;
let site: RunningSite;
beforeAll(async () => {
  node = await startEvmNode();
  payments = await createTestPayments(node);
  // The node is BSC's; configured as Ethereum's it is an error in the settings.
  site = await startSite({ RPC_URLS: JSON.stringify({ bsc: node.url, eth: node.url }) });
}, 90_000);
afterAll(async () => {
  await site.stop();
  await node.stop();
});

async function factsOf(address: string, network = "bsc"): Promise<unknown> {
  const answer = await site.get(`/api/token-facts?network=${network}&address=${address}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: unknown }).data;
}

const PROXY: Address = "0x00000000000000000000000000000000000b0b0b";

/** A test node can set code at any address. */
const setCode = (bytecode: Hex) =>
  createTestClient({ mode: node.kind, chain: bsc, transport: http(node.url) }).setCode({
    address: PROXY,
    bytecode,
  });

const NOTHING = {
  name: null,
  symbol: null,
  decimals: null,
  total_supply: null,
  owner: null,
};

it("a token's name, symbol, decimals, supply and owner are read from its contract", async () => {
  expect(await factsOf(payments.token)).toEqual({
    checked: true,
    is_contract: true,
    name: "Test Token",
    symbol: "TKN",
    decimals: 4,
    total_supply: "10000000000",
    owner: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    is_proxy: false,
  });
});

it("an address without code is not a contract", async () => {
  const facts = { ...NOTHING, checked: true, is_contract: false, is_proxy: false };
  expect(await factsOf("0x00000000000000000000000000000000000c0ffe")).toEqual(facts);
});

it("a minimal proxy returns the facts of its code, and that it is a proxy", async () => {
  await setCode(`0x363d3d373d3d3d363d73${payments.token.slice(2)}5af43d82803e903d91602b57fd5bf3`);
  expect(await factsOf(PROXY)).toMatchObject({ is_contract: true, is_proxy: true });
});

it("upgradeability is read from the slots and the code; no contract and another network tell nothing", async () => {
  const kindOf = (address: string, chainId: number = bsc.id) => readProxyKind([node.url], chainId, address);
  expect(await kindOf(payments.token)).toBe("none");
  expect(await kindOf(PROXY)).toBe("clone");
  expect(await kindOf("0x00000000000000000000000000000000000c0ffe")).toBeNull();
  await expect(kindOf(payments.token, 1)).rejects.toThrow("another network");
  // It returns nothing, whatever is called.
  await setCode("0x00");
  const client = createTestClient({ mode: node.kind, chain: bsc, transport: http(node.url) });
  for (const index of Object.values(PROXY_SLOTS)) {
    const setTo = (last: string) =>
      client.setStorageAt({ address: PROXY, index, value: `0x${last.padStart(64, "0")}` });
    await setTo(payments.token.slice(2));
    expect(await kindOf(PROXY), index).toBe("upgradeable");
    await setTo("0");
    expect(await kindOf(PROXY), index).toBe("none");
  }
});

it.each([
  ["of another network", "eth"],
  ["that is not configured", "matic"],
])("a server %s is not trusted", async (_case, network) => {
  const facts = { ...NOTHING, checked: false, is_contract: null, is_proxy: null };
  expect(await factsOf(payments.token, network)).toEqual(facts);
});

it("a difference between form and contract is found before the donation", async () => {
  const fields = { ...SAMPLE_TOKEN, network: "bsc", standard: "BEP20", address: payments.token };
  const answer = await site.get("/api/preflight/token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  const { data } = (await answer.json()) as { data: { findings: { code: string; field: string }[] } };
  expect(data.findings.map(({ field, code }) => `${field} ${code}`)).toEqual(
    expect.arrayContaining([
      "address contract_found",
      "name name_mismatch",
      "symbol symbol_mismatch",
      "decimal decimals_mismatch",
      "total_supply supply_mismatch",
    ]),
  );
});
